import { describe, expect, test, vi } from 'vitest';
import { Folders } from '#server/records/folders.ts';
import { beforeRequests } from '#tests/support/counted-store.ts';
import { fill, ids, index, list, notes, readAll, type Note } from '#tests/support/note-list.ts';

vi.mock(import('#server/database/blobs.ts'), async () => ({
  openCollection: (await import('#tests/support/counted-store.ts')).openCounted,
}));

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
      beforeRequests((what) => {
        if (!/^(write|create|replace|delete)/.test(what)) return Promise.resolve();
        asked += 1;
        return asked >= at ? Promise.reject(new Error('gone')) : Promise.resolve();
      });
      await list.index.update();
      beforeRequests();
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
        beforeRequests((what) => {
          if (!/^(write|create|replace|delete)/.test(what)) return Promise.resolve();
          asked += 1;
          return asked >= at ? Promise.reject(new Error('gone')) : Promise.resolve();
        });
        await notes.move(moved, 'suspected').catch(() => undefined);
        beforeRequests();
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
