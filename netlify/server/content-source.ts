import { readContentStatus } from './records/content-version.ts';
import { listFaqs } from './records/faqs.ts';
import { findPost, listPosts } from './records/posts.ts';
import type { Blog, FaqsByCategory } from '#shared/schemas/entities.ts';

/**
 * What pages read while they are rendered. Nothing here writes: a build may not. One bad record is named in the log
 * and left out; a store that does not answer throws, so that a build fails and the published site stays.
 */

/** Every published post, newest first. */
export function readPosts(): Promise<Blog[]> {
  return listPosts();
}

/** One post by its id, or undefined. */
export function readPost(id: string): Promise<Blog | undefined> {
  return findPost(id);
}

/** The FAQs of each category, in the order that visitors see. */
export function readFaqs(): Promise<FaqsByCategory> {
  return listFaqs();
}

/** For how many days the records of a form's list are kept; undefined where nobody set an end. */
export { retentionDays as readRetentionDays } from './records/retention-days.ts';

/** Raised by every edit. */
export async function readContentVersion(): Promise<number> {
  return (await readContentStatus()).contentVersion;
}
