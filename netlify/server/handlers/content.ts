import type { Answer } from '../http/call.ts';
import { sweepPictures } from '../services/picture-sweep.ts';
import { publish, requestRebuild } from '../services/rebuild.ts';
import { readContentStatus } from '../stores/content-version.ts';
import { rebuildIndex } from '../stores/document-index.ts';
import { FAQS } from '../stores/faqs.ts';
import { POSTS } from '../stores/posts.ts';
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
export async function reindex(): Promise<Answer<CmsSaved>> {
  await Promise.all([rebuildIndex(POSTS), rebuildIndex(FAQS)]);
  await sweepPictures();
  return ok({ success: true, rebuild: await publish() });
}
