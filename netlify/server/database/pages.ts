import { logProblem } from '../log.ts';
import type { Collection } from './collection.ts';
import { readDocuments } from './documents.ts';
import { invertId } from '#shared/ids.ts';

/** So many marks fit into the headers of an answer. */
const MOST_MARKS = 100;

/**
 * One page of a list: at most `limit` records older than the one with the id `before`. No limit: all of them.
 * `count` asks for the number of records in the whole list too, `marks` for the beginnings of the pages of so many
 * records that follow the first one.
 */
export interface PageRequest {
  limit?: number | undefined;
  before?: string | undefined;
  count?: boolean | undefined;
  marks?: number | undefined;
}

/**
 * `next` is the `before` of the following page, if there is one. If asked for: `total`, the records in the whole list;
 * `marks`, the `before` of each later page.
 */
export interface Page<T> {
  items: T[];
  next: string | undefined;
  total?: number | undefined;
  marks?: string[] | undefined;
}

/** The key of a record: the alphabetical order of keys is newest first. */
export function recordKey(folder: string, id: string): string {
  return `${folder}/${invertId(id)}`;
}

/**
 * Reads one page of the records in a folder, newest first; only the page's own records are fetched.
 * A record that cannot be read is named in the log and left out.
 */
export async function readPage<T extends { id: string }>(
  collection: Collection,
  folder: string,
  { limit = Infinity, before, count = false, marks = Infinity }: PageRequest,
): Promise<Page<T>> {
  const idOf = (key: string): string => invertId(key.slice(folder.length + 1));
  const { keys, all } = await findKeys(collection, folder, { most: limit + 1, before, toTheEnd: count });
  const items = (await readDocuments<T>(collection, keys.slice(0, limit))).filter(isRecord);
  const last = keys.length > limit ? keys[limit - 1] : undefined;
  const later = Number.isFinite(marks)
    ? all.filter((_, at) => at >= limit && (at + 1 - limit) % marks === 0)
    : [];
  return {
    items,
    next: last && idOf(last),
    total: count ? all.length : undefined,
    marks: later.slice(0, MOST_MARKS).map(idOf),
  };
}

/** A record has an id and holds no lists or objects, which no row can show; another one is named in the log. */
function isRecord(item: { id: string }): boolean {
  const usable = typeof item.id === 'string' && Object.values(item).every((value) => !isNested(value));
  if (!usable) logProblem('bad-record', { id: String(item.id) });
  return usable;
}

function isNested(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

interface KeyQuery {
  most: number;
  before: string | undefined;
  /** Goes through all keys of the folder, to count them. */
  toTheEnd: boolean;
}

async function findKeys(collection: Collection, folder: string, { most, before, toTheEnd }: KeyQuery) {
  const after = before === undefined ? '' : recordKey(folder, before);
  const all: string[] = [];
  const keys: string[] = [];
  for await (const listed of collection.keys(`${folder}/`)) {
    all.push(...listed);
    if (keys.length < most) keys.push(...listed.filter((key) => key > after));
    if (keys.length >= most && !toTheEnd) break;
  }
  return { keys: keys.slice(0, most), all };
}
