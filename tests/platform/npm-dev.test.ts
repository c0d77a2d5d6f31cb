import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints/all.ts';
import { PATHS, blogPath } from '#shared/paths.ts';
import { until } from './support/fixture-site.ts';

/** Addresses of the scripts that a page asks for: its own, and those of its islands. */
const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/(?:data-src|component-url|renderer-url)="([^"]+)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&').replaceAll('&#38;', '&'),
  );

test('npm run dev serves pages with their scripts, functions and store, and exits 0 on SIGTERM', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gr8-dev-'));
  const { PATH, HOME } = process.env;
  const npm = spawn('npm', ['run', 'dev'], {
    cwd: process.cwd(),
    env: { PATH, HOME, PORT: '0', LOCAL_DATA_DIR: dataDir },
  });
  let output = '';
  npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  npm.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  try {
    await until(() => /^ready on /m.test(output), 60_000);
    const url = /^ready on (\S+)$/m.exec(output)?.[1] ?? '';
    const get = (path: string) => fetch(url + path);

    const posts = (await (await get(endpoints.blogList.path)).json()) as { id: string; title: string }[];
    expect(posts.length).toBeGreaterThan(0);
    for (const path of [PATHS.home, PATHS.contact, PATHS.blogs, PATHS.admin, blogPath(posts[0]?.id ?? '')]) {
      const page = await get(path);
      expect(page.status, path).toBe(200);
      const scripts = scriptsOf(await page.text());
      expect(scripts, path).not.toEqual([]);
      // Packages are prepared when they are first asked for, and asked for again.
      for (const script of scripts) await until(async () => (await get(script)).ok);
    }
    const message = { name: 'Maya Rai', email: 'maya@example.com', message: 'Namaste' };
    const sent = await fetch(url + endpoints.contactSubmit.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(message),
    });
    expect(await sent.json()).toMatchObject({ status: 'success' });
    expect((await get(endpoints.contactList.path)).status).toBe(401);
    expect(output).not.toMatch(/error/i);
  } finally {
    const exit = once(npm, 'exit');
    npm.kill('SIGTERM');
    expect(await exit, output).toEqual([0, null]);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
