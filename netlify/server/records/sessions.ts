import { hash, randomBytes } from 'node:crypto';
import { openCollection } from '../database/blobs.ts';
import { listKeys } from '../database/collection.ts';
import { createDocument, readDocument } from '../database/documents.ts';
import { readEnv } from '../env.ts';
import { claimCredential, credential } from './credential.ts';
import { sweep } from './sweep.ts';
import { SESSION_HOURS } from '#shared/limits.ts';

const TOKEN_BYTES = 32;
/** A token of anybody but the environment's administrator begins with who it is: the session is found in one read. */
const TOKEN = /^(?:([0-9a-z]{9}-[0-9a-z]{10})\.)?[\w-]{43}$/;

/** The id of the administrator whom the environment names. */
export const ENVIRONMENT = 'environment';

/** Whom a session is for. */
export interface SessionOwner {
  id: string;
  name: string;
  username: string;
  /** Fingerprint of the password hash it is made under: a new password ends every session. */
  credential: string;
}

/**
 * Kept in the collection `sessions`: under the hash of its token for the environment's administrator, as every release has it, and
 * under `people/<id>/<hash>` for anybody else, whose sessions end by being deleted.
 */
interface StoredSession extends Pick<SessionOwner, 'username' | 'credential'> {
  id?: string;
  name?: string;
  /** ISO 8601 UTC, as all moments here. */
  expiresAt: string;
  startedAt?: string;
  /** Which browser it is in: `Firefox`. */
  browser?: string;
}

/** A session as its owner sees it; `id` opens nothing. */
export interface OwnSession {
  id: string;
  startedAt: string | undefined;
  expiresAt: string;
  browser: string | undefined;
}

/** The environment's administrator as this deploy knows him. */
export function environmentOwner(): SessionOwner {
  const username = readEnv().ADMIN_USERNAME ?? '';
  return { id: ENVIRONMENT, name: username, username, credential: credential() };
}

/**
 * Starts a session of eight hours. Out: its random token, of which only the hash is kept. Whoever may sign in can change meanwhile:
 * it must be asked afterwards whether the owner still may, and if not the session ends before its token is given to anybody.
 */
export async function startSession(
  owner: SessionOwner,
  { now = Date.now(), browser }: { now?: number; browser?: string | undefined } = {},
): Promise<string> {
  const secret = randomBytes(TOKEN_BYTES).toString('base64url');
  const token = owner.id === ENVIRONMENT ? secret : `${owner.id}.${secret}`;
  const expiresAt = new Date(now + SESSION_HOURS * 3_600_000).toISOString();
  const session: StoredSession = { ...owner, expiresAt, startedAt: new Date(now).toISOString() };
  await createDocument(sessions(), keyOf(token), browser ? { ...session, browser } : session);
  return token;
}

/**
 * Ends the sessions of an earlier password of the environment's administrator, if this deploy's is the newest. Out: what the document
 * about administrators says; undefined if the password is not.
 */
export function endReplacedSessions(): ReturnType<typeof claimCredential> {
  return claimCredential(async () => {
    for (const key of await keysOf(ENVIRONMENT)) {
      const found = await readDocument<StoredSession>(sessions(), key);
      if (found?.credential !== credential()) await sessions().delete(key);
    }
  });
}

/** The session of a token; undefined if the token is unknown, ended, or expired at `now`. */
export async function readSession(
  token: string | undefined,
  now: number = Date.now(),
): Promise<(Omit<SessionOwner, 'credential'> & { expiresAt: string }) | undefined> {
  if (!token || !TOKEN.test(token)) return undefined;
  const found = await readDocument<StoredSession>(sessions(), keyOf(token));
  if (!found) return undefined;
  if (!isLive(found, now)) {
    await sessions().delete(keyOf(token));
    return undefined;
  }
  const { id = ENVIRONMENT, username, name = username, expiresAt } = found;
  return { id, name, username, expiresAt };
}

/** Takes away sessions that ended without a log-out, some at each sign-in. Never throws: what stays is for the next one. */
export async function sweepSessions(now: number = Date.now()): Promise<void> {
  await sweep<StoredSession>('sessions', '', (session) => !isLive(session, now));
}

/** Those that one person has open, newest first. */
export async function listSessions(owner: string, now = Date.now()): Promise<OwnSession[]> {
  const read = async (key: string): Promise<OwnSession[]> => {
    const found = await readDocument<StoredSession>(sessions(), key);
    if (!found || !isLive(found, now)) return [];
    const { startedAt, expiresAt, browser } = found;
    return [{ id: lastPart(key), startedAt, expiresAt, browser }];
  };
  const all = await Promise.all((await keysOf(owner)).map(read));
  return all.flat().sort((a, b) => (a.expiresAt < b.expiresAt ? 1 : -1));
}

/** By which name `listSessions` knows the session of a token. */
export const sessionId = (token: string): string => lastPart(keyOf(token));

/** Ends all sessions of one person; `only`: one of them; `except`: all others; `unless`: those not made under this fingerprint. */
export async function endSessionsOf(
  owner: string,
  { only, except, unless }: { only?: string; except?: string; unless?: string } = {},
): Promise<void> {
  const keys = (await keysOf(owner)).filter(
    (key) => (only ?? lastPart(key)) === lastPart(key) && lastPart(key) !== except,
  );
  for (const key of keys) {
    const isKept = unless && (await readDocument<StoredSession>(sessions(), key))?.credential === unless;
    if (!isKept) await sessions().delete(key);
  }
}

/** Everybody but the environment's administrator who has sessions. */
export async function listOwners(): Promise<string[]> {
  const keys = await listKeys(sessions(), 'people/');
  return [...new Set(keys.map((key) => key.split('/')[1] ?? ''))];
}

function isLive({ id, username, expiresAt, credential: made }: Partial<StoredSession>, now: number): boolean {
  const isTheirs =
    (id ?? ENVIRONMENT) !== ENVIRONMENT || (made === credential() && username === readEnv().ADMIN_USERNAME);
  return isTheirs && Date.parse(expiresAt ?? '') > now;
}

/** Ends a session on the server; an unknown token is nothing to end. */
export async function endSession(token: string | undefined): Promise<void> {
  if (token && TOKEN.test(token)) await sessions().delete(keyOf(token));
}

const sessions = () => openCollection('sessions');
const lastPart = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

async function keysOf(owner: string): Promise<string[]> {
  if (owner !== ENVIRONMENT) return listKeys(sessions(), `people/${owner}/`);
  return (await listKeys(sessions())).filter((key) => !key.includes('/'));
}

function keyOf(token: string): string {
  const owner = TOKEN.exec(token)?.[1];
  const name = hash('sha256', token);
  return owner ? `people/${owner}/${name}` : name;
}
