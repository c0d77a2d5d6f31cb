import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Collection } from '#server/database/collection.ts';
import { RecordList, recordKey } from '#server/database/pages.ts';
import { Folders } from '#server/records/folders.ts';
import { createId } from '#shared/ids.ts';
import { MemoryDatabase } from '#tests/support/memory-database.ts';

interface Note {
  id: string;
  text: string;
}

let memory: MemoryDatabase;
/** Requests to the store, since the last `trips`. */
let requests = 0;
/** Stands before each request: throws to cut the store off. */
let before: (what: string) => Promise<void> = () => Promise.resolve();

vi.mock(import('#server/database/blobs.ts'), () => ({
  openCollection: (name) => counted(memory.open(name)),
}));

/** The same collection, but each request is counted and may be cut off. */
function counted(collection: Collection): Collection {
  const ask = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    requests += 1;
    await before(`${what} ${collection.name}`);
    return work();
  };
  return {
    ...collection,
    read: (key) => ask(`read ${key}`, () => collection.read(key)),
    exists: (key) => ask(`exists ${key}`, () => collection.exists(key)),
    write: (key, data) => ask(`write ${key}`, () => collection.write(key, data)),
    create: (key, text) => ask(`create ${key}`, () => collection.create(key, text)),
    replace: (key, text, tag) => ask(`replace ${key}`, () => collection.replace(key, text, tag)),
    delete: (key) => ask(`delete ${key}`, () => collection.delete(key)),
    // A thousand keys a page, as the platform lists them.
    async *entries(prefix) {
      let page: { key: string; tag: string }[] = [];
      for await (const [entry] of collection.entries(prefix)) {
        if (entry) page.push(entry);
        if (page.length < 1_000) continue;
        yield await ask(`list ${prefix}`, () => Promise.resolve(page));
        page = [];
      }
      yield await ask(`list ${prefix}`, () => Promise.resolve(page));
    },
  };
}

async function trips<T>(work: () => Promise<T>): Promise<{ result: T; count: number }> {
  requests = 0;
  const result = await work();
  return { result, count: requests };
}

const HOUR = 3_600_000;
let notes: Folders<Note>;
let list: RecordList<Note>;
beforeEach(() => {
  memory = new MemoryDatabase();
  notes = new Folders<Note>('feedback', (note) => note);
  // Another process, which has nothing in memory.
  list = new RecordList<Note>('feedback', 'records', (note) => note as Note);
  before = () => Promise.resolve();
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
});

/** Records as the last release wrote them: the newest an hour old, each a second older than the one before. Newest first. */
async function fill(count: number, newest = Date.now() - HOUR): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, n) => createId(newest - n * 1000));
  const collection = memory.open('feedback');
  for (const id of ids)
    await collection.create(recordKey('records', id), JSON.stringify({ id, text: `of ${id}` }));
  return ids;
}

const ids = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);

/** Every page of the list, one after the other. */
async function readAll(limit: number): Promise<string[]> {
  const all: string[] = [];
  let next: string | undefined;
  do {
    const page = await list.readPage({ limit, before: next });
    all.push(...ids(page));
    next = page.next;
  } while (next !== undefined);
  return all;
}

async function index(steps = 10): Promise<void> {
  for (let step = 0; step < steps; step += 1) await list.index.update();
}

describe('a page', () => {
  test.each([10, 149, 151, 700, 1_200, 6_000])(
    'of %i records costs at most three requests beside the session',
    async (count) => {
      const stored = await fill(count);
      await index();
      const first = await trips(() => list.readPage({ limit: 50, count: true }));
      expect([ids(first.result), first.result.total]).toEqual([stored.slice(0, 50), count]);
      expect(first.count).toBeLessThanOrEqual(3);
      for (const limit of [50, 300, 500]) {
        let next: string | undefined;
        const all: string[] = [];
        do {
          const page = await trips(() => list.readPage({ limit, before: next }));
          expect(page.count).toBeLessThanOrEqual(3);
          all.push(...ids(page.result));
          next = page.result.next;
        } while (next !== undefined);
        expect(all).toEqual(stored);
      }
    },
  );

  test('everything of 6,000 records takes fewer than 20 requests, and as many in pages of 2,000', async () => {
    const stored = await fill(6_000);
    await index();
    const whole = await trips(() => list.readPage({}));
    expect(ids(whole.result)).toEqual(stored);
    expect(whole.count).toBeLessThan(20);
    const pages = await trips(() => readAll(2_000));
    expect(pages.result).toEqual(stored);
    expect(pages.count).toBeLessThan(24);
  });

  test('ends early where an answer of the platform is full', async () => {
    const long = 'ङ'.repeat(5_000);
    for (let n = 0; n < 400; n += 1)
      await notes.store('records', { id: createId(Date.now() - n), text: long });
    const page = await list.readPage({ limit: 400 });
    expect(page.items.length).toBeGreaterThan(200);
    expect(Buffer.byteLength(JSON.stringify(page.items))).toBeLessThan(4_100_000);
    expect(await readAll(400)).toHaveLength(400);
  });
});

