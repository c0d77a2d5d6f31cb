import type { Answer, Call } from '../http/call.ts';
import { readContentStatus } from '../records/content-version.ts';
import { reindexFaqs } from '../records/faqs.ts';
import { reindexPosts } from '../records/posts.ts';
import { sweepPictures } from '../services/picture-sweep.ts';
import { currentStatus, nextBuildAt, publish, publishNow } from '../services/rebuild.ts';
import { keptUntilChanged } from '#shared/cdn-cache.ts';
import type { CmsSaved } from '#shared/endpoints/endpoint.ts';
import type { ContentVersion } from '#shared/endpoints/public.ts';
import { ok } from '#shared/result.ts';
import type { ContentStatus } from '#shared/schemas/entities.ts';

/** For visitors' pages, which compare it with the version of their build, and for the staff area, which looks for changes. */
export async function showContentVersion(): Promise<Answer<ContentVersion>> {
  const { contentVersion, changedAt, requestedAt, failedAt = null, built } = await readContentStatus();
  const times = [changedAt, requestedAt, failedAt, built?.builtAt ?? null].filter((time) => time !== null);
  const updatedAt = times.sort().at(-1) ?? null;
  return {
    ...ok({ status: 'success', contentVersion, updatedAt } as const),
    headers: keptUntilChanged(),
  };
}

/** Version of the stored content, how publishing it goes, and what the live pages hold of it. */
export async function showContentStatus(): Promise<Answer<ContentStatus>> {
  const status = await currentStatus();
  const { contentVersion, rebuild, changedAt, requestedAt, built = null, failedAt = null } = status;
  return ok({
    ...{ contentVersion, rebuild, changedAt, requestedAt, built, failedAt },
    nextBuildAt: nextBuildAt(status) ?? null,
    now: new Date().toISOString(),
  });
}

/** Asks for a build at once: again, after one that failed, or before its time. */
export const publishAgain = async ({ waitUntil }: Call): Promise<Answer<CmsSaved>> =>
  ok(await publishNow(waitUntil));

/** Makes the indexes of posts and FAQs anew from the records, removes pictures that are due, then publishes. */
export async function reindex({ waitUntil }: Call): Promise<Answer<CmsSaved>> {
  await Promise.all([reindexPosts(), reindexFaqs()]);
  return ok(await publish(waitUntil, sweepPictures));
}
