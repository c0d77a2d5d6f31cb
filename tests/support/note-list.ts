import { beforeEach, vi } from 'vitest';
import { RecordList, recordKey } from '#server/database/pages.ts';
import { Folders } from '#server/records/folders.ts';
import { createId } from '#shared/ids.ts';
import { emptyMemory, memory } from './counted-store.ts';

export interface Note {
  id: string;
  text: string;
}

export const HOUR = 3_600_000;

export let notes: Folders<Note>;
/** As another process reads it, which has nothing in memory. */
export let list: RecordList<Note>;

beforeEach(() => {
  emptyMemory();
  notes = new Folders<Note>('feedback', (note) => note);
  list = new RecordList<Note>('feedback', 'records', (note) => note as Note);
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
});

/** Records as the last release wrote them: the newest an hour old, each a second older than the one before. Newest first. */
export async function fill(count: number, newest = Date.now() - HOUR): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, n) => createId(newest - n * 1000));
  const collection = memory.open('feedback');
  for (const id of ids)
    await collection.create(recordKey('records', id), JSON.stringify({ id, text: `of ${id}` }));
  return ids;
}

export const ids = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);

/** Every page of the list, one after the other. */
export async function readAll(limit: number): Promise<string[]> {
  const all: string[] = [];
  let next: string | undefined;
  do {
    const page = await list.readPage({ limit, before: next });
    all.push(...ids(page));
    next = page.next;
  } while (next !== undefined);
  return all;
}

/** Brings the index up to date. */
export async function index(steps = 10): Promise<void> {
  for (let step = 0; step < steps; step += 1) await list.index.update();
}