describe('what the last release wrote', () => {
  test('reads right before, between and after each step that takes it over', async () => {
    const stored = await fill(4_500);
    for (let step = 0; step < 5; step += 1) {
      const page = await list.readPage({ limit: 50, count: true });
      expect([ids(page), page.total]).toEqual([stored.slice(0, 50), 4_500]);
      expect(await readAll(500)).toEqual(stored);
      await list.index.update();
    }
    expect((await trips(() => list.readPage({ limit: 50, count: true }))).count).toBe(2);
  });

  test('reads right among what this one writes', async () => {
    const old = await fill(400);
    const fresh: string[] = [];
    for (let n = 0; n < 40; n += 1) {
      const id = createId();
      await notes.store('records', { id, text: 'new' });
      fresh.unshift(id);
      if (n % 7 === 0) await notes.update('records');
      expect(ids(await list.readPage({ limit: 60 }))).toEqual([...fresh, ...old].slice(0, 60));
    }
    expect(await readAll(100)).toEqual([...fresh, ...old]);
  });
});

test('twenty writers and their updates at once lose and double nothing', async () => {
  const stored = await fill(300);
  const write = async () => {
    const own = new Folders<Note>('feedback', (note) => note);
    const id = createId();
    await own.store('records', { id, text: 'x' });
    await own.update('records');
    return id;
  };
  const fresh = await Promise.all(Array.from({ length: 20 }, write));
  expect(await readAll(50)).toEqual([...fresh.sort().reverse(), ...stored]);
  await list.index.update();
  expect((await trips(() => list.readPage({ limit: 50 }))).count).toBe(2);
});

describe('a record that is moved out of a segment and back', () => {
  test('is in one list at every moment after, and counted there', async () => {
    const stored = await fill(800);
    await index();
    const moved = stored[600] ?? '';
    const rest = stored.filter((id) => id !== moved);
    expect(await notes.move(moved, 'suspected')).toBe('moved');
    expect(await readAll(500)).toEqual(rest);
    expect((await list.readPage({ limit: 1, count: true })).total).toBe(799);
    expect(ids(await notes.readPage('suspected', {}))).toEqual([moved]);
    expect(await notes.move(moved, 'records')).toBe('moved');
    expect(await readAll(500)).toEqual(stored);
    expect((await list.readPage({ limit: 1, count: true })).total).toBe(800);
    expect(await list.index.check()).toBe(0);
  });

  test('both ways at once, while the list grows and is read, stays one record', async () => {
    const stored = await fill(800);
    await index();
    const moved = stored[700] ?? '';
    const works = Array.from({ length: 8 }, (_, n) => {
      const own = new Folders<Note>('feedback', (note) => note);
      return own.move(moved, n % 2 === 0 ? 'suspected' : 'records');
    });
    await Promise.all([...works, list.index.update(), list.readPage({ limit: 500 })]);
    await notes.move(moved, 'records');
    expect(await readAll(500)).toEqual(stored);
    expect(await list.index.check()).toBe(0);
  });
});

describe('a crash', () => {
  test.each(Array.from({ length: 12 }, (_, n) => n + 1))(
    'at request %i of a step loses and doubles nothing',
    async (at) => {
      const stored = await fill(1_300);
      let asked = 0;
      before = (what) => {
        if (!/^(write|create|replace|delete)/.test(what)) return Promise.resolve();
        asked += 1;
        return asked >= at ? Promise.reject(new Error('gone')) : Promise.resolve();
      };
      await list.index.update();
      before = () => Promise.resolve();
      expect(await readAll(500)).toEqual(stored);
      await index(3);
      expect(await readAll(500)).toEqual(stored);
    },
  );

  test.each(Array.from({ length: 14 }, (_, n) => n + 1))(
    'at write %i of a move leaves the record in a list',
    async (at) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      try {
        const stored = await fill(800);
        await index();
        const moved = stored[500] ?? '';
        let asked = 0;
        before = (what) => {
          if (!/^(write|create|replace|delete)/.test(what)) return Promise.resolve();
          asked += 1;
          return asked >= at ? Promise.reject(new Error('gone')) : Promise.resolve();
        };
        await notes.move(moved, 'suspected').catch(() => undefined);
        before = () => Promise.resolve();
        const both = async () => [...(await readAll(500)), ...ids(await notes.readPage('suspected', {}))];
        expect(new Set(await both())).toEqual(new Set(stored));
        const total = async () =>
          ((await list.readPage({ limit: 1, count: true })).total ?? 0) +
          ((await notes.readPage('suspected', { limit: 1, count: true })).total ?? 0);
        expect(await total()).toBe((await both()).length);
        vi.setSystemTime(Date.now() + 120_000);
        await index(2);
        await notes.update('suspected');
        expect(await total()).toBe((await both()).length);
        expect(await notes.move(moved, 'suspected')).toBe('moved');
        expect((await both()).sort()).toEqual([...stored].sort());
        expect(await total()).toBe(800);
      } finally {
        vi.useRealTimers();
      }
    },
  );
});

