import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { ID_PATTERN, idAfter } from '#shared/ids.ts';
import { createStore, type Store } from '../../store.ts';
import type { Row } from '../definition/row.ts';
import { fetchPage, FIRST_PAGE } from './fetch-page.ts';
import { EMPTY, type ListState } from './list-state.ts';
import { mergeFirstPage, withoutRows, withRow } from './merge-rows.ts';
import { readOn } from './read-on.ts';
import { turns } from './turns.ts';

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

/** Older rows may be here already, and twice among themselves: something came or went in between. */
function joined(rows: readonly Row[], older: readonly Row[]): Row[] {
  return [...new Map([...rows, ...older].map((row) => [row.id, row])).values()];
}
