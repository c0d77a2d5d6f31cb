import { createHash, randomBytes } from 'node:crypto';
import { readEnv } from '../env.ts';
import { logProblem } from '../http/log.ts';
import { createDocument } from './cas.ts';
import { openStore, type Store } from './open-store.ts';
import { readDocument } from './record-pages.ts';
import { SESSION_HOURS } from '#shared/limits.ts';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
/** Sessions looked at by one sign-in: it answers soon all the same. */
const SWEPT_AT_ONCE = 50;

/** A signed-in administrator. `expiresAt` is ISO 8601 UTC. */
export interface Session {
  username: string;
  expiresAt: string;
}

interface StoredSession extends Session {
  /** Fingerprint of the password hash it was made under: a new password ends every session. */
  credential: string;
}

/** Starts a session of eight hours. Out: its random token; only the token's hash is kept. */
export async function startSession(username: string, now: number = Date.now()): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(now + SESSION_HOURS * 3_600_000).toISOString();
  const session: StoredSession = { username, expiresAt, credential: credential() };
  await createDocument(openStore('sessions'), sha256(token), session);
  return token;
}

/** The session of a token; undefined if the token is unknown, ended, or expired at `now`. */
export async function readSession(
  token: string | undefined,
  now: number = Date.now(),
): Promise<Session | undefined> {
  if (!token || !TOKEN.test(token)) return undefined;
  return readLive(openStore('sessions'), sha256(token), now);
}

/** Takes away sessions that ended without a log-out, some at each sign-in. Never throws: what stays is for the next one. */
export async function sweepSessions(now: number = Date.now()): Promise<void> {
  try {
    const store = openStore('sessions');
    const { blobs } = await store.list();
    await Promise.all(blobs.slice(0, SWEPT_AT_ONCE).map(({ key }) => readLive(store, key, now)));
  } catch (error) {
    logProblem('sessions-not-swept', {}, error);
  }
}

/** One that has ended is deleted on the way. */
async function readLive(store: Store, key: string, now: number): Promise<Session | undefined> {
  const found = await readDocument<StoredSession>(store, key);
  if (!found) return undefined;
  if (Date.parse(found.expiresAt) <= now || found.credential !== credential()) {
    await store.delete(key);
    return undefined;
  }
  return { username: found.username, expiresAt: found.expiresAt };
}

/** Ends a session on the server; an unknown token is nothing to end. */
export async function endSession(token: string | undefined): Promise<void> {
  if (token && TOKEN.test(token)) await openStore('sessions').delete(sha256(token));
}

function credential(): string {
  return sha256(readEnv().ADMIN_PASSWORD_HASH ?? '').slice(0, 16);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
