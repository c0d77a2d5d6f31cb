import { browserOf } from '../auth/browser.ts';
import { deviceOf, newDevice } from '../auth/device.ts';
import { verifyPassword } from '../auth/password.ts';
import { serve, type Answer, type Call, type ServedCall } from '../http/call.ts';
import {
  deviceCookie,
  endCookies,
  readDeviceProof,
  readSessionToken,
  startCookies,
} from '../http/session-cookie.ts';
import {
  countAttempt,
  countEverywhere,
  forgetAttempts,
  forgetEverywhere,
  giveBackAttempt,
} from '../records/attempts.ts';
import { endSession, readSession, startSession, type SessionOwner } from '../records/sessions.ts';
import { accept } from './accept.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import type { StatusMessage } from '#shared/endpoints/endpoint.ts';
import type { SessionShown } from '#shared/endpoints/session.ts';
import { fail, type Fault } from '#shared/result.ts';
import { LOCKED, signInSchema, type Credentials } from '#forms/sign-in/form.ts';

const SLOWED = 'There were too many failed attempts for this user name. Please try again in a minute.';
const WRONG = 'Invalid username or password.';
const CODE_WANTED = 'Enter the code from your app, or one of your recovery codes.';
const CODE_WRONG = 'That code is wrong, or was used before.';

/** One who may sign in. */
export interface Account extends SessionOwner {
  passwordHash: string;
}

/** Who may sign in, and what is asked of them beside the password. */
export interface Accounts {
  /** By user name, in any letter case; undefined if nobody may sign in by it. */
  find: (username: string) => Promise<Account | undefined>;
  /** Takes as long as `find` does for a name that it must look up: which names exist must not show in time. */
  findNobody: (username: string) => Promise<void>;
  /** Asked after a session was made and before its token is given out: whether its owner still may have one, and the second factor. */
  admit: (account: Account, code: string) => Promise<'in' | 'gone' | 'code wanted' | 'code wrong'>;
}

/**
 * Administrator sign-in. A wrong answer is 401; the third one carries `Retry-After`, because the lock begins with it;
 * a try while locked is 429, and so is one of too many for a name from everywhere; one that found too many others before it
 * is none. A browser that signed in before has a count of its own: nobody else's tries keep an administrator out of it. Which
 * names exist shows in neither status, text nor time. Where a second factor is set, a right password alone is 422 with a fault
 * of the field `code`, and counts as no try; a wrong code is a wrong answer like any other.
 */
function signInTo(accounts: Accounts) {
  return accept(signInSchema, async (input, call): Promise<Answer<StatusMessage>> => {
    const account = await accounts.find(input.username);
    // A name that nobody has may be anything, a password too: it is written down nowhere.
    const who = account?.name ?? '';
    const device = account && deviceOf(readDeviceProof(call), account.passwordHash);
    const from = device ?? call.address;
    const attempt = await countAttempt(input.username, from);
    if (!attempt.allowed) return fail({ kind: 'locked', message: LOCKED, retryAfter: attempt.retryAfter });
    const retryAfter = device ? 0 : await countEverywhere(input.username);
    if (retryAfter > 0) {
      await giveBackAttempt(input.username, from);
      return fail({ kind: 'rate-limited', message: SLOWED, retryAfter });
    }
    const refused = (fault: Partial<Fault> = {}): Answer<never> => {
      const { lockIfWrong } = attempt;
      const wait = lockIfWrong === undefined ? {} : { retryAfter: lockIfWrong };
      return { ...fail({ kind: 'refused', message: WRONG, ...fault, ...wait }), who };
    };
    try {
      // Always derives one password hash, whoever asks.
      const isRight = await verifyPassword(input.password, account?.passwordHash ?? '');
      if (!account || !isRight) {
        await accounts.findNobody(input.username);
        return refused();
      }
      const opened = await open(accounts, account, input, call);
      if (opened.outcome === 'gone') return refused();
      if (opened.outcome === 'code wrong')
        return refused({ message: CODE_WRONG, errors: { code: CODE_WRONG } });
      if (opened.outcome === 'code wanted') {
        await giveBackAttempt(input.username, from);
        return fail({ kind: 'invalid', message: CODE_WANTED, errors: { code: CODE_WANTED } });
      }
      call.waitUntil(Promise.all([forgetAttempts(input.username, from), forgetEverywhere(input.username)]));
      return {
        ok: true,
        who,
        value: { status: 'success', message: 'Login successful' },
        cookies: [
          ...startCookies(opened.token, call.url),
          deviceCookie(newDevice(account.passwordHash), call.url),
        ],
      };
    } catch (error) {
      await giveBackAttempt(input.username, from);
      throw error;
    }
  });
}

/** A session for whoever knows the password; unless they are let in it has ended before anybody has its token. */
async function open(accounts: Accounts, account: Account, { code }: Credentials, { headers }: Call) {
  const { id, name, username, credential } = account;
  const browser = browserOf(headers.get('user-agent') ?? '');
  const token = await startSession({ id, name, username, credential }, { browser });
  const outcome = await accounts.admit(account, code).catch(async (error: unknown) => {
    await endSession(token);
    throw error;
  });
  if (outcome !== 'in') await endSession(token);
  return { outcome, token };
}

/** Ends the session on the server and in the browser; without one there is nothing to end. */
async function signOut(call: Call): Promise<Answer<StatusMessage>> {
  const token = readSessionToken(call);
  const session = await readSession(token);
  await endSession(token);
  return {
    ...{ ok: true, ...(session ? { who: session.name } : {}) },
    value: { status: 'success', message: 'Logged out' },
    cookies: endCookies(call.url),
  };
}

/** Who is signed in, until when, and what time it is now: the browser's clock may be another. */
function showSession({ session }: Call): Answer<SessionShown> {
  if (!session) return fail({ kind: 'unauthenticated', message: 'Please sign in.' });
  return { ok: true, value: { status: 'success', ...session, now: new Date().toISOString() } };
}

/** From signing in to signing out. */
export const sessionCalls = (accounts: Accounts): readonly ServedCall[] => [
  serve(endpoints.adminLogin, signInTo(accounts), 'tried'),
  serve(endpoints.adminLogout, signOut, 'tried'),
  serve(endpoints.adminSession, showSession),
];
