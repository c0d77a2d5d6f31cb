import { logProblem } from '../log.ts';
import type { CollectionName } from './collection.ts';
import { ListIndex } from './list-index.ts';
import { NO_INDEX, segmentOf, type Manifest, type Row } from './manifest.ts';
import { invertId } from '#shared/ids.ts';

/** The platform carries 6 MB of an answer. */
const PAGE_BYTES = 4_000_000;
/** A segment may be replaced between the manifest and its own turn; twice in a row it is damaged. */
const INDEX_TRIES = 2;

/**
 * One page of a list: at most `limit` records older than the one with the id `before`. No limit: all of them.
 * `count` asks for the number of records in the whole list too.
 */
export interface PageRequest {
  limit?: number | undefined;
  before?: string | undefined;
  count?: boolean | undefined;
}

/** `next` is the `before` of the following page, if there is one; `total`, the records in the whole list, if asked for. */
export interface Page<T> {
  items: T[];
  next: string | undefined;
  total?: number | undefined;
  /** There where the list's index lags behind or is damaged: puts it right, after the answer. Never throws. */
  catchUp?: (() => Promise<void>) | undefined;
}

/** The key of a record: the alphabetical order of keys is newest first. */
export const recordKey = (folder: string, id: string): string => `${folder}/${invertId(id)}`;

/** What one reading of a list has found so far. */
interface Reading {
  manifest: Manifest;
  /** Keys newer than the segments; empty where neither the page nor the count reaches so far. */
  tail: readonly string[];
  /** Keys within the segments that are being moved: the record itself is asked. */
  doubtful: ReadonlySet<string>;
  after: string;
}

/** The records of one folder as a list, newest first, page by page. Asks at most two segments of its index for a page of 500. */
export class RecordList<T extends { id: string }> {
  readonly index: ListIndex;

  /** `toRow` makes of a record what the list shows of it. */
  constructor(name: CollectionName, folder: string, toRow: (record: object) => T) {
    this.index = new ListIndex(name, folder, toRow);
  }

