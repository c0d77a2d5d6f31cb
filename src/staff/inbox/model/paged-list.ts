import type { Row } from './row.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { ID_PATTERN, idAfter } from '#shared/ids.ts';
import { createAtom, type Atom } from '../../shell/atom.ts';
import { fetchPage, FIRST_PAGE, LONGEST_PAGE, readOn, type Page } from './pages.ts';
import { mergeFirstPage, withoutRows, withRow } from './merge.ts';
import { awayIds, statusesOf } from './status.ts';
import { folderPart, versionOf } from './versions.ts';
import { onLeave } from '../../session/session.ts';
import type { AdminTab } from '../../tabs.tsx';

/** What has been read of a list of the server so far. */
export interface ListState {
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** Newest first. */
  rows: readonly Row[];
  /** `before` of the following page; undefined once everything is here. */
  next: string | undefined;
  /** How many rows the server has, read or not; undefined if it did not say. */
  total: number | undefined;
  /** Older than what was read, put away on this browser, and moved elsewhere by somebody. */
  absent: ReadonlySet<string>;
  loadingMore: boolean;
  /** The server's sentence; empty where it said none: what a browser says of a lost line is in no list's words. */
  failure: string;
  /** When it was last known to be as the server has it, in milliseconds since 1970. */
  refreshedAt: number;
  /** The version that the server told before the newest rows were read; undefined where it had told none. */
  version: string | undefined;
  /** How often new rows came while it was open, and how many the last time. */
  arrivals: { times: number; rows: number };
}

/** Of a list that nobody has read yet. */
const EMPTY: ListState = {
  phase: 'idle',
  rows: [],
  next: undefined,
  total: undefined,
  absent: new Set(),
  loadingMore: false,
  failure: '',
  refreshedAt: 0,
  version: undefined,
  arrivals: { times: 0, rows: 0 },
};

/** One list of the server, read page by page. All reads of one list wait for one another. */
export interface PagedList extends Atom<ListState> {
  /** Reads the first page, once. */
  load: () => Promise<void>;
  /** Reads older rows, at least so many (one page if not said); they arrive together. */
  loadMore: (least?: number) => Promise<void>;
  /** Reads the first page again. Out: the new rows; a failure leaves what is shown. */
  refresh: () => Promise<readonly Row[]>;
  /** What is here is as the server has it now. */
  confirm: () => void;
  /** Forgets everything and reads the first page again. */
  reload: () => Promise<void>;
  /** Whether the server has a row; undefined if it does not say. Came it in where was read already, it is put there. */
  has: (id: string) => Promise<boolean | undefined>;
  /** Takes a row away that the server has here no more. The newest are looked at anyway: for them nothing is asked. */
  check: (id: string) => Promise<void>;
  /** Puts rows that staff moved here into their places. */
  put: (rows: readonly Row[]) => void;
  /** Takes rows away that staff moved elsewhere. */
  take: (ids: readonly string[]) => void;
}

