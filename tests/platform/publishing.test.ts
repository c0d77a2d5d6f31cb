import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RunningServer } from '#tests/support/local-server.ts';
import { publishedBuild } from '#tests/support/test-build.ts';
import { FixtureSite, until } from './support/fixture-site.ts';

const MOVIE_BYTES = 1_200_000;
let fixture: FixtureSite;

beforeEach(() => {
  fixture = new FixtureSite();
});
afterEach(() => fixture.remove());

const callHook = (server: RunningServer) => fetch(server.hookUrl, { method: 'POST' });
const isIdle = (server: RunningServer) => async () => (await server.publishStatus()).state === 'idle';
const live = async (server: RunningServer) =>
  /<p>(.*?)<\/p>/.exec(await (await fetch(server.url)).text())?.[1];

test('20 edits make few builds, the last one live, while 1,000 polls all see a whole page', async () => {
  const server = await fixture.start({ env: { BUILD_MS: '150' } });
  let editing = true;
  const polls = { count: 0, broken: [] as string[] };
  const poll = async () => {
    while (editing || polls.count < 1_000) {
      const answer = await fetch(server.url);
      const body = await answer.text();
      polls.count++;
      if (answer.status !== 200 || !body.endsWith('<i>end</i>'))
        polls.broken.push(`${answer.status} ${body.slice(0, 80)}`);
    }
  };
  const polling = Promise.all(Array.from({ length: 8 }, poll));
  for (let edit = 1; edit <= 20; edit++) {
    fixture.edit(`edit ${edit}`);
    expect((await callHook(server)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await until(isIdle(server));
  editing = false;
  await polling;
  expect(polls.count).toBeGreaterThanOrEqual(1_000);
  expect(polls.broken).toEqual([]);
  expect(fixture.builds.at(-1)).toBe('edit 20');
  expect(fixture.builds.length).toBeLessThan(12);
  expect(await live(server)).toBe('edit 20');
});

test('a build that fails keeps the old site, says so, and the next good one clears it', async () => {
  const server = await fixture.start();
  fixture.edit('fail');
  await callHook(server);
  await until(async () => (await server.publishStatus()).state === 'failed');
  expect((await server.publishStatus()).error).toContain('The fixture was told to fail.');
  expect(await live(server)).toBe('first');
  fixture.edit('mended');
  await callHook(server);
  await until(isIdle(server));
  expect(await server.publishStatus()).toMatchObject({ error: null });
  expect(await live(server)).toBe('mended');
});

test('an answer that began before a swap is finished from its own build', async () => {
  const server = await fixture.start();
  const answer = await fetch(`${server.url}/movie.webm`);
  const reader = answer.body?.getReader();
  let size = (await reader?.read())?.value?.length ?? 0;
  for (const content of ['second', 'third']) {
    fixture.edit(content);
    await callHook(server);
    await until(async () => (await live(server)) === content);
  }
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    size += part.value.length;
  expect(size).toBe(MOVIE_BYTES);
});

test('a data folder on another disk than the checkout is built into all the same', async (context) => {
  const disk = '/dev/shm';
  const isOther = statSync(disk, { throwIfNoEntry: false })?.dev !== statSync(fixture.root).dev;
  context.skip(!isOther || process.platform !== 'linux', `${disk} is no other disk than ${tmpdir()} here`);
  const dataDir = mkdtempSync(join(disk, 'data-'));
  try {
    const server = await fixture.start({ dataDir });
    fixture.edit('second');
    await callHook(server);
    await until(async () => (await live(server)) === 'second');
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('old builds are cleaned away', async () => {
  const server = await fixture.start();
  for (const content of ['second', 'third', 'fourth']) {
    fixture.edit(content);
    await callHook(server);
    await until(async () => (await live(server)) === content);
  }
  const builds = join(fixture.root, 'data/builds');
  await until(() => readdirSync(builds).length === 2);
  await server.stop();
  await fixture.start();
  expect(readdirSync(builds).map((name) => join(builds, name))).toEqual([
    publishedBuild(join(fixture.root, 'data')),
  ]);
});

test('an edit whose build was killed is built after the next start', async () => {
  const server = await fixture.start({ env: { BUILD_MS: '400' } });
  fixture.edit('unfinished');
  await callHook(server);
  await until(() => fixture.builds.length === 2);
  await server.stop('SIGKILL');
  const next = await fixture.start();
  await until(async () => (await live(next)) === 'unfinished');
});

test('the hook has an address that cannot be guessed and takes only POST', async () => {
  const server = await fixture.start();
  const { pathname } = new URL(server.hookUrl);
  expect(pathname).toMatch(/\/[\da-f-]{36}$/);
  expect((await fetch(server.hookUrl)).status).toBe(404);
  expect((await fetch(server.url + pathname.replace(/[^/]+$/, 'guess'), { method: 'POST' })).status).toBe(
    404,
  );
  expect(fixture.builds).toEqual(['first']);
});

/** Writes down what it is told. */
const LISTENER = `
import { appendFileSync } from 'node:fs';
type Told = { deploy: Record<string, string> };
const note = (line: string) => appendFileSync(new URL('../../events.log', import.meta.url), line + '\\n');
export default {
  deploySucceeded: ({ deploy }: Told) => note(deploy.state + ' ' + deploy.context),
  deployFailed: ({ deploy }: Told) => note(deploy.state + ' ' + deploy.errorMessage.split('.')[0]),
};
`;

test('functions that handle it are told how each build ended, and nobody else reaches them', async () => {
  await fixture.remove();
  fixture = new FixtureSite({ deploys: LISTENER });
  const server = await fixture.start();
  fixture.edit('fail');
  await callHook(server);
  await until(async () => (await server.publishStatus()).state === 'failed');
  fixture.edit('mended');
  await callHook(server);
  await until(isIdle(server));
  expect(readFileSync(join(fixture.root, 'events.log'), 'utf8').trim().split('\n')).toEqual([
    'ready production',
    'error The build failed (exit code 3)',
    'ready production',
  ]);
  const direct = `${server.url}/.netlify/functions/deploys`;
  const forged = { method: 'POST', body: '{}', headers: { 'x-netlify-event': 'deploy_failed' } };
  expect((await fetch(direct, forged)).status).toBe(404);
});

test('a start reuses the last build while its sources are the same', async () => {
  // The address is part of what pages are made of; these servers take any free port.
  const env = { LOCAL_SITE_URL: 'http://site.example' };
  await (await fixture.start({ env })).stop();
  await (await fixture.start({ env })).stop();
  expect(fixture.builds).toEqual(['first']);
  fixture.write('src/pages/new.astro', 'a page');
  await fixture.start({ env });
  expect(fixture.builds).toEqual(['first', 'first']);
});
