import { verifyPassword } from '../auth/password.ts';
import { readEnv } from '../env.ts';
import { serve, type Answer, type Call, type ServedCall } from '../http/call.ts';
import { endCookies, readSessionToken, startCookies } from '../http/session-cookie.ts';
import { logProblem } from '../log.ts';
import { countAttempt, forgetAttempts, giveBackAttempt, normalUsername } from '../records/attempts.ts';
import { endSession, startSession, sweepSessions } from '../records/sessions.ts';
import { accept } from './accept.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import type { StatusMessage } from '#shared/endpoints/endpoint.ts';
import { LOGIN_LOCK_MINUTES } from '#shared/limits.ts';
import { fail } from '#shared/result.ts';
import { signInSchema, type Credentials } from '#forms/sign-in/form.ts';

const LOCKED = `Too many failed attempts. Locked for ${LOGIN_LOCK_MINUTES} minutes.`;
const WRONG = 'Invalid username or password.';

/**
 * Administrator sign-in. A wrong answer is 401; the third one carries `Retry-After`, because the lock begins with it;
 * a try while locked is 429; one that found too many others before it is none. Which names exist shows in neither status,
 * text nor time.
 */
const signIn = accept(signInSchema, async (input, call): Promise<Answer<StatusMessage>> => {
  const attempt = await countAttempt(input.username, call.address);
  if (!attempt.allowed) return fail({ kind: 'locked', message: LOCKED, retryAfter: attempt.retryAfter });
  const isRight = await isAdministrator(input).catch(async (error: unknown) => {
    await giveBackAttempt(input.username, call.address);
    throw error;
  });
  if (!isRight) {
    const retryAfter = attempt.lockIfWrong;
    return fail({ kind: 'refused', message: WRONG, ...(retryAfter === undefined ? {} : { retryAfter }) });
  }
  await forgetAttempts(input.username, call.address);
  const token = await startSession(readEnv().ADMIN_USERNAME ?? input.username);
  call.waitUntil(sweepSessions());
  return {
    ok: true,
    value: { status: 'success', message: 'Login successful' },
    cookies: startCookies(token, call.url),
  };
});

/** Ends the session on the server and in the browser; without one there is nothing to end. */
async function signOut(call: Call): Promise<Answer<StatusMessage>> {
  await endSession(readSessionToken(call));
  return {
    ok: true,
    value: { status: 'success', message: 'Logged out' },
    cookies: endCookies(call.url),
  };
}

/** Who is signed in, until when, and what time it is now: the browser's clock may be another. */
function showSession({ session }: Call): Answer<SessionShown> {
  if (!session) return fail({ kind: 'unauthenticated', message: 'Please sign in.' });
  return { ok: true, value: { status: 'success', ...session, now: new Date().toISOString() } };
}

interface SessionShown {
  status: 'success';
  username: string;
  expiresAt: string;
  now: string;
}

/** Always derives one password hash, whoever asks. Without an administrator nobody is; the log says what is missing. */
async function isAdministrator({ username, password }: Credentials): Promise<boolean> {
  const { ADMIN_USERNAME, ADMIN_PASSWORD_HASH } = readEnv();
  if (!ADMIN_USERNAME || !ADMIN_PASSWORD_HASH)
    logProblem('sign-in-unconfigured', {
      missing: ADMIN_USERNAME ? 'ADMIN_PASSWORD_HASH' : 'ADMIN_USERNAME',
    });
  const known = ADMIN_USERNAME !== undefined && normalUsername(username) === normalUsername(ADMIN_USERNAME);
  const right = await verifyPassword(password, (known && ADMIN_PASSWORD_HASH) || '');
  return known && right;
}

/** From signing in to signing out. */
export const sessionCalls: readonly ServedCall[] = [
  serve(endpoints.adminLogin, signIn),
  serve(endpoints.adminLogout, signOut),
  serve(endpoints.adminSession, showSession),
];
