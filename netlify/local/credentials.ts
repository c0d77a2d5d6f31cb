import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashPassword, verifyPassword } from '#server/auth/password.ts';
import type { LocalSettings } from './settings.ts';

export interface AdminCredentials {
  username: string;
  /** Absent when only a hash was given: nobody but its owner knows the password then. */
  password: string | undefined;
  passwordHash: string;
}

// No letters and digits that look alike: people copy this from a terminal.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

function madeUpPassword(): string {
  const character = () => ALPHABET[randomInt(ALPHABET.length)] ?? '';
  const group = () => Array.from({ length: GROUP_LENGTH }, character).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** What a file of the data folder says, for its owner's eyes; one that is missing or empty is made first. */
async function secretIn(path: string, make: () => string | Promise<string>): Promise<string> {
  try {
    const text = readFileSync(path, 'utf8').trim();
    if (text) return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const made = await make();
  writeFileSync(path, made, { mode: 0o600 });
  return made;
}

/** The hash of a password, the same one at every start: sessions are of one hash, and a new one would end them. */
async function stableHash(password: string, dataDir: string): Promise<string> {
  const path = join(dataDir, 'admin-password-hash');
  const hash = await secretIn(path, () => hashPassword(password));
  if (await verifyPassword(password, hash)) return hash;
  writeFileSync(path, '');
  return secretIn(path, () => hashPassword(password));
}

/** The local administrator: the given password, else the given hash, else a password made up for this data folder. */
export async function adminCredentials(settings: LocalSettings): Promise<AdminCredentials> {
  const { adminUsername: username, adminPassword, adminPasswordHash, dataDir } = settings;
  if (!adminPassword && adminPasswordHash)
    return { username, password: undefined, passwordHash: adminPasswordHash };
  const password = adminPassword ?? (await secretIn(join(dataDir, 'admin-password'), madeUpPassword));
  return { username, password, passwordHash: await stableHash(password, dataDir) };
}

/** What a person at the terminal reads: where to sign in, and with what. */
export function describeCredentials(url: string, { username, password }: AdminCredentials): string {
  const shown = password ?? '(the one whose hash is ADMIN_PASSWORD_HASH)';
  return `  Staff     ${url}/adminlogin\n  User      ${username}\n  Password  ${shown}\n`;
}
