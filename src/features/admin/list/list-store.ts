import type { Endpoint } from '#shared/endpoints.ts';
import { ID_PATTERN, idAfter } from '#shared/ids.ts';
import { staffCall } from '../session/session.ts';
import { createStore, type Store } from '../store.ts';
import { mergeFirstPage, withoutRows, withRow } from './merge-rows.ts';
import { recordsOf, toRow, type Row } from './row.ts';

/** The first page is small, so that it is here at once. */
const FIRST_PAGE = 50;
/** Older rows come by the hundred; so many of the longest messages still fit into one answer of the platform (6 MB). */
const LATER_PAGE = 300;
/** So many of them are read at the same time: a browser opens no more connections to one server. */
const AT_ONCE = 5;
/** What the specification calls an answer that is not a list. */
const INVALID_FORMAT = 'Invalid data format';
/** For a refusal without a sentence: a page that failed is told by one. */
const NO_REASON = 'The server gave no reason.';

export interface ListState {
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** Newest first. */
  rows: readonly Row[];
  /** `before` of the following page; undefined once everything is here. */
  next: string | undefined;
  /** How many rows the server has, read or not; undefined if it did not say. */
  total: number | undefined;
  /** Where the later pages begin, as far as the server said. */
  marks: readonly string[];
  loadingMore: boolean;
  /** The server's sentence; empty where it said none: what a browser says of a lost line is in no list's words. */
  failure: string;
  refreshedAt: number;
}

/** One list of the server, read page by page. All reads of one list take turns. */
export interface ListStore extends Store<ListState> {
  /** Reads the first page, once. */
  load: () => Promise<void>;
  /** Reads older rows, at least so many (one page if not said); they arrive together. */
  loadMore: (least?: number) => Promise<void>;
  /**
   * Looks at the first page again: new rows come, those that left it go. Resolves with the new ones. A failure leaves
   * what is shown, a list that failed comes back.
   */
  refresh: () => Promise<readonly Row[]>;
  /** Forgets everything and reads the first page again. */
  reload: () => Promise<void>;
  /** Whether the server has a row; false too if it does not say. Came it in where was read already, it is put there. */
  has: (id: string) => Promise<boolean>;
  /** Takes a row away that the server has here no more. The newest are looked at anyway: for them nothing is asked. */
  check: (id: string) => Promise<void>;
  /** Puts rows that staff moved here into their places. */
  put: (rows: readonly Row[]) => void;
  /** Takes rows away that staff moved elsewhere. */
  take: (ids: readonly string[]) => void;
}

type Page = Pick<ListState, 'next' | 'total' | 'marks'> & { rows: Row[] };
type PageResult = Page | { failure: string };

const EMPTY: ListState = {
  phase: 'idle',
  rows: [],
  next: undefined,
  total: undefined,
  marks: [],
  loadingMore: false,
  failure: '',
  refreshedAt: 0,
};

