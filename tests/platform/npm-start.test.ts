import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FixtureSite, until } from './support/fixture-site.ts';

let fixture: FixtureSite;
beforeEach(() => {
  fixture = new FixtureSite();
});
afterEach(() => fixture.remove());

test.each(['SIGTERM', 'SIGINT'] as const)(
  'npm start hands %s on: it exits 0 and leaves no server behind',
  async (signal) => {
    const command = [process.execPath, join(import.meta.dirname, 'support/fake-build.mjs')];
    const npm = spawn('npm', ['start'], {
      cwd: process.cwd(),
      env: {
        ...process.env,
        PORT: '0',
        SEED: 'off',
        ADMIN_PASSWORD: 'local-secret',
        LOCAL_ROOT: fixture.root,
        LOCAL_BUILD_COMMAND: JSON.stringify(command),
      },
    });
    let output = '';
    npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    npm.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await until(() => /^ready on /m.test(output), 60_000);
    const url = /^ready on (\S+)$/m.exec(output)?.[1] ?? '';
    expect((await fetch(url)).status).toBe(200);
    const exit = once(npm, 'exit');
    npm.kill(signal);
    expect(await exit).toEqual([0, null]);
    await expect(fetch(url)).rejects.toThrow();
  },
  90_000,
);
