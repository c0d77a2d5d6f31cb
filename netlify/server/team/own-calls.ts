import { encode } from 'uqr';
import { browserOf } from '../auth/browser.ts';
import { hashPassword, verifyPassword } from '../auth/password.ts';
import { serve, type Answer, type Call, type ServedCall } from '../http/call.ts';
import { readSessionToken, startCookies } from '../http/session-cookie.ts';
import { accept } from '../handlers/accept.ts';
import { logProblem } from '../log.ts';
import { fingerprint } from '../records/credential.ts';
import {
  endSessionsOf,
  listSessions,
  sessionId,
  startSession,
  type SessionOwner,
} from '../records/sessions.ts';
import { appAddress, newRecovery, newSecret, stepOf, useCode } from './factor.ts';
import { caller, checkSecret, ownerOf } from './guarded.ts';
import { refusalOf } from './password-rules.ts';
import { changeTeam, isStill, ownOf, personOf, readTeam, withOwn, withPerson } from './people.ts';
import { codeSchema, passwordSchema } from '#forms/team/form.ts';
import { requiredLine } from '#forms/fields/rules.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import type { StatusMessage } from '#shared/endpoints/endpoint.ts';
import type { FactorOffered, SessionListed } from '#shared/endpoints/team.ts';
import { MAX_NAME } from '#shared/limits.ts';
import { fail, ok } from '#shared/result.ts';
import { z } from '#shared/zod.ts';

const WRONG_PASSWORD = { name: 'present', message: 'That is not your present password.' };
const WRONG_CODE = { name: 'code', message: 'That code is wrong, or was used before.' };

/** A new password ends every session made under the one before; this browser gets another. */
const changePassword = accept(passwordSchema, async (input, call): Promise<Answer<StatusMessage>> => {
  const { id } = caller(call);
  const team = await readTeam();
  const person = personOf(team, id);
  if (!person)
    return fail({
      kind: 'conflict',
      message: 'Your password is set in the environment: ADMIN_PASSWORD_HASH.',
    });
  const checked = await checkSecret(call, WRONG_PASSWORD, () =>
    verifyPassword(input.present, person.passwordHash ?? ''),
  );
  if (!checked.ok) return checked;
  const refusal = await refusalOf(input.password, person);
  if (refusal) return fail({ kind: 'invalid', message: refusal, errors: { password: refusal } });
  const passwordHash = await hashPassword(input.password);
  const owner = ownerOf(team, id);
  const changed = await changeTeam((now) =>
    isStill(now, owner) ? withPerson(now, id, (one) => ({ ...one, passwordHash })) : undefined,
  );
  if (!changed) return fail({ kind: 'conflict', message: 'Your account was changed meanwhile.' });
  const credential = fingerprint(passwordHash);
  const made = { id, name: person.name, username: person.email, credential };
  // It is changed, whatever follows; what sessions this leaves the job ends.
  const cookies = await beginAnew(made, call).catch((error: unknown) => {
    logProblem('sessions-not-ended', {}, error);
    return [];
  });
  return { ...said('Your password is changed.'), cookies };
});

/** Ends every other session, and starts one. Out: its cookies. */
async function beginAnew(owner: SessionOwner, { headers, url }: Call): Promise<readonly string[]> {
  await endSessionsOf(owner.id, { unless: owner.credential });
  const token = await startSession(owner, { browser: browserOf(headers.get('user-agent') ?? '') });
  // Whoever disabled this person meanwhile may have missed the session.
  if (!isStill(await readTeam(), owner)) await endSessionsOf(owner.id);
  return startCookies(token, url);
}

/** A secret for an app; it counts for nothing until a code of it was typed. */
async function offerFactor(call: Call): Promise<Answer<FactorOffered>> {
  const { id, username } = caller(call);
  const secret = newSecret();
  const offered = await changeTeam((team) => {
    const own = ownOf(team, id);
    return own.factor ? undefined : withOwn(team, id, { ...own, offered: secret });
  });
  if (!offered) return fail({ kind: 'conflict', message: 'A second factor is set already.' });
  const address = appAddress(secret, username);
  return ok({ status: 'success', secret, address, qr: drawn(address) });
}

const confirmFactor = accept(
  codeSchema,
  async ({ code }, call): Promise<Answer<{ status: 'success'; codes: string[] }>> => {
    const { id } = caller(call);
    const { codes, hashes } = newRecovery();
    const checked = await checkSecret(call, WRONG_CODE, async () => {
      const changed = await changeTeam((team) => {
        const { offered, factor } = ownOf(team, id);
        const usedStep = offered && !factor ? stepOf(offered, code) : undefined;
        if (offered === undefined || usedStep === undefined) return undefined;
        const proved = { secret: offered, usedStep, recovery: hashes };
        return withOwn(team, id, { factor: proved, offered: undefined });
      });
      return changed !== undefined;
    });
    return checked.ok ? ok({ status: 'success', codes }) : checked;
  },
);

const endFactor = accept(codeSchema, async ({ code }, call): Promise<Answer<StatusMessage>> => {
  const owner = ownerOf(await readTeam(), caller(call).id);
  const checked = await checkSecret(call, WRONG_CODE, () =>
    useCode(owner, code, () => ({ factor: undefined, offered: undefined })),
  );
  return checked.ok ? said('The second factor is off.') : checked;
});

async function showSessions(call: Call): Promise<Answer<{ status: 'success'; sessions: SessionListed[] }>> {
  const own = sessionId(readSessionToken(call) ?? '');
  const sessions = (await listSessions(caller(call).id)).map((one) => ({ ...one, isThis: one.id === own }));
  return ok({ status: 'success', sessions });
}

const endOwnSession = accept(
  z.object({ id: requiredLine('The id is required.', MAX_NAME) }),
  async (input, call): Promise<Answer<StatusMessage>> => {
    await endSessionsOf(caller(call).id, { only: input.id });
    return said('The session has ended.');
  },
);

const said = (message: string): Answer<StatusMessage> => ok({ status: 'success', message });

/** The dark modules of a QR code, row by row. */
function drawn(text: string): FactorOffered['qr'] {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}

/** What each administrator does about his own account. */
export const ownCalls: readonly ServedCall[] = [
  serve(endpoints.teamPassword, changePassword),
  serve(endpoints.factorOffer, offerFactor),
  serve(endpoints.factorConfirm, confirmFactor),
  serve(endpoints.factorEnd, endFactor),
  serve(endpoints.ownSessions, showSessions),
  serve(endpoints.ownSessionEnd, endOwnSession),
];
