import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Queue } from '../queue.ts';

/** 32 MB and three lanes: OWASP's setting for scrypt within a function's memory. */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** Colons, not dollars: `.env` readers expand `$name`. */
const ENCODED = /^scrypt:(\d+):(\d+):(\d+):([\w-]+):([\w-]+)$/;

/** Each takes its 32 MB and a processor for a moment: a crowd must neither fill the memory nor stand for minutes. */
const hashing = new Queue({ atOnce: 2, waiting: 8 });

const derive = promisify<string, Buffer, number, Cost & { maxmem: number }, Buffer>(scrypt);

type Cost = typeof COST;

interface Encoded {
  cost: Cost;
  salt: Buffer;
  key: Buffer;
}

/** Out: `scrypt:N:r:p:salt:key`. Throws a `BusyError` when too many wait, as `verifyPassword` does. */
export async function hashPassword(plain: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveKey(plain, salt, COST, KEY_BYTES);
  const parts = ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')];
  return parts.join(':');
}

/** Compares in constant time. A hash that cannot be read matches nothing, and takes as long to say so. */
export async function verifyPassword(plain: string, hash: string): Promise<boolean> {
  const encoded = decode(hash);
  const { cost, salt, key } = encoded ?? nobody;
  const candidate = await deriveKey(plain, salt, cost, key.length);
  return timingSafeEqual(candidate, key) && encoded !== undefined;
}

/** Says whether a text is a hash that `verifyPassword` can read. */
export const isPasswordHash = (text: string): boolean => decode(text) !== undefined;

/** What an unknown user's password is compared with, so that the answer takes as long as for a known one. */
const nobody: Encoded = { cost: COST, salt: randomBytes(SALT_BYTES), key: randomBytes(KEY_BYTES) };

function decode(hash: string): Encoded | undefined {
  const [, N, r, p, salt, key] = ENCODED.exec(hash) ?? [];
  if (!salt || !key) return undefined;
  const encoded = {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
  return isWhole(encoded) && isAffordable(encoded.cost) ? encoded : undefined;
}

/** A hash whose end was lost when it was copied has a short key, which many passwords match; an empty one matches all. */
const isWhole = ({ salt, key }: Encoded): boolean => salt.length === SALT_BYTES && key.length === KEY_BYTES;

/** A hash from a mistyped variable must not be able to ask for gigabytes. */
const isAffordable = ({ N, r, p }: Cost): boolean =>
  N >= 2 && Number.isInteger(Math.log2(N)) && N * r <= 2 ** 20 && r >= 1 && p >= 1 && p <= 16;

function deriveKey(plain: string, salt: Buffer, cost: Cost, length: number): Promise<Buffer> {
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  return hashing.run(() => derive(plain.normalize('NFC'), salt, length, options));
}
