import { verifyPassword } from '../auth/password.ts';
import { endCookies, readSessionToken, startCookies } from '../auth/session-cookie.ts';
import { readEnv } from '../env.ts';
import type { Answer, Call } from '../http/call.ts';
import { countAttempt, forgetAttempts, normalUsername } from '../stores/login-attempts.ts';
import { endSession, startSession, sweepSessions } from '../stores/sessions.ts';
import { accept } from './accept.ts';
import type { StatusMessage } from '#shared/endpoints/endpoint.ts';
import { LOGIN_LOCK_MINUTES } from '#shared/limits.ts';
import { fail } from '#shared/result.ts';
import { signInSchema, type Credentials } from '#forms/sign-in/form.ts';

const LOCKED = `Too many failed attempts. Locked for ${LOGIN_LOCK_MINUTES} minutes.`;
const WRONG = 'Invalid username or password.';

/**
 * Administrator sign-in [S 7]. A wrong answer is 401; the third one carries `Retry-After`, because the lock begins with it;
 * a try while locked is 429. Which names exist shows in neither status, text nor time.
 */
export const signIn = accept(signInSchema, async (input, call): Promise<Answer<StatusMessage>> => {
  const attempt = await countAttempt(input.username, call.address);
  if (!attempt.allowed) return fail({ kind: 'locked', message: LOCKED, retryAfter: attempt.retryAfter });
  if (!(await isAdministrator(input))) {
    const retryAfter = attempt.lockIfWrong;
    return fail({ kind: 'refused', message: WRONG, ...(retryAfter === undefined ? {} : { retryAfter }) });
  }
  await forgetAttempts(input.username, call.address);
  const token = await startSession(readEnv().ADMIN_USERNAME ?? input.username);
  await sweepSessions();
  return {
    ok: true,
    value: { status: 'success', message: 'Login successful' },
    cookies: startCookies(token, call.url),
  };
});

/** Ends the session on the server and in the browser; without one there is nothing to end. */
export async function signOut(call: Call): Promise<Answer<StatusMessage>> {
  await endSession(readSessionToken(call));
  return {
    ok: true,
    value: { status: 'success', message: 'Logged out' },
    cookies: endCookies(call.url),
  };
}

/** Who is signed in, until when, and what time it is now: the browser's clock may be another. */
export function showSession({ session }: Call): Answer<SessionShown> {
  if (!session) return fail({ kind: 'unauthenticated', message: 'Please sign in.' });
  return { ok: true, value: { status: 'success', ...session, now: new Date().toISOString() } };
}

interface SessionShown {
  status: 'success';
  username: string;
  expiresAt: string;
  now: string;
}

/** Always derives one password hash, whoever asks. */
async function isAdministrator({ username, password }: Credentials): Promise<boolean> {
  const { ADMIN_USERNAME, ADMIN_PASSWORD_HASH } = readEnv();
  const known = ADMIN_USERNAME !== undefined && normalUsername(username) === normalUsername(ADMIN_USERNAME);
  const right = await verifyPassword(password, (known && ADMIN_PASSWORD_HASH) || '');
  return known && right;
}
