import { getStore } from '@netlify/blobs';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SITE_URL, type RunningServer } from '#tests/support/local-server.ts';
import { publishedBuild } from '#tests/support/test-build.ts';
import { FixtureSite, until } from './support/fixture-site.ts';

const SLOW = `
export default async (request: Request) => {
  await new Promise((resolve) => setTimeout(resolve, Number(new URL(request.url).searchParams.get('ms'))));
  return new Response('finished');
};
export const config = { path: '/slow' };
`;

const HELD = `
import { withinCall } from '${join(import.meta.dirname, '../../netlify/server/call-time.ts')}';
import { Queue } from '${join(import.meta.dirname, '../../netlify/server/queue.ts')}';
const queue = new Queue({ atOnce: 2, waiting: 8 });
let came = 0;
export default async (request: Request) => {
  if (request.method === 'GET') return new Response(String(came));
  came += 1;
  const work = () => new Promise((resolve) => setTimeout(resolve, 2_000));
  return withinCall(request.signal, () => queue.run(work)).then(
    () => new Response('finished'),
    () => new Response('busy', { status: 503 }),
  );
};
export const config = { path: '/held' };
`;

let fixture: FixtureSite;
beforeEach(() => {
  fixture = new FixtureSite({ slow: SLOW, held: HELD });
});
afterEach(() => fixture.remove());

const storeOf = (server: RunningServer, name = 'things') => {
  process.env['NETLIFY_BLOBS_CONTEXT'] = server.contexts.edge;
  return getStore({ name, consistency: 'strong' });
};

test('prints one ready line, the address and the staff credentials', async () => {
  const server = await fixture.start({ env: { ADMIN_USERNAME: 'sita', ADMIN_PASSWORD: 'plain secret' } });
  const lines = server.output.split('\n');
  expect(lines.filter((line) => line === `ready on ${server.url}`)).toHaveLength(1);
  expect(server.output).toContain(`${server.url}/adminlogin`);
  expect(server.output).toMatch(/User +sita\n/);
  expect(server.output).toMatch(/Password +plain secret\n/);
});

test('is reached under both addresses of localhost', async () => {
  const server = await fixture.start();
  for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
    expect((await fetch(server.url.replace('localhost', host))).status, host).toBe(200);
  }
});

test('makes up a password once per data folder, for its owner alone', async () => {
  const env = { ADMIN_PASSWORD: '' };
  const first = await fixture.start({ env });
  await first.stop();
  const second = await fixture.start({ env });
  const other = await fixture.start({ env, dataDir: join(fixture.root, 'other data') });
  expect(first.credentials.password).toMatch(/^[\da-z]{4}(-[\da-z]{4}){3}$/);
  expect(second.credentials).toEqual(first.credentials);
  expect(other.credentials.password).not.toBe(first.credentials.password);
  expect(statSync(join(fixture.root, 'data/admin-password')).mode & 0o777).toBe(0o600);
  expect(statSync(join(fixture.root, 'data')).mode & 0o777).toBe(0o700);
});

/** Pages name their site: one of another address is built anew. */
const SAME_SITE = { LOCAL_SITE_URL: SITE_URL };

test('a data folder that was copied without its links and rights is taken up as it is', async () => {
  await (await fixture.start({ env: SAME_SITE })).stop();
  const [data, copy] = [join(fixture.root, 'data'), join(fixture.root, 'copy')];
  cpSync(data, copy, { recursive: true, dereference: true });
  mkdirSync(join(copy, 'current'));
  chmodSync(copy, 0o755);
  const server = await fixture.start({ env: SAME_SITE, dataDir: copy });
  expect((await fetch(server.url)).status).toBe(200);
  expect(fixture.builds).toHaveLength(1);
  expect(statSync(copy).mode & 0o777).toBe(0o700);
});

test('what has the name of something else in the data folder is set aside, and its words are kept', async () => {
  const files = ['builds', 'code', 'mails'];
  const folders = ['publish-pending', 'server.json', 'admin-password-hash'];
  for (const name of files) fixture.write(`data/${name}`, 'a strange file');
  for (const name of folders) fixture.write(`data/${name}/notes.txt`, 'a strange folder');
  symlinkSync('nowhere', join(fixture.root, 'data/admin-password'));
  const server = await fixture.start({ env: { ADMIN_PASSWORD: '' } });
  expect((await fetch(server.url)).status).toBe(200);
  fixture.edit('second');
  await fetch(server.hookUrl, { method: 'POST' });
  await until(async () => (await (await fetch(server.url)).text()).includes('second'));
  const kept = readdirSync(join(fixture.root, 'data')).filter((name) => name.includes('.strange-'));
  expect(kept.map((name) => name.replace(/\.strange-\d+$/, '')).sort()).toEqual(
    [...files, ...folders, 'admin-password'].sort(),
  );
  expect(server.output).toContain('is kept as');
});

