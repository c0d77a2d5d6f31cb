import { describe, expect, test, vi } from 'vitest';
import { recordKey } from '#server/database/pages.ts';
import { Folders } from '#server/records/folders.ts';
import { createId } from '#shared/ids.ts';
import { memory, trips } from '#tests/support/counted-store.ts';
import { fill, HOUR, ids, index, list, notes, readAll, type Note } from '#tests/support/note-list.ts';

vi.mock(import('#server/database/blobs.ts'), async () => ({
  openCollection: (await import('#tests/support/counted-store.ts')).openCounted,
}));

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

  test.each([10_000, 100_000])(
    'of %i records costs as little, and a search through all of them 400 at most, its sessions included',
    { timeout: 60_000 },
    async (count) => {
      const stored = await fill(count);
      await index(count / 1_000);
      const first = await trips(() => list.readPage({ limit: 50, count: true }));
      expect([ids(first.result), first.result.total]).toEqual([stored.slice(0, 50), count]);
      expect(first.count).toBeLessThanOrEqual(3);
      const before = stored[count / 2];
      const deep = await trips(() => list.readPage({ limit: 50, before }));
      expect(ids(deep.result)).toEqual(stored.slice(count / 2 + 1, count / 2 + 51));
      expect(deep.count).toBeLessThanOrEqual(3);
      // As the staff area reads all rows when it searches them.
      const search = await trips(() => readAll(2_000));
      expect(search.result).toEqual(stored);
      expect(search.count + count / 2_000).toBeLessThanOrEqual(400);
    },
  );

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
