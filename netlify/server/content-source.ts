import { readContentStatus } from './records/content-version.ts';

/**
 * What pages read while they are rendered. Nothing here writes: a build may not. One bad record is named in the log
 * and left out; a store that does not answer throws, so that a build fails and the published site stays.
 */

export { listFaqs as readFaqs } from './records/faqs.ts';
export { findPost as readPost, listPosts as readPosts } from './records/posts.ts';
export { retentionDays as readRetentionDays } from './records/retention-days.ts';

/** Raised by every edit. */
export const readContentVersion = async (): Promise<number> => (await readContentStatus()).contentVersion;
