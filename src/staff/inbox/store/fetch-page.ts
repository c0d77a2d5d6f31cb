import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { staffCall } from '../../session/session.ts';
import { recordsOf, toRow, type Row } from '../definition/row.ts';
import type { ListState } from './list-state.ts';

/** The first page is small, so that it is here at once. */
export const FIRST_PAGE = 50;
/** Older rows come by the hundred; so many of the longest messages still fit into one answer of the platform (6 MB). */
export const LATER_PAGE = 300;
/** What the specification calls an answer that is not a list. */
const INVALID_FORMAT = 'Invalid data format';

type Page = Pick<ListState, 'next' | 'total' | 'marks'> & { rows: Row[] };
export type PageResult = Page | { failure: string };

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
  return { rows, next: result.next, total: result.total, marks: result.marks };
}