/** Opens the list behind a call; `suspected` reads the suspected spam of the same list. `away`: the rows that are not shown. */
export function createPagedList(
  endpoint: Endpoint,
  suspected = false,
  away: () => Iterable<string> = () => [],
): PagedList {
  const pages = createAtom<ListState>(EMPTY);
  const patch = (change: Partial<ListState>): void => pages.update((state) => ({ ...state, ...change }));
  const enqueue = createQueue();

  const firstPage = (quiet: boolean) =>
    fetchPage(endpoint, { suspected, quiet, count: true, limit: FIRST_PAGE });
  const olderPage = (before: string, limit: number) => fetchPage(endpoint, { suspected, before, limit });

  /** `quiet`: what is shown stays until the answer is here, and if none comes. */
  const first = async (quiet = false): Promise<void> => {
    if (!quiet) patch({ phase: 'loading', failure: '' });
    const version = versionOf(endpoint, folderPart(suspected));
    const page = await firstPage(quiet);
    if ('failure' in page) {
      if (!quiet) patch({ phase: 'failed', failure: page.failure });
      return;
    }
    patch({ ...page, version, phase: 'ready', failure: '', refreshedAt: Date.now() });
    void lookForAway();
  };

  /** Asks which of the rows that were put away the server still has where nothing is read yet: the others do not count. */
  const lookForAway = async (): Promise<void> => {
    const { next = '' } = pages.get();
    const absent = new Set<string>();
    let ids = [...away()].filter((id) => id < next && ID_PATTERN.test(id)).sort();
    for (let id = ids.at(-1); id !== undefined; id = ids.at(-1)) {
      const limit = ids.length > 1 ? LONGEST_PAGE : 1;
      const page = await fetchPage(endpoint, { suspected, before: idAfter(id), limit, quiet: true });
      if ('failure' in page || (page.next ?? '') > id) return;
      const there = new Set(page.rows.map((row) => row.id));
      const reached = ids.filter((each) => each >= (page.next ?? ''));
      for (const each of reached) if (!there.has(each)) absent.add(each);
      ids = ids.slice(0, ids.length - reached.length);
      if (ids.length === 0) patch({ absent });
    }
  };

  const more = async (least = 1): Promise<boolean> => {
    const { next, phase } = pages.get();
    if (phase !== 'ready' || next === undefined) return false;
    patch({ loadingMore: true });
    const { rows, ...rest } = await readOn(olderPage, next, least);
    pages.update((state) => ({ ...state, ...rest, rows: joined(state.rows, rows), loadingMore: false }));
    return rest.failure === '';
  };

  const refresh = async (): Promise<readonly Row[]> => {
    const { phase } = pages.get();
    if (phase !== 'ready' && phase !== 'failed') return [];
    const version = versionOf(endpoint, folderPart(suspected));
    const page = await firstPage(true);
    if ('failure' in page) return [];
    const merged = phase === 'ready' ? mergeFirstPage(pages.get(), page) : undefined;
    if (!merged) {
      const known = new Set(pages.get().rows.map(({ id }) => id));
      await first(true);
      return arrived(page.rows.filter(({ id }) => !known.has(id)));
    }
    const { fresh, isOlderChanged, ...rest } = merged;
    const read = isOlderChanged ? await rereadOlder(page) : rest;
    patch({ ...read, version, refreshedAt: Date.now() });
    void lookForAway();
    return arrived(fresh);
  };

  const arrived = (rows: readonly Row[]): readonly Row[] => {
    if (rows.length > 0)
      pages.update((state) => ({
        ...state,
        arrivals: { times: state.arrivals.times + 1, rows: rows.length },
      }));
    return rows;
  };

  /** Somebody took older rows away, or put some among them: reads as far as was read before. */
  const rereadOlder = async (page: Page): Promise<Partial<ListState>> => {
    const { rows } = pages.get();
    const known = new Map(rows.map((row) => [row.id, row]));
    const least = rows.length - page.rows.length;
    if (page.next === undefined || least <= 0) return page;
    const older = await readOn(olderPage, page.next, least);
    // What is shown stays; the next change is another occasion.
    if (older.failure !== '') return {};
    return {
      rows: [...page.rows, ...older.rows].map((row) => known.get(row.id) ?? row),
      next: older.next,
      total: page.total,
    };
  };

  /** At once, and again after what is on its way, which may have been answered before. */
  const settle = (change: (state: ListState) => ListState): void => {
    const apply = (): void => {
      if (pages.get().phase === 'ready') pages.update(change);
    };
    apply();
    void enqueue(() => {
      apply();
      return Promise.resolve();
    });
  };

  /** One row as the server has it now. */
  const find = async (id: string): Promise<Row | 'absent' | 'unknown'> => {
    if (!ID_PATTERN.test(id)) return 'unknown';
    const page = await fetchPage(endpoint, { suspected, before: idAfter(id), limit: 1, quiet: true });
    return 'failure' in page ? 'unknown' : (page.rows.find((found) => found.id === id) ?? 'absent');
  };

  const has = async (id: string): Promise<boolean | undefined> => {
    if (pages.get().rows.some((row) => row.id === id)) return true;
    const row = await find(id);
    if (typeof row === 'string') return row === 'absent' ? false : undefined;
    const { next } = pages.get();
    if (next === undefined || row.id >= next) settle((state) => withRow(state, row));
    return true;
  };

  const check = async (id: string): Promise<void> => {
    const isOld = pages.get().rows.findIndex((row) => row.id === id) >= FIRST_PAGE;
    if (isOld && (await find(id)) === 'absent') settle((state) => withoutRows(state, [id]));
  };

  return {
    ...pages,
    load: () => enqueue(() => (pages.get().phase === 'idle' ? first() : Promise.resolve())),
    loadMore: (least) => enqueue(async () => void (await more(least))),
    refresh: () => enqueue(refresh),
    confirm: () => patch({ refreshedAt: Date.now() }),
    reload: () =>
      enqueue(() => {
        pages.set(EMPTY);
        return first();
      }),
    has,
    check,
    put: (rows) => settle((state) => rows.reduce((now, row) => withRow(now, row), state)),
    take: (ids) => settle((state) => withoutRows(state, ids)),
  };
}

/** Older rows may be here already, and twice among themselves: something came or went in between. */
const joined = (rows: readonly Row[], older: readonly Row[]): Row[] => [
  ...new Map([...rows, ...older].map((row) => [row.id, row])).values(),
];

/** Makes a queue: each work begins once the one before it has ended, well or badly. Out: what the work comes to. */
function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

interface OpenedList {
  pages: PagedList;
  endpoint: Endpoint;
  suspected: boolean;
}

const opened = new Map<string, OpenedList>();

/** Every list that was asked for on this page and has been read, or could not be. */
export const openedLists = (): OpenedList[] =>
  [...opened.values()].filter(({ pages }) => ['ready', 'failed'].includes(pages.get().phase));

onLeave(() => {
  for (const { pages } of opened.values()) pages.set(pages.initial);
});

/** The list behind a tab, opened once for the whole page; `suspected` is its suspected spam. */
export function pagedListOf(tab: AdminTab, suspected = false): PagedList | undefined {
  if (!tab.list) return undefined;
  const key = `${tab.id}${suspected ? ':suspected' : ''}`;
  const known = opened.get(key);
  if (known) return known.pages;
  const away = () => (suspected ? [] : awayIds(statusesOf(tab.id).get()));
  const pages = createPagedList(tab.list, suspected, away);
  opened.set(key, { pages, endpoint: tab.list, suspected });
  return pages;
}

/** The list behind a list tab. */
export function openPagedList(tab: AdminTab, suspected = false): PagedList {
  const pages = pagedListOf(tab, suspected);
  if (!pages) throw new Error(`The tab ${tab.id} has no list.`);
  return pages;
}
