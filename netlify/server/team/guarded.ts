import type { Call, Session } from '../http/call.ts';
import { countAttempt, forgetAttempts } from '../records/attempts.ts';
import { credential, fingerprint } from '../records/credential.ts';
import { ENVIRONMENT } from '../records/sessions.ts';
import { personOf, type Team } from './people.ts';
import { LOCKED } from '#forms/sign-in/form.ts';
import { fail, type Fault, type Result } from '#shared/result.ts';

/** Who makes a staff call; the router lets nobody else through. */
export function caller({ session }: Call): Session {
  if (!session) throw new Error('A staff call without a session.');
  return session;
}

/** Whether whoever is signed in may still change anything about the team. */
export const mayAct = (team: Team, id: string): boolean =>
  id === ENVIRONMENT || personOf(team, id)?.state === 'active';

/** Who they are, with the password that counts now. */
export function ownerOf(team: Team, id: string): { id: string; credential: string } {
  const made = id === ENVIRONMENT ? credential() : fingerprint(personOf(team, id)?.passwordHash ?? '');
  return { id, credential: made };
}

/**
 * Holds a secret that somebody types within a session against the right one. Wrong ones count and lock as at the sign-in, together
 * with those made there; no session ends by it. Out: a fault of the field `name` if it is wrong.
 */
export async function checkSecret(
  call: Call,
  { name, message }: { name: string; message: string },
  isRight: () => Promise<boolean>,
): Promise<Result<true>> {
  const { username } = caller(call);
  const attempt = await countAttempt(username, call.address);
  const locked = (retryAfter: number) => fail<Fault>({ kind: 'locked', message: LOCKED, retryAfter });
  if (!attempt.allowed) return locked(attempt.retryAfter);
  if (await isRight()) {
    call.waitUntil(forgetAttempts(username, call.address));
    return { ok: true, value: true };
  }
  if (attempt.lockIfWrong !== undefined) return locked(attempt.lockIfWrong);
  return fail({ kind: 'invalid', message, errors: { [name]: message } });
}
