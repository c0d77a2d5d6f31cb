import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** 32 MB and three lanes: OWASP's setting for scrypt within a function's memory. */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** Colons, not dollars: `.env` readers expand `$name`. */
const ENCODED = /^scrypt:(\d+):(\d+):(\d+):([\w-]+):([\w-]+)$/;

const derive = promisify<string, Buffer, number, Cost & { maxmem: number }, Buffer>(scrypt);

interface Cost {
  N: number;
  r: number;
  p: number;
}

interface Encoded {
  cost: Cost;
  salt: Buffer;
  key: Buffer;
}

/** Hashes a password with scrypt. Out: `scrypt:N:r:p:salt:key`, safe in an environment variable. */
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
export function isPasswordHash(text: string): boolean {
  return decode(text) !== undefined;
}

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
function isWhole({ salt, key }: Encoded): boolean {
  return salt.length === SALT_BYTES && key.length === KEY_BYTES;
}

/** A hash from a mistyped variable must not be able to ask for gigabytes. */
function isAffordable({ N, r, p }: Cost): boolean {
  return N >= 2 && Number.isInteger(Math.log2(N)) && N * r <= 2 ** 20 && r >= 1 && p >= 1 && p <= 16;
}

function deriveKey(plain: string, salt: Buffer, cost: Cost, length: number): Promise<Buffer> {
  return derive(plain.normalize('NFC'), salt, length, { ...cost, maxmem: 256 * cost.N * cost.r });
}