describe('damage', () => {
  const segments = async () => {
    const keys: string[] = [];
    for await (const [entry] of memory.open('list-index').entries('segments/'))
      if (entry) keys.push(entry.key);
    return keys;
  };

  test.each(['not JSON', '{"rows":[1]}', '{"rows":[]}', '[]', undefined])(
    'of a segment (%s) costs no row, and is made good',
    async (text) => {
      const stored = await fill(1_800);
      await index();
      for (const key of await segments()) {
        if (text === undefined) await memory.open('list-index').delete(key);
        else await memory.open('list-index').write(key, text);
      }
      const page = await list.readPage({ limit: 500, before: stored[200] });
      expect(ids(page)).toEqual(stored.slice(201, 701));
      await page.catchUp?.();
      expect(
        (await trips(() => list.readPage({ limit: 500, before: stored[200] }))).count,
      ).toBeLessThanOrEqual(3);
      expect(await readAll(500)).toEqual(stored);
    },
  );

  test.each([
    'not JSON',
    '{}',
    '{"recent":{},"segments":[],"moving":{}}',
    '{"recent":[],"segments":[null],"moving":{}}',
  ])('of a manifest (%s) costs no row, and is made good', async (text) => {
    const stored = await fill(700);
    await index();
    await memory.open('list-index').write('manifests/feedback/records', text);
    expect(await readAll(300)).toEqual(stored);
    await index();
    expect((await trips(() => list.readPage({ limit: 50, count: true }))).count).toBe(2);
    expect(await readAll(300)).toEqual(stored);
  });

  test('of a record leaves it in its place of the list, wherever it lies, as the count has it', async () => {
    const stored = await fill(400);
    for (const at of [3, 350])
      await memory.open('feedback').write(recordKey('records', stored[at] ?? ''), '{"id":');
    expect(await readAll(100)).toEqual(stored);
    await index();
    expect(await readAll(100)).toEqual(stored);
    expect((await list.readPage({ limit: 10, count: true })).total).toBe(400);
  });

  test('done by hand to old records is found by the check, and left-over segments go', async () => {
    const stored = await fill(1_800);
    await index();
    await memory.open('feedback').delete(recordKey('records', stored[900] ?? ''));
    const late = createId(Date.now() - 2 * HOUR);
    await memory
      .open('feedback')
      .create(recordKey('records', late), JSON.stringify({ id: late, text: 'late' }));
    await memory
      .open('list-index')
      .write(`segments/feedback/records/${createId(Date.now() - HOUR)}`, '{"rows":[]}');
    const before = (await segments()).length;
    await list.index.check();
    expect(await readAll(500)).toEqual([...stored.filter((_, at) => at !== 900), late].sort().reverse());
    expect(await segments()).toHaveLength(before - 1);
  });
});

test('a job takes all of it over in one go, and checks it once a day', async () => {
  const stored = await fill(5_000);
  await list.index.maintain();
  expect((await trips(() => list.readPage({ limit: 50, count: true }))).count).toBe(2);
  await memory.open('feedback').delete(recordKey('records', stored[3_000] ?? ''));
  expect((await trips(() => list.index.maintain())).count).toBeLessThan(10);
  expect((await list.readPage({ limit: 1, count: true })).total).toBe(5_000);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * HOUR });
  await list.index.maintain();
  vi.useRealTimers();
  expect((await list.readPage({ limit: 1, count: true })).total).toBe(4_999);
});

test('the index of a list holds what the list shows, and nothing else', async () => {
  const users = new Folders<Note & { passwordHash: string }, Note>('users', ({ id, text }) => ({ id, text }));
  for (let n = 0; n < 300; n += 1)
    await users.store('records', { id: createId(Date.now() - HOUR - n), text: 'x', passwordHash: 'secret' });
  await users.update('records');
  await users.update('records');
  for await (const [entry] of memory.open('list-index').entries(''))
    expect((await memory.open('list-index').read(entry?.key ?? ''))?.text).not.toContain('secret');
});
