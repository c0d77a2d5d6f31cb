import type { Answer, Call } from '../http/call.ts';
import { readAndHeal } from '../stores/indexed-documents.ts';
import { findPost, listPosts } from '../stores/posts.ts';
import { nextLink, pageRequest } from './list.ts';
import { fail, ok, type Fault } from '#shared/result.ts';
import type { Blog } from '#shared/schemas/entities.ts';

const GONE: Fault = { kind: 'not-found', message: 'There is no post with the id in before.' };

/** Every post, newest first; `?limit=&before=` as in the staff lists [S 7]. `?id=` answers that post alone, or nothing. */
export async function listBlogs(call: Call): Promise<Answer<Blog[]>> {
  const id = call.url.searchParams.get('id');
  if (id !== null) return ok(await listOne(id));
  const request = pageRequest(call);
  if (!request.ok) return request;
  const { limit = Infinity, before } = request.value;
  const posts = await listPosts(readAndHeal);
  const last = posts.findIndex(({ id }) => id === before);
  // Beginning anew would give a reader of all pages the same posts without end.
  if (before !== undefined && last < 0) return fail(GONE);
  const start = last + 1;
  const items = posts.slice(start, start + limit);
  const next = start + limit < posts.length ? items.at(-1)?.id : undefined;
  return { ok: true, value: items, headers: nextLink(call, { items, next }) };
}

async function listOne(id: string): Promise<Blog[]> {
  const post = await findPost(id);
  return post ? [post] : [];
}
