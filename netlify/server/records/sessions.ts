import { createHash, randomBytes } from 'node:crypto';
import { openCollection } from '../database/blobs.ts';
import { listKeys, type Collection } from '../database/collection.ts';
import { createDocument, readDocument } from '../database/documents.ts';
import { readEnv } from '../env.ts';
import { claimCredential, credential } from './credential.ts';
import { sweep } from './sweep.ts';
import { SESSION_HOURS } from '#shared/limits.ts';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** Kept in the collection `sessions` under the hash of its token. */
interface StoredSession {
  /** The administrator, by the name of that time: another name ends every session. */
  username: string;
  /** ISO 8601 UTC. */
  expiresAt: string;
  /** Fingerprint of the password hash it was made under: a new password ends every session. */
  credential: string;
}

/**
 * Starts a session of eight hours, and ends all those of an earlier password. Out: its random token, of which only the hash is
 * kept; undefined if another password has taken the place of the one that this deploy knows.
 */
export async function startSession(username: string, now: number = Date.now()): Promise<string | undefined> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(now + SESSION_HOURS * 3_600_000).toISOString();
  const session: StoredSession = { username, expiresAt, credential: credential() };
  await createDocument(openCollection('sessions'), sha256(token), session);
  // Asked afterwards: a password that changes meanwhile ends this session too, or is found here.
  if (await endReplacedSessions()) return token;
  await endSession(token);
  return undefined;
}

/** Ends the sessions of an earlier password, if this deploy's is the newest. Out: whether it is. */
export function endReplacedSessions(): Promise<boolean> {
  return claimCredential(endOthersSessions);
}

async function endOthersSessions(): Promise<void> {
  const collection = openCollection('sessions');
  for (const key of await listKeys(collection)) {
    const found = await readDocument<StoredSession>(collection, key);
    if (found?.credential !== credential()) await collection.delete(key);
  }
}

/** The session of a token; undefined if the token is unknown, ended, or expired at `now`. */
export async function readSession(
  token: string | undefined,
  now: number = Date.now(),
): Promise<Omit<StoredSession, 'credential'> | undefined> {
  if (!token || !TOKEN.test(token)) return undefined;
  return readLive(openCollection('sessions'), sha256(token), now);
}

/** Takes away sessions that ended without a log-out, some at each sign-in. Never throws: what stays is for the next one. */
export async function sweepSessions(now: number = Date.now()): Promise<void> {
  await sweep<StoredSession>('sessions', '', (session) => !isLive(session, now));
}

/** One that has ended is deleted on the way. */
async function readLive(
  collection: Collection,
  key: string,
  now: number,
): Promise<Omit<StoredSession, 'credential'> | undefined> {
  const found = await readDocument<StoredSession>(collection, key);
  if (!found) return undefined;
  if (!isLive(found, now)) {
    await collection.delete(key);
    return undefined;
  }
  return { username: found.username, expiresAt: found.expiresAt };
}

function isLive({ username, expiresAt, credential: made }: Partial<StoredSession>, now: number): boolean {
  const isTheirs = made === credential() && username === readEnv().ADMIN_USERNAME;
  return isTheirs && Date.parse(expiresAt ?? '') > now;
}

/** Ends a session on the server; an unknown token is nothing to end. */
export async function endSession(token: string | undefined): Promise<void> {
  if (token && TOKEN.test(token)) await openCollection('sessions').delete(sha256(token));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
