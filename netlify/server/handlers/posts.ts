import type { Answer, Call } from '../http/call.ts';
import { deletePost, findPost, listPosts, listSummaries, updatePostCopies } from '../records/posts.ts';
import { sweepPictures } from '../services/picture-sweep.ts';
import { publish } from '../services/rebuild.ts';
import { accept } from './accept.ts';
import { contentHeaders } from './content-headers.ts';
import { nextLink, pageRequest } from './list.ts';
import type { CmsSaved } from '#shared/endpoints/endpoint.ts';
import { fail, ok, type Fault } from '#shared/result.ts';
import { blogDeleteSchema } from '#forms/post/form.ts';
import type { Blog, PostSummary } from '#shared/schemas/entities.ts';

/** The answer to a call that names a post that is not there. */
export const POST_NOT_FOUND: Fault = { kind: 'not-found', message: 'Blog not found.' };
const GONE: Fault = { kind: 'not-found', message: 'There is no post with the id in before.' };

/** Every post, newest first; `?limit=&before=` as in the staff lists. `?id=` answers that post alone, or nothing. */
export async function listBlogs(call: Call): Promise<Answer<Blog[]>> {
  const { url } = call;
  const kept = contentHeaders(url, 'id', 'limit', 'before');
  const id = url.searchParams.get('id');
  if (id !== null) return { ...ok(await listOne(id)), headers: kept };
  return pageOf(call, () => listPosts(call.waitUntil), kept);
}

/** The same for staff, without contents. */
export const listSummariesOfPosts = (call: Call): Promise<Answer<PostSummary[]>> =>
  pageOf(call, () => listSummaries(call.waitUntil));

async function pageOf<Item extends { id: string }>(
  call: Call,
  read: () => Promise<Item[]>,
  headers: Record<string, string> = {},
): Promise<Answer<Item[]>> {
  const request = pageRequest(call);
  if (!request.ok) return request;
  const { limit = Infinity, before } = request.value;
  const posts = await read();
  const last = posts.findIndex(({ id }) => id === before);
  // Beginning anew would give a reader of all pages the same posts without end.
  if (before !== undefined && last < 0) return fail(GONE);
  const start = last + 1;
  const items = posts.slice(start, start + limit);
  const next = start + limit < posts.length ? items.at(-1)?.id : undefined;
  return { ok: true, value: items, headers: { ...headers, ...nextLink(call, { items, next }) } };
}

async function listOne(id: string): Promise<Blog[]> {
  const post = await findPost(id);
  return post ? [post] : [];
}

/** What follows a change of which pictures posts name, when it is answered. */
export async function tidyUp(id: string): Promise<void> {
  await updatePostCopies(id);
  await sweepPictures();
}

/** Deletes a post. Its picture stays for as long as pages may show it. */
export const deleteBlog = accept(
  blogDeleteSchema,
  async ({ id }, { waitUntil }): Promise<Answer<CmsSaved>> => {
    if (!(await deletePost(id))) return fail(POST_NOT_FOUND);
    return ok(await publish(waitUntil, () => tidyUp(id)));
  },
);
