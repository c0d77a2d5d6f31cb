import type { Answer, Call } from '../http/call.ts';
import { readContentStatus } from '../records/content-version.ts';
import { reindexFaqs } from '../records/faqs.ts';
import { reindexPosts } from '../records/posts.ts';
import { sweepPictures } from '../services/picture-sweep.ts';
import { publish, requestRebuild } from '../services/rebuild.ts';
import type { CmsSaved } from '#shared/endpoints/endpoint.ts';
import { ok } from '#shared/result.ts';
import type { ContentStatus } from '#shared/schemas/entities.ts';

/** Version of the stored content and how its last rebuild request went; the site's own is in `/build.json`. */
export async function showContentStatus(): Promise<Answer<ContentStatus>> {
  return ok({ ...(await readContentStatus()), now: new Date().toISOString() });
}

/** Asks for a rebuild again, after one that failed. */
export async function publishAgain(): Promise<Answer<CmsSaved>> {
  const { contentVersion } = await readContentStatus();
  return ok({ success: true, rebuild: await requestRebuild(contentVersion) });
}

/** Makes the indexes of posts and FAQs anew from the records, removes pictures that are due, then publishes. */
export async function reindex({ waitUntil }: Call): Promise<Answer<CmsSaved>> {
  await Promise.all([reindexPosts(), reindexFaqs()]);
  waitUntil(sweepPictures());
  return ok({ success: true, rebuild: await publish() });
}