test('a store of an earlier version is named and left as it is', async () => {
  fixture.write('data/store/site%3Aposts/blobs.log', 'old records');
  fixture.write('data/builds/notes.txt', 'a strange file');
  const server = await fixture.start();
  expect(server.output).toContain('is of an earlier version: it stays as it is');
  await storeOf(server).set('key', 'new');
  expect(readFileSync(join(fixture.root, 'data/store/site%3Aposts/blobs.log'), 'utf8')).toBe('old records');
  expect(readFileSync(join(fixture.root, 'data/builds/notes.txt'), 'utf8')).toBe('a strange file');
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s lets a request finish and exits 0 within 5 s',
  async (signal) => {
    const server = await fixture.start();
    const answer = fetch(`${server.url}/slow?ms=1000`).then((response) => response.text());
    await fetch(server.url);
    const began = Date.now();
    expect(await server.stop(signal)).toBe(0);
    expect(Date.now() - began).toBeLessThan(5_000);
    expect(await answer).toBe('finished');
  },
);

test('a request that never ends does not keep it from exiting 0 within 5 s', async () => {
  const server = await fixture.start();
  const answer = fetch(`${server.url}/slow?ms=60000`).catch(() => 'cut');
  await fetch(server.url);
  const began = Date.now();
  expect(await server.stop()).toBe(0);
  expect(Date.now() - began).toBeLessThan(5_000);
  expect(await answer).toBe('cut');
});

test('costly work that waits is refused at once when it stops; what runs is finished', async () => {
  const server = await fixture.start();
  const held = `${server.url}/held`;
  const answers = Array.from({ length: 10 }, () => fetch(held, { method: 'POST' }));
  await until(async () => (await (await fetch(held)).text()) === '10');
  const began = Date.now();
  expect(await server.stop()).toBe(0);
  expect(Date.now() - began).toBeLessThan(3_500);
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 200, ...Array<number>(8).fill(503)]);
});

test('stops in the middle of a rebuild and leaves the published build whole', async () => {
  const server = await fixture.start({ env: { BUILD_MS: '8000' }, buildFrom: await finishedBuild() });
  await fetch(server.hookUrl, { method: 'POST' });
  await until(() => fixture.builds.length === 2);
  expect(await server.stop()).toBe(0);
});

/** The build of a first run, in a data folder of its own. */
async function finishedBuild(): Promise<string> {
  const dataDir = join(fixture.root, 'lender');
  await (await fixture.start({ dataDir })).stop();
  return publishedBuild(dataDir);
}

test('a port that is taken is said clearly, with exit code 1', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await until(() => other.listening);
  const { port } = other.address() as AddressInfo;
  await expect(fixture.start({ port })).rejects.toThrow(
    new RegExp(`code 1:\\nPort ${port} is in use\\. Stop what runs there, or choose another: PORT=`),
  );
  other.close();
});

test('a setting that cannot be understood is said clearly', async () => {
  await expect(fixture.start({ env: { SEED: 'maybe' } })).rejects.toThrow(
    'SEED must be "on" or "off", not "maybe".',
  );
  await expect(fixture.start({ env: { PORT: 'eighty' } })).rejects.toThrow('PORT must be a number');
});

test('variables of the site that nobody could use are named together, without their values', async () => {
  const env = {
    ADMIN_PASSWORD_HASH: 'my-password',
    BUILD_HOOK_URL: 'ftp://hooks.example',
    PUBLIC_CHECKOUT_PRO_PRESENCE: 'pay.example/pro',
    PUBLIC_COUNTRIES_URL: 'countries',
    PUBLIC_DEMO_CALENDAR_URL: 'http://calendar.example',
  };
  const refused = fixture.start({ env });
  for (const name of Object.keys(env)) await expect(refused).rejects.toThrow(`${name} must be`);
  await expect(refused).rejects.not.toThrow(/my-password|hooks\.example|pay\.example/);
});

test('two servers with two data folders never share data', async () => {
  const [one, two] = await Promise.all([
    fixture.start({ dataDir: join(fixture.root, 'one') }),
    fixture.start({ dataDir: join(fixture.root, 'two') }),
  ]);
  await storeOf(one).set('key', 'of one');
  expect(await storeOf(two).get('key')).toBeNull();
  expect(await storeOf(one).get('key')).toBe('of one');
});

test('a second server on the same data folder is refused, and allowed once the first was killed', async () => {
  const first = await fixture.start();
  await expect(fixture.start()).rejects.toThrow(/Another server \(process \d+\) uses this data folder/);
  await storeOf(first).set('kept', 'yes');
  await first.stop('SIGKILL');
  const next = await fixture.start();
  expect(await storeOf(next).get('kept')).toBe('yes');
});

test('kill -9 during writes loses no write that was acknowledged', async () => {
  const server = await fixture.start();
  const store = storeOf(server);
  const acknowledged = new Map<string, string>();
  let killed = false;
  const writer = async (lane: number) => {
    for (let index = 0; !killed; index++) {
      const key = `lane-${lane}/${index % 50}`;
      const value = `${lane}:${index}:${'x'.repeat(2_000)}`;
      // The client hides a failed conditional write behind `modified`; only an etag says that it was written.
      const { etag } = await store.set(key, value).catch(() => ({ etag: undefined }));
      if (etag) acknowledged.set(key, value);
    }
  };
  const writers = Array.from({ length: 16 }, (_, lane) => writer(lane));
  await until(() => acknowledged.size > 300);
  await server.stop('SIGKILL');
  killed = true;
  await Promise.all(writers);

  const next = await fixture.start();
  const reopened = storeOf(next);
  for (const [key, value] of acknowledged) {
    const found = (await reopened.get(key, { type: 'text' })) as string | null;
    // A later write of the same lane may have been cut off between the disk and its acknowledgement.
    const [, index] = (found ?? '').split(':');
    expect(Number(index), key).toBeGreaterThanOrEqual(Number(value.split(':')[1]));
    expect(found?.length, key).toBeGreaterThanOrEqual(2_000);
  }
  expect(readFileSync(join(fixture.root, 'data/server.json'), 'utf8')).toContain(String(next.process.pid));
});
