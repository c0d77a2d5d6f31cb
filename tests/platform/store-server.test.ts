import { getStore, type Store } from '@netlify/blobs';
import { createHash } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoreServer, type ContextKind } from '#local/store/store-server.ts';
import { shortcutToStore } from '#local/store/store-shortcut.ts';

let directory: string;
let server: StoreServer;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'store-'));
  server = await StoreServer.start({ directory });
});
afterEach(async () => {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** A client as a function (`edge`) or a build (`api`) gets it. */
function client(kind: ContextKind = 'edge', name = 'things'): Store {
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
    if (short) shortcutToStore(server);
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
  const store = client();
  await times(500, (index) => store.set(`b/${String(index).padStart(5, '0')}`, 'x'));
  await Promise.all([store.set('a/first', 'x'), store.set('c/last', 'x')]);
  const pages = await collect(store.list({ prefix: 'b/', paginate: true }));
  expect(pages.map((page) => page.length)).toEqual([200, 200, 100]);
  const keys = pages.flat();
  expect(keys).toEqual([...keys].sort());
  expect(new Set(keys).size).toBe(500);
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
  await server.stop();
  server = await StoreServer.start({ directory });
  expect(await client().getWithMetadata('kept')).toEqual({ data: 'body', etag, metadata: { by: 'me' } });
  expect((await client().list()).blobs.map(({ key }) => key)).toEqual(['earlier', 'kept']);
});

const logFile = () => join(directory, 'site%3Athings', 'blobs.log');

/** Stops the store, lets something happen to its files, starts it again. Out: what it says then. */
async function restartAfter(damage: () => void): Promise<string[]> {
  await server.stop();
  damage();
  const warnings: string[] = [];
  server = await StoreServer.start({ directory, warn: (message) => warnings.push(message) });
  return warnings;
}

describe('after damage', () => {
  const bodies = async () => {
    const { blobs } = await client().list();
    return Promise.all(blobs.map(({ key }) => client().get(key)));
  };

  test('an unfinished record at the end is cut off, and writing goes on behind the last whole one', async () => {
    await client().set('whole', 'x');
    const { size } = statSync(logFile());
    const warnings = await restartAfter(() => appendFileSync(logFile(), '{"key":"half","size":100}\nhal'));
    expect(warnings).toEqual([expect.stringContaining('29 unreadable bytes')]);
    expect(statSync(logFile()).size).toBe(size);
    await client().set('next', 'y');
    expect(await restartAfter(() => undefined)).toEqual([]);
    expect(await bodies()).toEqual(['y', 'x']);
  });

  test('of records with garbage between them only the overwritten one is lost', async () => {
    for (const letter of ['a', 'b', 'c']) await client().set(letter, letter.repeat(50));
    const warnings = await restartAfter(() => {
      const bytes = readFileSync(logFile());
      bytes.fill(0, bytes.indexOf('{"key":"b"'), bytes.indexOf('bbbb'));
      writeFileSync(logFile(), bytes);
    });
    expect(warnings).toHaveLength(1);
    expect(await bodies()).toEqual(['a'.repeat(50), 'c'.repeat(50)]);
  });

  test('a text that looks like a record is none', async () => {
    const fake = '\n{"key":"fake","etag":"x","size":1,"lastModified":""}\nx\n';
    await client().set('a', fake);
    await client().set('b', 'kept');
    await restartAfter(() => {
      const bytes = readFileSync(logFile());
      bytes.fill(0, 0, 8);
      writeFileSync(logFile(), bytes);
    });
    expect(await bodies()).toEqual(['kept']);
  });
});

test('a log that mostly holds what is gone is made anew, with everything that is not', async () => {
  const megabyte = (letter: string) => letter.repeat(1024 * 1024);
  await client().set('kept', 'small', { metadata: { by: 'me' } });
  for (let round = 0; round < 20; round += 1) await client().set('big', megabyte('abc'[round % 3] ?? 'a'));
  await client().set('gone', 'x');
  await client().delete('gone');
  expect(statSync(logFile()).size).toBeLessThan(18 * 1024 * 1024);
  expect(await restartAfter(() => undefined)).toEqual([]);
  expect(await client().get('big')).toBe(megabyte('b'));
  expect(await client().getWithMetadata('kept')).toMatchObject({ data: 'small', metadata: { by: 'me' } });
  expect(await client().get('gone')).toBeNull();
});

test('takes over a store that was kept as one file per blob', async () => {
  await client().set('new', 'x');
  await restartAfter(() => {
    const entry = { key: 'old', etag: '"1"', size: 4, lastModified: '2026-01-01T00:00:00.000Z' };
    const name = createHash('sha256').update('old').digest('hex');
    writeFileSync(join(directory, 'site%3Athings', name), `${JSON.stringify(entry)}\nbody`);
  });
  expect(await client().get('old')).toBe('body');
  await restartAfter(() => undefined);
  expect(await client().getWithMetadata('old')).toMatchObject({ data: 'body', etag: '"1"' });
  expect(await client().get('new')).toBe('x');
});

test('refuses a caller without the token', async () => {
  await client().set('secret', 'x');
  const context = JSON.parse(Buffer.from(server.context('edge'), 'base64').toString()) as { edgeURL: string };
  const answer = await fetch(`${context.edgeURL}/local/site:things/secret`);
  expect(answer.status).toBe(403);
});
