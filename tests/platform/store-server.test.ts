import { getStore, type Store } from '@netlify/blobs';
import fc from 'fast-check';
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BlobDatabase, isLocked } from '#local/store/blob-database.ts';
import { countStoreUse, fetchStoreDirectly } from '#local/store/store-fetch.ts';
import { StoreServer } from '#local/store/store-server.ts';

let directory: string;
let server: StoreServer;

const file = () => join(directory, 'store.sqlite');
const start = (latencyMs = 0) => StoreServer.start(file(), latencyMs);

async function restart(): Promise<void> {
  await server.stop();
  server = await start();
}

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'store-'));
  server = await start();
});
afterEach(async () => {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** A client as a function (`edge`) or a build (`api`) gets it. */
function client(kind: 'edge' | 'api' = 'edge', name = 'things'): Store {
  process.env['NETLIFY_BLOBS_CONTEXT'] = server.context(kind);
  return kind === 'edge' ? getStore({ name, consistency: 'strong' }) : getStore(name);
}

const times = <T>(count: number, task: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => task(index)));

async function increment(store: Store): Promise<void> {
  for (;;) {
    const current = await store.getWithMetadata('counter', { type: 'json' });
    if (!current?.etag) throw new Error('the counter has no etag');
    const next = (current.data as number) + 1;
    const { modified } = await store.setJSON('counter', next, { onlyIfMatch: current.etag });
    if (modified) return;
  }
}

async function collect(list: AsyncIterable<{ blobs: { key: string }[] }>): Promise<string[][]> {
  const pages: string[][] = [];
  for await (const page of list) pages.push(page.blobs.map(({ key }) => key));
  return pages;
}

const overNetwork = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = overNetwork;
});

describe.each([
  ['edge', 'edge', false],
  ['api', 'api', false],
  ['short', 'edge', true],
] as const)('through the %s way', (_name, kind, short) => {
  beforeEach(() => {
    if (short) fetchStoreDirectly(server);
  });

  test('gives back what was put, with its metadata and a stable etag', async () => {
    const store = client(kind);
    const { etag } = await store.set('a/picture', new Blob([new Uint8Array([0, 255, 10, 13])]), {
      metadata: { type: 'image/png', note: 'नेपाल' },
    });
    const found = await store.getWithMetadata('a/picture', { type: 'arrayBuffer' });
    expect(found && [...new Uint8Array(found.data)]).toEqual([0, 255, 10, 13]);
    expect(found?.metadata).toEqual({ type: 'image/png', note: 'नेपाल' });
    expect(found?.etag).toBe(etag);
    expect(await store.getMetadata('a/picture')).toEqual({ etag, metadata: found?.metadata });
    const again = await store.getWithMetadata('a/picture', { etag: String(etag) });
    expect([again?.data, again?.etag]).toEqual([null, etag]);
  });

  test('writes on condition, lists, and tells a stranger nothing', async () => {
    const store = client(kind);
    const first = await store.setJSON('once', { n: 1 }, { onlyIfNew: true });
    expect(await store.setJSON('once', { n: 2 }, { onlyIfNew: true })).toEqual({ modified: false });
    await store.setJSON('once', { n: 3 }, { onlyIfMatch: String(first.etag) });
    expect(await store.get('once', { type: 'json' })).toEqual({ n: 3 });
    expect((await store.list()).blobs.map(({ key }) => key)).toEqual(['once']);
    expect((await fetch(`${server.address}/local/site:things/once`)).status).toBe(403);
  });

  test('answers null for what is not there and after a delete', async () => {
    const store = client(kind);
    await store.set('gone', 'x');
    await store.delete('gone');
    expect(await store.get('gone')).toBeNull();
    expect(await store.getMetadata('never')).toBeNull();
    expect((await store.list()).blobs).toEqual([]);
  });
});

test('50 parallel compare-and-swap increments end at 50', async () => {
  const store = client();
  await store.setJSON('counter', 0);
  await times(50, () => increment(store));
  expect(await store.get('counter', { type: 'json' })).toBe(50);
});

