import { readJson } from '#browser/read-json.ts';
import { VERSION_QUERY } from '#shared/cdn-cache.ts';
import { publicEndpoints } from '#shared/endpoints/public.ts';
import type { Blog } from '#shared/schemas/entities.ts';

/** The newest posts of a content version or a later one; undefined when they cannot be had. */
export function loadNewest(limit: number, version: number, signal: AbortSignal): Promise<Blog[] | undefined> {
  return load({ limit: String(limit), [VERSION_QUERY]: String(version) }, signal);
}

/** The post of this content version or later; undefined if it cannot be had, in two tries. */
export async function loadPost(id: string, version: number): Promise<Blog | 'missing' | undefined> {
  const query = { id, [VERSION_QUERY]: String(version) };
  const posts = (await load(query)) ?? (await load(query));
  return posts && (posts.find((post) => post.id === id) ?? 'missing');
}

async function load(query: Record<string, string>, signal?: AbortSignal): Promise<Blog[] | undefined> {
  const address = `${publicEndpoints.blogList.path}?${new URLSearchParams(query).toString()}`;
  const posts = await readJson(address, signal ? { signal } : {});
  return Array.isArray(posts) ? (posts as Blog[]) : undefined;
}
