import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { isPasswordHash } from '#server/auth/password.ts';

const hashOf = (password: string) =>
  spawnSync(process.execPath, ['netlify/commands/admin-hash.ts'], {
    input: `${password}\n`,
    encoding: 'utf8',
  });

test("an administrator's password has twelve characters or more", () => {
  const short = hashOf('monsoon-rai');
  expect([short.status, short.stdout]).toEqual([1, '']);
  expect(short.stderr).toContain('The password must have 12 to 200 characters.');
  const { status, stdout } = hashOf('monsoon-rain');
  expect([status, isPasswordHash(stdout.trim())]).toEqual([0, true]);
});
