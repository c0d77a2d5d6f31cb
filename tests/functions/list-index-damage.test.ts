import { describe, expect, test, vi } from 'vitest';
import { recordKey } from '#server/database/pages.ts';
import { createId } from '#shared/ids.ts';
import { memory, trips } from '#tests/support/counted-store.ts';
import { fill, HOUR, ids, index, list, readAll } from '#tests/support/note-list.ts';

vi.mock(import('#server/database/blobs.ts'), async () => ({
  openCollection: (await import('#tests/support/counted-store.ts')).openCounted,
}));

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

  test('of the segment that rows are to be added to is made good by the job, and does not end it', async () => {
    await fill(700);
    await index();
    for (const key of await segments()) await memory.open('list-index').write(key, 'not JSON');
    const newer = await fill(400, Date.now() - HOUR / 2);
    await list.index.maintain();
    const [first] = (await list.index.store.read()).manifest.segments;
    expect(first && (await list.index.store.readSegment(first))).toBeTruthy();
    expect((await readAll(500)).slice(0, 400)).toEqual(newer);
    expect((await trips(() => list.readPage({ limit: 50, count: true }))).count).toBe(2);
  });

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