/** Opens the list behind a call; `suspected` reads the suspected spam of the same list. */
export function createListStore(endpoint: Endpoint, suspected = false): ListStore {
  const store = createStore<ListState>(EMPTY);
  const patch = (change: Partial<ListState>): void => {
    store.update((state) => ({ ...state, ...change }));
  };
  const inTurn = turns();

  /** `quiet`: what is shown stays until the answer is here, and if none comes. */
  const first = async (quiet = false): Promise<void> => {
    if (!quiet) patch({ phase: 'loading', failure: '' });
    const page = await fetchPage(endpoint, { suspected, quiet, count: true });
    if (!('failure' in page)) patch({ ...page, phase: 'ready', failure: '', refreshedAt: Date.now() });
    else if (!quiet) patch({ phase: 'failed', failure: page.failure });
  };

  const more = async (least = 1): Promise<boolean> => {
    const { next, phase, marks } = store.get();
    if (phase !== 'ready' || next === undefined) return false;
    patch({ loadingMore: true });
    const read = (before: string) => fetchPage(endpoint, { suspected, before });
    const { rows, ...rest } = await readOn(read, next, marks, least);
    store.update((state) => ({ ...state, ...rest, rows: joined(state.rows, rows), loadingMore: false }));
    return rest.failure === '';
  };

  const refresh = async (): Promise<readonly Row[]> => {
    const { phase } = store.get();
    if (phase !== 'ready' && phase !== 'failed') return [];
    const page = await fetchPage(endpoint, { suspected, quiet: true });
    if ('failure' in page) return [];
    const merged = phase === 'ready' ? mergeFirstPage(store.get(), page) : undefined;
    if (!merged) {
      const known = new Set(store.get().rows.map(({ id }) => id));
      await first(true);
      return page.rows.filter(({ id }) => !known.has(id));
    }
    const { fresh, ...rest } = merged;
    patch({ ...rest, refreshedAt: Date.now() });
    return fresh;
  };

  /** At once, and again after what is on its way, which may have been answered before. */
  const settle = (change: (state: ListState) => ListState): void => {
    const apply = (): void => {
      if (store.get().phase === 'ready') store.update(change);
    };
    apply();
    void inTurn(() => {
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

  const has = async (id: string): Promise<boolean> => {
    if (store.get().rows.some((row) => row.id === id)) return true;
    const row = await find(id);
    if (typeof row === 'string') return false;
    const { next } = store.get();
    if (next === undefined || row.id >= next) settle((state) => withRow(state, row));
    return true;
  };

  const check = async (id: string): Promise<void> => {
    const isOld = store.get().rows.findIndex((row) => row.id === id) >= FIRST_PAGE;
    if (isOld && (await find(id)) === 'absent') settle((state) => withoutRows(state, [id]));
  };

  return {
    ...store,
    load: () => inTurn(() => (store.get().phase === 'idle' ? first() : Promise.resolve())),
    loadMore: (least) => inTurn(async () => void (await more(least))),
    refresh: () => inTurn(refresh),
    reload: () =>
      inTurn(() => {
        store.set(EMPTY);
        return first();
      }),
    has,
    check,
    put: (rows) => {
      settle((state) => rows.reduce((now, row) => withRow(now, row), state));
    },
    take: (ids) => {
      settle((state) => withoutRows(state, ids));
    },
  };
}

interface PageQuery {
  suspected: boolean;
  /** The first page without it. */
  before?: string;
  /** How many rows it has at most, if not as usual. */
  limit?: number;
  /** Asks for the number of rows too. The server counts thousands slowly, so not with every look. */
  count?: boolean;
  quiet?: boolean;
}

async function fetchPage(
  endpoint: Endpoint,
  { suspected, before, limit, count, quiet }: PageQuery,
): Promise<PageResult> {
  const query = {
    limit: String(limit ?? (before === undefined ? FIRST_PAGE : LATER_PAGE)),
    ...(before === undefined ? {} : { before }),
    ...(count ? { count: '1', marks: String(LATER_PAGE) } : {}),
    ...(suspected ? { suspected: '1' } : {}),
  };
  const result = await staffCall(endpoint, { query }, quiet);
  if (!result.ok) return { failure: result.kind === 'refused' ? result.message : '' };
  const records = recordsOf(result.data);
  if (!records) return { failure: INVALID_FORMAT };
  const rows = records.map(toRow).filter((row) => row !== undefined);
  return { rows, next: result.next, total: result.total, marks: result.marks };
}

/**
 * Reads pages until `least` rows are here, the list ends, or a page fails; those whose beginnings are known come side
 * by side.
 */
async function readOn(
  read: (before: string) => Promise<PageResult>,
  from: string,
  marks: readonly string[],
  least: number,
): Promise<Pick<ListState, 'next' | 'failure'> & { rows: Row[] }> {
  const rows: Row[] = [];
  let next: string | undefined = from;
  while (next !== undefined && rows.length < least) {
    const begin: string = next;
    const pages = Math.min(AT_ONCE, Math.ceil((least - rows.length) / LATER_PAGE));
    const befores = [begin, ...marks.filter((mark) => mark < begin)].slice(0, pages);
    const results = await Promise.all(befores.map(read));
    for (const [index, page] of results.entries()) {
      if ('failure' in page) return { rows, next, failure: page.failure || NO_REASON };
      rows.push(...page.rows);
      next = page.next;
      const following = befores[index + 1];
      // Something came in between: this page ends before the following one begins, which has to be read again.
      if (following !== undefined && next !== undefined && next > following) break;
    }
  }
  return { rows, next, failure: '' };
}

/** Older rows may be here already, and twice among themselves: something came or went in between. */
function joined(rows: readonly Row[], older: readonly Row[]): Row[] {
  return [...new Map([...rows, ...older].map((row) => [row.id, row])).values()];
}

function turns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
