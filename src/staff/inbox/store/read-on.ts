import type { Row } from '../definition/row.ts';
import { LATER_PAGE, type PageResult } from './fetch-page.ts';
import type { ListState } from './list-state.ts';

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
