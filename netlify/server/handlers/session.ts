import { deviceOf, newDevice } from '../auth/device.ts';
import { verifyPassword } from '../auth/password.ts';
import { readEnv } from '../env.ts';
import { serve, type Answer, type Call, type ServedCall } from '../http/call.ts';
import {
  deviceCookie,
  endCookies,
  readDeviceProof,
  readSessionToken,
  startCookies,
} from '../http/session-cookie.ts';
import { logProblem } from '../log.ts';
import {
  countAttempt,
  countEverywhere,
  forgetAttempts,
  forgetEverywhere,
  giveBackAttempt,
  normalUsername,
} from '../records/attempts.ts';
import { endSession, startSession } from '../records/sessions.ts';
import { accept } from './accept.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import type { StatusMessage } from '#shared/endpoints/endpoint.ts';
import { fail } from '#shared/result.ts';
import { LOCKED, signInSchema, type Credentials } from '#forms/sign-in/form.ts';

const SLOWED = 'There were too many failed attempts for this user name. Please try again in a minute.';
const WRONG = 'Invalid username or password.';

/**
 * Administrator sign-in. A wrong answer is 401; the third one carries `Retry-After`, because the lock begins with it;
 * a try while locked is 429, and so is one of too many for a name from everywhere; one that found too many others before it
 * is none. A browser that signed in before has a count of its own: nobody else's tries keep the administrator out of it. Which names exist shows in neither status,
 * text nor time.
 */
const signIn = accept(signInSchema, async (input, call): Promise<Answer<StatusMessage>> => {
  const device = isNamedAdministrator(input) ? deviceOf(readDeviceProof(call)) : undefined;
  const from = device ?? call.address;
  const attempt = await countAttempt(input.username, from);
  // A name that nobody has may be anything, a password too.
  const who = (isNamedAdministrator(input) && readEnv().ADMIN_USERNAME) || '';
  if (!attempt.allowed) return fail({ kind: 'locked', message: LOCKED, retryAfter: attempt.retryAfter });
  const retryAfter = device ? 0 : await countEverywhere(input.username);
  if (retryAfter > 0) {
    await giveBackAttempt(input.username, from);
    return fail({ kind: 'rate-limited', message: SLOWED, retryAfter });
  }
  const isRight = await isAdministrator(input).catch(async (error: unknown) => {
    await giveBackAttempt(input.username, from);
    throw error;
  });
  if (!isRight) {
    const retryAfter = attempt.lockIfWrong;
    const fault = {
      kind: 'refused',
      message: WRONG,
      ...(retryAfter === undefined ? {} : { retryAfter }),
    } as const;
    return { ...fail(fault), who };
  }
  const token = await startSession(readEnv().ADMIN_USERNAME ?? input.username);
  if (token === undefined) return fail({ kind: 'refused', message: WRONG });
  call.waitUntil(Promise.all([forgetAttempts(input.username, from), forgetEverywhere(input.username)]));
  return {
    ok: true,
    who,
    value: { status: 'success', message: 'Login successful' },
    cookies: [...startCookies(token, call.url), deviceCookie(newDevice(), call.url)],
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
  const known = isNamedAdministrator({ username });
  const right = await verifyPassword(password, (known && ADMIN_PASSWORD_HASH) || '');
  return known && right;
}

function isNamedAdministrator({ username }: Pick<Credentials, 'username'>): boolean {
  const { ADMIN_USERNAME } = readEnv();
  return ADMIN_USERNAME !== undefined && normalUsername(username) === normalUsername(ADMIN_USERNAME);
}

/** From signing in to signing out. */
export const sessionCalls: readonly ServedCall[] = [
  serve(endpoints.adminLogin, signIn),
  serve(endpoints.adminLogout, signOut),
  serve(endpoints.adminSession, showSession),
];
