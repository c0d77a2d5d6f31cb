import { hash } from 'node:crypto';
import { openCollection } from '../database/blobs.ts';
import { changeDocument, readDocuments, readEach } from '../database/documents.ts';
import { logProblem } from '../log.ts';
import type { HeldAbout } from './held.ts';
import { sweep } from './sweep.ts';
import { LOGIN_ATTEMPTS, LOGIN_LOCK_MINUTES } from '#shared/limits.ts';

/** Kept in the collection `login-attempts` under the hash of who tries: user name and network. */
interface Attempts {
  failures: number;
  /** Milliseconds since 1970; 0 while not locked. */
  lockedUntil: number;
  /** Of the last failure. */
  at?: number;
}

/** How far the clocks of two machines may be apart; a lock that would last longer than this was set by a wrong clock. */
const CLOCKS_APART_MS = 60_000;
const DAY_MS = 86_400_000;

/** Also stands in for a damaged count, which keeps nobody out for good: it begins anew. */
const NONE: Attempts = { failures: 0, lockedUntil: 0 };

/** Whether a try may go on, and how many seconds the lock lasts (`retryAfter`) if it may not or if this try fails. */
export type Attempt =
  { allowed: true; lockIfWrong: number | undefined } | { allowed: false; retryAfter: number };

/**
 * Counts a sign-in try before its password is looked at, so that parallel tries cannot slip through.
 * The third try locks the user name from that address for thirty minutes; a success takes that back (`forgetAttempts`).
 * A try while locked changes nothing. Unknown names count alike.
 */
export async function countAttempt(username: string, address: string, now = Date.now()): Promise<Attempt> {
  const lockMs = LOGIN_LOCK_MINUTES * 60_000;
  let retryAfter: number | undefined;
  const counted = await changeDocument<Attempts>(
    openCollection('login-attempts'),
    keyOf(username, address),
    (found) => {
      const left = (found?.lockedUntil ?? 0) - now;
      const isLocked = left > 0 && left <= lockMs + CLOCKS_APART_MS;
      retryAfter = isLocked ? Math.ceil(Math.min(left, lockMs) / 1000) : undefined;
      if (isLocked) return undefined;
      const failures = found && found.lockedUntil === 0 ? found.failures + 1 : 1;
      return { failures, lockedUntil: failures >= LOGIN_ATTEMPTS ? now + lockMs : 0, at: now };
    },
    NONE,
    { known: 'none' },
  );
  if (!counted) return { allowed: false, retryAfter: retryAfter ?? lockMs / 1000 };
  return { allowed: true, lockIfWrong: counted.lockedUntil > 0 ? lockMs / 1000 : undefined };
}

/** Takes back a counted try whose password was not looked at. */
export async function giveBackAttempt(username: string, address: string): Promise<void> {
  const giveBack = (found: Attempts | undefined) =>
    found && found.failures > 0 ? { ...found, failures: found.failures - 1, lockedUntil: 0 } : undefined;
  await changeDocument<Attempts>(openCollection('login-attempts'), keyOf(username, address), giveBack, NONE);
}

/** Starts the count anew after a success. Never throws: what was done with it stands. */
export async function forgetAttempts(username: string, address: string): Promise<void> {
  await forget('login-attempts', keyOf(username, address));
}

/** Takes away counts that are a day old, some at each call: they keep nobody out any more. Never throws. */
export async function sweepCounts(now = Date.now()): Promise<void> {
  const isOver = (at = 0) => at < now - DAY_MS;
  await Promise.all([
    sweep<Attempts>('login-attempts', '', ({ at, lockedUntil = 0 }) =>
      isOver(Math.max(at ?? 0, lockedUntil)),
    ),
    sweep<CallCount>('call-counts', '', ({ minute = 0 }) => isOver(minute * 60_000)),
  ]);
}

/** A user name as it counts: letter case, blanks around it and look-alike forms do not make another name. */
export const normalUsername = (username: string): string => username.normalize('NFKC').trim().toLowerCase();

/** Tries for one user name in an hour, from all addresses together, before they are slowed down to one a minute. */
const TRIES_AN_HOUR = 100;
/** The two counts that this takes. */
const EVERYWHERE = 'sign-in';
const SLOWED = 'sign-in-slowed';
const countKey = (kind: string, username: string) => callKey(kind, hash('sha256', normalUsername(username)));

/** Counts a try for a user name wherever it comes from. Out: the seconds to wait before another one, 0 if this one may go on. */
export async function countEverywhere(username: string, now = Date.now()): Promise<number> {
  const who = hash('sha256', normalUsername(username));
  const isFull = (await countCall(EVERYWHERE, who, TRIES_AN_HOUR, { minutes: 60, now })) > 0;
  return isFull ? countCall(SLOWED, who, 1, { now }) : 0;
}

/** Starts that count anew after a success. Never throws. */
export async function forgetEverywhere(username: string): Promise<void> {
  await forget('call-counts', countKey(EVERYWHERE, username));
}

async function forget(counts: 'login-attempts' | 'call-counts', key: string): Promise<void> {
  await openCollection(counts)
    .delete(key)
    .catch((error: unknown) => logProblem('count-not-forgotten', { store: counts }, error));
}

/**
 * Tries to sign in with an address for a user name. Those of one network are kept for a day under a hash that nobody can find by
 * the address alone.
 */
export const heldAbout: HeldAbout = async ({ address }) => {
  const counts = openCollection('call-counts');
  const keys = [EVERYWHERE, SLOWED].map((kind) => countKey(kind, address));
  const found = await readDocuments<CallCount>(counts, keys);
  if (found.length === 0) return [];
  const erase = async () => void (await readEach(keys, (key) => counts.delete(key)));
  return [{ place: 'sign-in counts', items: found.map((values) => ({ values: { ...values } })), erase }];
};

interface CallCount {
  /** The first minute of the time that is counted, in minutes since 1970. */
  minute: number;
  calls: number;
}

/**
 * Counts a call of one `kind` from an address, for what costs something with each. Out: the seconds until the next minute, or
 * so many `minutes`, if there were `most` in these, else 0. Kept in the collection `call-counts` under the hash of kind and network.
 */
export async function countCall(
  kind: string,
  address: string,
  most: number,
  { minutes = 1, now = Date.now() } = {},
): Promise<number> {
  const minute = Math.floor(now / 60_000 / minutes) * minutes;
  const none: CallCount = { minute, calls: 0 };
  const count = (found = none) => {
    const calls = found.minute === minute ? found.calls : 0;
    return calls < most ? { minute, calls: calls + 1 } : undefined;
  };
  const counted = await changeDocument<CallCount>(
    openCollection('call-counts'),
    callKey(kind, address),
    count,
    none,
    { known: 'none' },
  );
  return counted ? 0 : Math.ceil(((minute + minutes) * 60_000 - now) / 1000);
}

/** Names the network of an address, for a count that comes later: `countCall` takes it in the address's place. */
export const callerOf = (address: string): string => hash('sha256', networkOf(address));

const callKey = (kind: string, address: string): string => hash('sha256', `${kind}\n${networkOf(address)}`);

const keyOf = (username: string, address: string): string =>
  hash('sha256', `${normalUsername(username)}\n${networkOf(address)}`);

/** One household of IPv6 has 2^64 addresses: its network counts, not the address. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head ? head.split(':') : [];
  const rest = tail === undefined ? [] : tail.split(':');
  const middle = Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  return [...groups, ...middle, ...rest].slice(0, 4).join(':');
}
