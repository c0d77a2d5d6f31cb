import type { Answer, Call, Handler } from '../http/call.ts';
import type { Page, PageRequest } from '../database/pages.ts';
import type { Folder } from '../records/folders.ts';
import { checkInput } from './accept.ts';
import { TOTAL_COUNT } from '#shared/endpoints/endpoint.ts';
import { ID_PATTERN } from '#shared/ids.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { z } from '#shared/zod.ts';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 2_000;
const NO_LIMIT = `limit must be a whole number from 1 to ${MAX_LIMIT}.`;
/** What of a page's address the link to the next one repeats. */
const LINKED = new Set(['limit', 'suspected']);
const NO_ID = 'before must be the id of a record.';

const querySchema = z.object({
  limit: z.optional(z.string().check(z.refine(isLimit, NO_LIMIT))),
  before: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,120}$/, NO_ID))),
  count: z.optional(z.literal('1', 'count must be 1.')),
});

/** Reads `?limit=&before=&count=1`. Neither limit nor before: everything in one answer. */
export function pageRequest(call: Call): Result<PageRequest> {
  const checked = checkInput(querySchema, Object.fromEntries(call.url.searchParams));
  if (!checked.ok) return checked;
  const { limit, before } = checked.value;
  const count = checked.value.count !== undefined;
  if (limit === undefined && before === undefined) return ok({ count });
  return ok({
    limit: limit === undefined ? DEFAULT_LIMIT : Number(limit),
    before,
    count,
  });
}

/** The `Link` header that leads to the page after this one; none after the last. */
export function nextLink(call: Call, { next }: Page<unknown>): Record<string, string> {
  if (next === undefined) return {};
  // Nothing else of the address: the CDN may keep the answer for others who ask for the same.
  const query = new URLSearchParams([...call.url.searchParams].filter(([name]) => LINKED.has(name)));
  query.set('before', next);
  return { link: `<${call.url.pathname}?${query.toString()}>; rel="next"` };
}

/** The header that tells how many records the whole list has, if the call asked. */
const extent = ({ total }: Page<unknown>): Record<string, string> =>
  total === undefined ? {} : { [TOTAL_COUNT]: String(total) };

/** Reads one page of a folder of records, newest first. */
export type ReadPage<Item> = (folder: Folder, page: PageRequest) => Promise<Page<Item>>;

/** A list of records for staff, page by page; `?suspected=1` lists suspected spam. `wrap` makes the call's body. */
export function listPage<Item, Output>(
  read: ReadPage<Item>,
  wrap: (items: Item[]) => Output,
): Handler<Output> {
  return async (call): Promise<Answer<Output>> => {
    const request = pageRequest(call);
    if (!request.ok) return request;
    const { before } = request.value;
    if (before !== undefined && !ID_PATTERN.test(before)) return fail({ kind: 'invalid', message: NO_ID });
    const folder = call.url.searchParams.get('suspected') === '1' ? 'suspected' : 'records';
    const page = await read(folder, request.value);
    if (page.catchUp) call.waitUntil(page.catchUp());
    return { ok: true, value: wrap(page.items), headers: { ...nextLink(call, page), ...extent(page) } };
  };
}

function isLimit(text: string): boolean {
  return /^[1-9]\d{0,3}$/.test(text) && Number(text) <= MAX_LIMIT;
}