test('onlyIfNew has one winner of 50', async () => {
  const store = client();
  const results = await times(50, (index) => store.set('prize', `player ${index}`, { onlyIfNew: true }));
  expect(results.filter(({ modified }) => modified)).toHaveLength(1);
});

test('a compare-and-swap against a deleted blob does not bring it back', async () => {
  const store = client();
  const { etag } = await store.set('key', 'old');
  await store.delete('key');
  expect(await store.set('key', 'new', { onlyIfMatch: String(etag) })).toEqual({ modified: false });
  expect(await store.get('key')).toBeNull();
});

test('a read during a write sees the old blob or the new one, header and body together', async () => {
  const store = client();
  const write = (letter: string) => store.set('key', letter.repeat(200_000), { metadata: { letter } });
  await write('a');
  const writing = (async () => {
    for (let round = 0; round < 20; round++) await write('abc'[round % 3] ?? 'a');
  })();
  await times(60, async () => {
    const found = await store.getWithMetadata('key');
    const letter = String(found?.metadata['letter']);
    expect(found?.data).toBe(letter.repeat(200_000));
  });
  await writing;
});

test('lists in key order, by prefix, in pages', async () => {
  fetchStoreDirectly(server);
  const store = client();
  await times(2_500, (index) => store.set(`b/${String(index).padStart(5, '0')}`, 'x'));
  await Promise.all([store.set('a/first', 'x'), store.set('c/last', 'x')]);
  const pages = await collect(store.list({ prefix: 'b/', paginate: true }));
  expect(pages.map((page) => page.length)).toEqual([1_000, 1_000, 500]);
  const keys = pages.flat();
  expect(keys).toEqual([...keys].sort());
  expect(new Set(keys).size).toBe(2_500);
});

test('lists folders instead of what is below them when asked to', async () => {
  const store = client();
  await Promise.all(['x/1', 'x/2', 'y/z/1', 'top'].map((key) => store.set(key, 'v')));
  const { blobs, directories } = await store.list({ directories: true });
  expect(directories).toEqual(['x', 'y']);
  expect(blobs.map(({ key }) => key)).toEqual(['top']);
});

test('keeps stores apart and removes a whole one', async () => {
  await client('edge', 'one').set('key', '1');
  await client('edge', 'two').set('key', '2');
  expect(await client('edge', 'one').deleteAll()).toEqual({ deletedBlobs: 1 });
  expect(await client('edge', 'one').get('key')).toBeNull();
  expect(await client('edge', 'two').get('key')).toBe('2');
});

test('survives a restart: bodies, metadata, etags, order', async () => {
  const { etag } = await client().set('kept', 'body', { metadata: { by: 'me' } });
  await client().set('earlier', 'x');
  await restart();
  expect(await client().getWithMetadata('kept')).toEqual({ data: 'body', etag, metadata: { by: 'me' } });
  expect((await client().list()).blobs.map(({ key }) => key)).toEqual(['earlier', 'kept']);
});

test('lists what a sorted set would, whatever is written and removed, by prefix and from any key on', () => {
  const key = fc.stringMatching(/^[a-c/]{1,4}$/);
  const change = fc.record({ key, add: fc.boolean() });
  const database = new BlobDatabase(':memory:');
  fc.assert(
    fc.property(fc.array(change), fc.string({ maxLength: 2 }), (changes, prefix) => {
      database.clear('s');
      const model = new Set<string>();
      for (const { key, add } of changes) {
        if (add) database.write('s', key, Buffer.from('x'));
        else database.remove('s', key);
        if (add) model.add(key);
        else model.delete(key);
      }
      const expected = [...model].filter((each) => each.startsWith(prefix)).sort();
      const keys = (cursor: string) =>
        database.list('s', prefix, cursor, false).blobs.map((entry) => entry.key);
      expect(keys('')).toEqual(expected);
      const middle = expected[Math.floor(expected.length / 2)];
      if (middle !== undefined) expect(keys(middle)).toEqual(expected.slice(expected.indexOf(middle)));
    }),
  );
  database.close();
});

