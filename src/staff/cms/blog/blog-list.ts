import { call } from '#browser/api-client.ts';
import { publicEndpoints } from '#shared/endpoints/public.ts';
import type { Blog } from '#shared/schemas/entities.ts';
import { createAtom } from '../../shell/atom.ts';

export interface BlogList {
  phase: 'loading' | 'ready' | 'failed';
  blogs: readonly Blog[];
}

export const blogList = createAtom<BlogList>({ phase: 'loading', blogs: [] });

/** Reads all posts, newest first. What is shown stays until the answer is there. */
export async function reloadBlogs(): Promise<void> {
  const result = await call(publicEndpoints.blogList);
  if (result.ok && Array.isArray(result.data)) blogList.set({ phase: 'ready', blogs: result.data });
  else blogList.update(({ blogs }) => ({ phase: 'failed', blogs }));
}
