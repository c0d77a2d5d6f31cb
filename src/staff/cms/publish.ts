import { readJson } from '#browser/read-json.ts';
import type { PublishOutcome } from '#shared/endpoints/endpoint.ts';
import { type ContentVersion, publicEndpoints } from '#shared/endpoints/public.ts';
import { staffEndpoints } from '#shared/endpoints/staff.ts';
import type { ContentStatus } from '#shared/schemas/entities.ts';
import { staffCall } from '../session/session.ts';
import { createAtom } from '../shell/atom.ts';

/** Whether pages hold what is stored. `at`: when they were built, or the next build comes; in ms. */
export type Publishing =
  | { phase: 'unknown' }
  | { phase: 'publishing' }
  | { phase: 'scheduled'; at: number }
  | { phase: 'live'; at: number }
  | { phase: 'failed'; reason: PublishOutcome['rebuild'] | 'slow' | 'build' };

/** A build that takes longer than this has failed without a word. */
const SLOW_MS = 10 * 60_000;

export const publishing = createAtom<Publishing>({ phase: 'unknown' });

/** Counts what was asked for here: a check that began before the last of it knows nothing of it. */
let requests = 0;
/** A request is on its way: the server still says how the one before went. */
let asking = false;
/** The last change that was seen here. */
let seenChange: string | null | undefined;

/** A CMS write was stored; it says how the request for a new build went. */
export function afterSave({ rebuild, nextBuildAt }: PublishOutcome): void {
  requests += 1;
  if (rebuild === 'requested') publishing.set({ phase: 'publishing' });
  else if (rebuild !== 'scheduled') publishing.set({ phase: 'failed', reason: rebuild });
  else if (nextBuildAt) publishing.set({ phase: 'scheduled', at: Date.parse(nextBuildAt) });
}

/** Asks how publishing goes. Out: whether the answer counts. */
export async function checkPublishing(): Promise<boolean> {
  const seen = requests;
  const status = await staffCall(staffEndpoints.contentStatus, {}, true);
  if (!status.ok || seen !== requests || asking) return false;
  publishing.set(phaseOf(status.data));
  return true;
}

/** Asks how publishing goes if anything changed since the last look: the CDN answers that, at no function's cost. */
export async function lookForChange(): Promise<void> {
  const answer = (await readJson(publicEndpoints.contentVersion.path)) as Partial<ContentVersion> | undefined;
  if (answer?.updatedAt === undefined || answer.updatedAt === seenChange) return;
  if (await checkPublishing()) seenChange = answer.updatedAt;
}

function phaseOf(status: ContentStatus): Publishing {
  const { contentVersion, built, nextBuildAt, rebuild, failedAt } = status;
  if (built && built.contentVersion >= contentVersion)
    return { phase: 'live', at: Date.parse(built.builtAt) };
  if (nextBuildAt) return { phase: 'scheduled', at: Date.parse(nextBuildAt) };
  if (rebuild !== 'requested') return { phase: 'failed', reason: rebuild };
  if (failedAt) return { phase: 'failed', reason: 'build' };
  return waitedMs(status) > SLOW_MS ? { phase: 'failed', reason: 'slow' } : { phase: 'publishing' };
}

/** How long the last request or edit has been waiting for its build, by the server's clock. */
function waitedMs({ changedAt, requestedAt, now }: ContentStatus): number {
  const begun = [changedAt, requestedAt].map((time) => (time === null ? 0 : Date.parse(time)));
  return Date.parse(now) - Math.max(...begun);
}

/** Asks for a new build: again, or before its time. */
export async function publishAgain(): Promise<void> {
  afterSave({ rebuild: 'requested' });
  asking = true;
  const result = await staffCall(staffEndpoints.contentPublish);
  asking = false;
  afterSave(result.ok ? result.data : { rebuild: 'failed' });
}
