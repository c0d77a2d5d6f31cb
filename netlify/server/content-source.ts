import type { Blog, FaqsByCategory } from '#shared/schemas/entities.ts';

/** Every published post, newest first. */
export function readPosts(): Promise<Blog[]> {
  return Promise.resolve([]);
}

/** One post by its id, or undefined. */
export function readPost(_id: string): Promise<Blog | undefined> {
  return Promise.resolve(undefined);
}

/** The FAQs of each category, in the order they were added. */
export function readFaqs(): Promise<FaqsByCategory> {
  return Promise.resolve({ general: [], property: [], digital: [] });
}

/** Raised by every edit. */
export function readContentVersion(): Promise<number> {
  return Promise.resolve(0);
}
