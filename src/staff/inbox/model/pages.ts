import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { staffCall } from '../../session/session.ts';
import { recordsOf, type Row, toRow } from './row.ts';
import type { ListState } from './paged-list.ts';

/** The first page is small, so that it is here at once. */
export const FIRST_PAGE = 50;
/** Older rows come by the hundred; so many of the longest messages still fit into one answer of the platform (6 MB). */
const LATER_PAGE = 300;
/** What the specification calls an answer that is not a list. */
const INVALID_FORMAT = 'Invalid data format';

type Page = Pick<ListState, 'next' | 'total' | 'pageStarts'> & { rows: Row[] };
export type PageResult = Page | { failure: string };

interface PageQuery {
  suspected: boolean;
  /** The first page without it. */
  before?: string;
  /** How many rows it has at most, if not as usual. */
  limit?: number;
  /** Asks for the number of rows too. The server counts thousands slowly, so not every time. */
  count?: boolean;
  quiet?: boolean;
}

/** Asks the server for one page of a list. A failure is told by its sentence, which may be empty. */
export async function fetchPage(
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
  return { rows, next: result.next, total: result.total, pageStarts: result.marks };
}

/** So many pages are read at the same time: a browser opens no more connections to one server. */
const AT_ONCE = 5;
/** For a refusal without a sentence: a page that failed is told by one. */
const NO_REASON = 'The server gave no reason.';

/**
 * Reads pages until `least` rows are here, the list ends, or a page fails; those whose beginnings are known come side
 * by side.
 */
export async function readOn(
  read: (before: string) => Promise<PageResult>,
  from: string,
  pageStarts: readonly string[],
  least: number,
): Promise<Pick<ListState, 'next' | 'failure'> & { rows: Row[] }> {
  const rows: Row[] = [];
  let next: string | undefined = from;
  while (next !== undefined && rows.length < least) {
    const begin: string = next;
    const pages = Math.min(AT_ONCE, Math.ceil((least - rows.length) / LATER_PAGE));
    const befores = [begin, ...pageStarts.filter((start) => start < begin)].slice(0, pages);
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