  /** Reads one page. A long page ends where it fills an answer. */
  async readPage(request: PageRequest): Promise<Page<T>> {
    for (let attempt = 1; attempt <= INDEX_TRIES; attempt += 1) {
      const page = await this.#readPage(
        request,
        this.index.store.read().then(({ manifest }) => manifest),
      );
      if (page) return page;
    }
    const page = await this.#readPage(request, Promise.resolve(NO_INDEX));
    if (!page) throw new Error('Without an index no segment can be missing.');
    logProblem('index-damaged', { list: this.index.store.name });
    return { ...page, catchUp: () => this.index.repair() };
  }

  /** Undefined if a segment is not there. */
  async #readPage(
    { limit = Infinity, before, count = false }: PageRequest,
    found: Promise<Manifest>,
  ): Promise<Page<T> | undefined> {
    const after = before === undefined ? '' : invertId(before);
    const isListed = before === undefined || count;
    const [manifest, listed] = await Promise.all([found, isListed ? this.index.listTail(found) : undefined]);
    const isOlder = segmentOf(manifest, after) >= 0;
    const tail = listed ?? (isOlder ? [] : await this.index.listTail(manifest));
    const moved = Object.values(manifest.moving).filter((key) => segmentOf(manifest, key) >= 0);
    const reading: Reading = { manifest, tail, doubtful: new Set(moved), after };
    const newer = await this.#readTail(reading, limit + 1);
    const older = await this.#readSegments(reading, limit - newer.rows.length);
    const total = count ? await this.#count(reading) : undefined;
    if (!older || (count && total === undefined)) return undefined;
    const rows = [...newer.rows, ...older.rows];
    const fitting = Number.isFinite(limit) ? rows.slice(0, fittingRows(rows.slice(0, limit))) : rows;
    const last = fitting.length < rows.length || older.isMore ? fitting.at(-1) : undefined;
    return {
      items: fitting.map((row) => shownRecord<T>(row)),
      next: last && invertId(last[0]),
      total,
      catchUp: newer.unread > 0 || moved.length > 0 ? () => this.index.update() : undefined,
    };
  }

  /** The first rows of the page, from what is newer than the segments. */
  async #readTail(
    { manifest, tail, after }: Reading,
    most: number,
  ): Promise<{ rows: Row[]; unread: number }> {
    const keys = tail.filter((key) => key > after).slice(0, most);
    const known = new Map(manifest.recent.map((row) => [row[0], row]));
    const unread = keys.filter((key) => !known.has(key));
    for (const row of await this.index.readRecords(unread)) known.set(row[0], row);
    return {
      rows: keys.flatMap((key) => [known.get(key)].filter((row) => row !== undefined)),
      unread: unread.length,
    };
  }

  /** At least `least` older rows, unless there are no more. */
  async #readSegments(
    { manifest: { segments }, doubtful, after }: Reading,
    least: number,
  ): Promise<{ rows: Row[]; isMore: boolean } | undefined> {
    const first = segments.findIndex((_, at) => (segments[at + 1]?.newest ?? '\u{10FFFF}') > after);
    let end = first < 0 ? segments.length : first;
    for (let sure = -doubtful.size; sure < least && end < segments.length; end += 1) {
      const { newest, count } = segments[end] ?? { newest: '', count: 0 };
      // Of the segment that the page begins in, it is not known how many rows are left.
      if (newest > after) sure += count;
    }
    const chosen = segments.slice(Math.max(first, 0), end);
    const read = await Promise.all(chosen.map((segment) => this.index.store.readSegment(segment)));
    if (read.includes(undefined)) return undefined;
    const begin = chosen[0]?.newest ?? '';
    const edge = segments[end]?.newest ?? '\u{10FFFF}';
    const within = (key: string) => key > after && key >= begin && key < edge;
    const moved = await this.index.readRecords([...doubtful].filter(within));
    const rows = read
      .flatMap((segment) => segment ?? [])
      .filter(([key]) => key > after && !doubtful.has(key));
    const all = moved.length > 0 ? [...rows, ...moved].sort(([a], [b]) => (a < b ? -1 : 1)) : rows;
    return { rows: all, isMore: segments.slice(end).some(({ count }) => count > 0) };
  }

  /** Counts the whole list. What is being moved is looked up in record and segment both. */
  async #count({ manifest, tail, doubtful }: Reading): Promise<number | undefined> {
    let total = manifest.segments.reduce((sum, { count }) => sum + count, tail.length);
    for (const key of doubtful) {
      const segment = manifest.segments[segmentOf(manifest, key)];
      const rows = segment && (await this.index.store.readSegment(segment));
      if (!rows) return undefined;
      total += (await this.index.readRecords([key])).length - rows.filter(([own]) => own === key).length;
    }
    return total;
  }
}

/** How many of these rows one answer can carry; one at least. */
function fittingRows(rows: readonly Row[]): number {
  let bytes = 0;
  const tooMany = rows.findIndex(
    ([, record]) => (bytes += Buffer.byteLength(JSON.stringify(record))) > PAGE_BYTES,
  );
  return tooMany < 0 ? rows.length : Math.max(1, tooMany);
}

/**
 * A record as a list shows it. One that cannot be read, or whose values no row can show, is named in the log and listed with
 * what there is of it, its id at least, so that somebody sees it, counts it and looks for it.
 */
function shownRecord<T extends { id: string }>([key, record]: Row): T {
  const values = Object.entries(record ?? {}).filter(([, value]) => !isNested(value));
  const { id } = (record ?? {}) as { id?: unknown };
  if (record && typeof id === 'string' && values.length === Object.keys(record).length) return record as T;
  logProblem('bad-record', { id: invertId(key) });
  return { name: UNREADABLE, ...Object.fromEntries(values), id: invertId(key) } as unknown as T;
}

/** Stands where people look first. */
const UNREADABLE = 'This record could not be read whole.';

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;
