import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminCredentials } from '#local/credentials.ts';
import { readSettings } from '#local/settings.ts';
import { verifyPassword } from '#server/auth/password.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'credentials-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** The credentials of one start with these variables. */
const start = (variables: Record<string, string> = {}) =>
  adminCredentials(readSettings({ LOCAL_DATA_DIR: dataDir, ...variables }, dataDir));

test.each(['', '\n'])('an empty password file counts as missing (%j)', async (content) => {
  writeFileSync(join(dataDir, 'admin-password'), content);
  const { password } = await start();
  expect(password).toMatch(/^[\da-z]{4}(-[\da-z]{4}){3}$/);
  expect(readFileSync(join(dataDir, 'admin-password'), 'utf8')).toBe(password);
});

test("a password's hash is the same at every start, so that sessions go on", async () => {
  expect((await start()).passwordHash).toBe((await start()).passwordHash);
  const given = { ADMIN_PASSWORD: 'one password' };
  expect((await start(given)).passwordHash).toBe((await start(given)).passwordHash);
});

test('another password has another hash, also where the file of the hash is damaged', async () => {
  const first = await start({ ADMIN_PASSWORD: 'one password' });
  const other = await start({ ADMIN_PASSWORD: 'another one' });
  expect(other.passwordHash).not.toBe(first.passwordHash);
  writeFileSync(join(dataDir, 'admin-password-hash'), 'strange');
  const { passwordHash } = await start({ ADMIN_PASSWORD: 'another one' });
  expect(await verifyPassword('another one', passwordHash)).toBe(true);
});
