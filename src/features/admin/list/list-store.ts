import type { Endpoint } from '#shared/endpoints.ts';
import { staffCall } from '../session/session.ts';
import { createStore, type Store } from '../store.ts';
import { recordsOf, toRow, type Row } from './row.ts';

/** The first page is small, so that it is here at once; older ones come by the hundred. */
const FIRST_PAGE = 50;
const LATER_PAGE = 200;
/** What the specification calls an answer that is not a list. */
const INVALID_FORMAT = 'Invalid data format';

export interface ListState {
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** Newest first. */
  rows: readonly Row[];
  /** `before` of the following page; undefined once everything is here. */
  next: string | undefined;
  loadingMore: boolean;
  /** The server's sentence, or the reason no answer came. */
  failure: string;
  refreshedAt: number;
}

/** One list of the server, read page by page. All reads of one list take turns. */
export interface ListStore extends Pick<
  Store<ListState>,
  'get' | 'subscribe' | 'initial' | 'set' | 'update'
> {
  /** Reads the first page, once. */
  load: () => Promise<void>;
  loadMore: () => Promise<void>;
  /** Reads on until `done` says so or the list ends. */
  loadUntil: (done: (rows: readonly Row[]) => boolean) => Promise<void>;
  /** Asks for what is new; resolves with the new rows. A failure leaves what is shown, a list that failed comes back. */
  refresh: () => Promise<readonly Row[]>;
  /** Forgets everything and reads the first page again. */
  reload: () => Promise<void>;
}

type Page = { rows: Row[]; next: string | undefined } | { failure: string };

const EMPTY: ListState = {
  phase: 'idle',
  rows: [],
  next: undefined,
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

  const first = async (): Promise<void> => {
    patch({ phase: 'loading', failure: '' });
    const page = await fetchPage(endpoint, suspected);
    if ('failure' in page) patch({ phase: 'failed', failure: page.failure });
    else patch({ ...page, phase: 'ready', refreshedAt: Date.now() });
  };

  const more = async (): Promise<boolean> => {
    const { next, phase } = store.get();
    if (phase !== 'ready' || next === undefined) return false;
    patch({ loadingMore: true });
    const page = await fetchPage(endpoint, suspected, next);
    if ('failure' in page) patch({ loadingMore: false, failure: page.failure });
    else
      store.update((state) => ({ ...state, ...joined(state.rows, page), loadingMore: false, failure: '' }));
    return !('failure' in page);
  };

  const refresh = async (): Promise<readonly Row[]> => {
    const { phase } = store.get();
    if (phase !== 'ready' && phase !== 'failed') return [];
    const page = await fetchPage(endpoint, suspected, undefined, true);
    if ('failure' in page) return [];
    const known = new Set(store.get().rows.map((row) => row.id));
    const fresh = page.rows.filter((row) => !known.has(row.id));
    const gap = fresh.length === page.rows.length && page.next !== undefined;
    if (gap || phase === 'failed') patch({ ...page, phase: 'ready', failure: '', refreshedAt: Date.now() });
    else
      patch({
        refreshedAt: Date.now(),
        ...(fresh.length > 0 ? { rows: [...fresh, ...store.get().rows] } : {}),
      });
    return fresh;
  };

  return {
    ...store,
    load: () => inTurn(() => (store.get().phase === 'idle' ? first() : Promise.resolve())),
    loadMore: () => inTurn(async () => void (await more())),
    loadUntil: (done) =>
      inTurn(async () => {
        while (!done(store.get().rows) && (await more()));
      }),
    refresh: () => inTurn(refresh),
    reload: () =>
      inTurn(() => {
        store.set(EMPTY);
        return first();
      }),
  };
}

async function fetchPage(
  endpoint: Endpoint,
  suspected: boolean,
  before?: string,
  quiet = false,
): Promise<Page> {
  const query = {
    limit: String(before === undefined ? FIRST_PAGE : LATER_PAGE),
    ...(before === undefined ? {} : { before }),
    ...(suspected ? { suspected: '1' } : {}),
  };
  const result = await staffCall(endpoint, { query }, quiet);
  if (!result.ok) return { failure: result.message };
  const records = recordsOf(result.data);
  if (!records) return { failure: INVALID_FORMAT };
  const rows = records.map(toRow).filter((row) => row !== undefined);
  return { rows, next: result.next };
}

/** A page may begin with rows that are here already: something new came in between. */
function joined(
  rows: readonly Row[],
  page: { rows: Row[]; next: string | undefined },
): Pick<ListState, 'rows' | 'next'> {
  const known = new Set(rows.map((row) => row.id));
  return { rows: [...rows, ...page.rows.filter((row) => !known.has(row.id))], next: page.next };
}

function turns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
