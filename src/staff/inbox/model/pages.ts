import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { staffCall } from '../../session/session.ts';
import { recordsOf, type Row, toRow } from './row.ts';
import type { ListState } from './paged-list.ts';

/** The first page is small, so that it is here at once. */
export const FIRST_PAGE = 50;
/** Older rows come by the hundred when somebody scrolls, and by the thousand when all are looked through. */
const LATER_PAGE = 300;
/** As many as the server gives at once; it ends a page sooner where an answer is full. */
export const LONGEST_PAGE = 2_000;
/** What the specification calls an answer that is not a list. */
const INVALID_FORMAT = 'Invalid data format';

export type Page = Pick<ListState, 'next' | 'total'> & { rows: Row[] };
export type PageResult = Page | { failure: string };

interface PageQuery {
  suspected: boolean;
  /** The first page without it. */
  before?: string;
  /** How many rows it has at most. */
  limit: number;
  /** Asks for the number of rows too. */
  count?: boolean;
  quiet?: boolean;
}

/** Asks the server for one page of a list. A failure is told by its sentence, which may be empty. */
export async function fetchPage(
  endpoint: Endpoint,
  { suspected, before, limit, count, quiet }: PageQuery,
): Promise<PageResult> {
  const query = {
    limit: String(limit),
    ...(before === undefined ? {} : { before }),
    ...(count ? { count: '1' } : {}),
    ...(suspected ? { suspected: '1' } : {}),
  };
  const result = await staffCall(endpoint, { query }, quiet);
  if (!result.ok) return { failure: result.kind === 'refused' ? result.message : '' };
  const records = recordsOf(result.data);
  if (!records) return { failure: INVALID_FORMAT };
  const rows = records.map(toRow).filter((row) => row !== undefined);
  return { rows, next: result.next, total: result.total };
}

/** For a refusal without a sentence: a page that failed is told by one. */
const NO_REASON = 'The server gave no reason.';

/** Reads pages, one after the other, until `least` rows are here, the list ends, or a page fails. */
export async function readOn(
  read: (before: string, limit: number) => Promise<PageResult>,
  from: string,
  least: number,
): Promise<Pick<ListState, 'next' | 'failure'> & { rows: Row[] }> {
  const rows: Row[] = [];
  let next: string | undefined = from;
  while (next !== undefined && rows.length < least) {
    const limit = Math.min(LONGEST_PAGE, Math.max(LATER_PAGE, least - rows.length));
    const page = await read(next, limit);
    if ('failure' in page) return { rows, next, failure: page.failure || NO_REASON };
    rows.push(...page.rows);
    next = page.next;
  }
  return { rows, next, failure: '' };
}
