import * as source from '#content-source';
import type { Blog, FaqsByCategory } from '#shared/schemas/entities.ts';

/**
 * What pages read when they are rendered: posts, FAQs and the version of both, straight from the store.
 * `#content-source` (package.json) names the implementation, so that pages never know the server's insides.
 * An unreadable store throws: a build then fails and the published site stays as it was.
 */
export { readContentVersion, readPost, readRetentionDays } from '#content-source';

let buildVersion: Promise<number> | undefined;

/**
 * The version that a build may claim: read once, before any content. An edit in the middle of a build raises it later,
 * so the pages hold at least what the claim says, and the build that the edit asks for claims the rest.
 */
export function readBuildVersion(): Promise<number> {
  return (buildVersion ??= source.readContentVersion());
}

let buildPosts: Promise<Blog[]> | undefined;

/**
 * Every published post, newest first, for pages that a build renders: it reads them once, so that thousands are fetched and
 * checked once and all pages tell of the same ones. While developing, each page reads anew.
 */
export async function readPosts(): Promise<Blog[]> {
  await readBuildVersion();
  if (import.meta.env.DEV) return source.readPosts();
  return (buildPosts ??= source.readPosts());
}

/** The FAQs of each category, in the order that visitors see. */
export async function readFaqs(): Promise<FaqsByCategory> {
  await readBuildVersion();
  return source.readFaqs();
}