test('writes that belong together are kept whole or not at all', async () => {
  const database = new BlobDatabase(':memory:');
  const write = () => database.write('s', 'key', Buffer.from('x'));
  const broken = () => Promise.resolve(write()).then(() => Promise.reject(new Error('cut off')));
  await expect(database.whole(broken)).rejects.toThrow('cut off');
  expect(database.isEmpty).toBe(true);
  await database.whole(write);
  expect(database.read('s', 'key')).toBeDefined();
  database.close();
});

test('is for one process at a time, and for the eyes of its owner', async () => {
  await expect(start()).rejects.toSatisfy(isLocked);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('answers as late as it is told to, and counts what a call asks of it and how often it waits', async () => {
  await server.stop();
  server = await start(30);
  fetchStoreDirectly(server);
  const store = client();
  const began = performance.now();
  const { timing } = await countStoreUse(async () => {
    await Promise.all(['a', 'b', 'c'].map((key) => store.set(key, key)));
    await store.get('a');
  });
  expect(performance.now() - began).toBeGreaterThanOrEqual(59);
  expect(timing).toBe('store;desc="4 requests in 2 rounds"');
});

const hasLimits = process.platform === 'linux' && spawnSync('prlimit', ['--version']).status === 0;

test.runIf(hasLimits)(
  'on a full disk refuses what it cannot write, in every phase, loses and garbles nothing, and goes on when there is space',
  async () => {
    let store = client();
    await server.stop();
    /** What was acknowledged last of each key; of a refused change it stays. */
    const kept = new Map<string, string>();
    let refused = 0;
    const set = async (key: string, body: string) => {
      const { etag } = await store.set(key, body).catch(() => ({ etag: undefined }));
      if (etag) kept.set(key, body);
      else refused += 1;
    };
    for (const round of ['first', 'second']) {
      const { child, limitFiles, kill } = await startApart();
      store = getStore({ name: 'things', consistency: 'strong' });
      limitFiles(String(statSync(file()).size + 400_000));
      const body = (word: string, index: number) => `${round} ${word} ${index}:`.padEnd(20_000, 'x');
      for (let index = 0; index < 60; index++) await set(`${round}-${index}`, body('new', index));
      expect(refused, `${round}: the disk is full`).toBeGreaterThan(0);
      const before = [...kept.keys()];
      expect(before.length).toBeGreaterThan(5);
      for (const [index, key] of before.entries()) await set(key, body('written over', index));
      for (const key of before.slice(0, 3))
        await store.delete(key).then(
          () => kept.delete(key),
          () => (refused += 1),
        );
      expect(child.exitCode).toBeNull();
      limitFiles('unlimited');
      await set(`${round}-after`, 'space');
      expect(kept.get(`${round}-after`)).toBe('space');
      refused = 0;
      await kill();
    }
    server = await start();
    const found = (await client().list()).blobs.map(({ key }) => key);
    expect(found.sort()).toEqual([...kept.keys()].sort());
    for (const [key, body] of kept) expect(await client().get(key)).toBe(body);
  },
);

/** The store in a process of its own, which can be given a disk as large as it should be, and killed. */
async function startApart() {
  const child = fork(join(process.cwd(), 'tests/support/store-process.ts'), [file()], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    silent: true,
  });
  const [context] = (await once(child, 'message')) as [string];
  process.env['NETLIFY_BLOBS_CONTEXT'] = context;
  const limitFiles = (bytes: string) =>
    expect(spawnSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`]).status).toBe(0);
  const kill = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return { child, limitFiles, kill };
}

test('refuses a caller without the token', async () => {
  await client().set('secret', 'x');
  const context = JSON.parse(Buffer.from(server.context('edge'), 'base64').toString()) as { edgeURL: string };
  const answer = await fetch(`${context.edgeURL}/local/site:things/secret`);
  expect(answer.status).toBe(403);
});
