import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Four groups of four. */
function madeUpPassword(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return Array.from({ length: 4 }, group).join('-');
}

/** What a file of the data folder says; empty for one that is missing. */
const textIn = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8').trim() : '');

function keep(path: string, secret: string): string {
  writeFileSync(path, secret, { mode: 0o600 });
  return secret;
}

/** The local administrator: the given password, else the given hash, else a password made up for this data folder. */
export async function adminCredentials(settings: LocalSettings): Promise<AdminCredentials> {
  const { adminUsername: username, adminPassword, adminPasswordHash, dataDir } = settings;
  if (!adminPassword && adminPasswordHash)
    return { username, password: undefined, passwordHash: adminPasswordHash };
  const path = join(dataDir, 'admin-password');
  const password = adminPassword ?? (textIn(path) || keep(path, madeUpPassword()));
  // Sessions are of one hash: a new one of the same password would end them at each start.
  const kept = textIn(`${path}-hash`);
  const isOfPassword = await verifyPassword(password, kept);
  const passwordHash = isOfPassword ? kept : keep(`${path}-hash`, await hashPassword(password));
  return { username, password, passwordHash };
}

/** What a person at the terminal reads: where to sign in, and with what. */
export function describeCredentials(url: string, { username, password }: AdminCredentials): string {
  const shown = password ?? '(the one whose hash is ADMIN_PASSWORD_HASH)';
  return `  Staff     ${url}/adminlogin\n  User      ${username}\n  Password  ${shown}\n`;
}
