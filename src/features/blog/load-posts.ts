import { readJson } from '#browser/read-json.ts';
import { publicEndpoints } from '#shared/endpoints/public.ts';
import type { Blog } from '#shared/schemas/entities.ts';

/** The newest posts; undefined when they cannot be had. */
export function loadNewest(limit: number, signal: AbortSignal): Promise<Blog[] | undefined> {
  return load({ limit: String(limit) }, signal);
}

/** The post with this id: `missing` when there is none, undefined when it cannot be had. A first failure is tried again. */
export async function loadPost(id: string): Promise<Blog | 'missing' | undefined> {
  const posts = (await load({ id })) ?? (await load({ id }));
  return posts && (posts.find((post) => post.id === id) ?? 'missing');
}

async function load(query: Record<string, string>, signal?: AbortSignal): Promise<Blog[] | undefined> {
  const address = `${publicEndpoints.blogList.path}?${new URLSearchParams(query).toString()}`;
  const posts = await readJson(address, signal ? { signal } : {});
  return Array.isArray(posts) ? (posts as Blog[]) : undefined;
}
