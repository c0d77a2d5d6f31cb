import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashPassword } from '#server/auth/password.ts';
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

/** The password of a data folder: made up once, then kept there for its owner's eyes. */
function keptPassword(dataDir: string): string {
  const path = join(dataDir, 'admin-password');
  if (!existsSync(path)) writeFileSync(path, madeUpPassword(), { mode: 0o600 });
  return readFileSync(path, 'utf8').trim();
}

/** The local administrator: the given password, else the given hash, else a password made up for this data folder. */
export async function adminCredentials(settings: LocalSettings): Promise<AdminCredentials> {
  const { adminUsername: username, adminPasswordHash, dataDir } = settings;
  if (!settings.adminPassword && adminPasswordHash) {
    return { username, password: undefined, passwordHash: adminPasswordHash };
  }
  const password = settings.adminPassword ?? keptPassword(dataDir);
  return { username, password, passwordHash: await hashPassword(password) };
}
