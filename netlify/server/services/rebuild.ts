import { timeLimit, type WaitUntil } from '../call-time.ts';
import { readEnv } from '../env.ts';
import { logProblem } from '../log.ts';
import { SERVICE_MS } from '../limits.ts';
import {
  claimBuild,
  noteBuild,
  noteEdit,
  noteRebuild,
  readContentStatus,
  type PublishStatus,
} from '../records/content-version.ts';
import { readBuildStamp } from './build-stamp.ts';
import { purgeContent } from './purge.ts';
import type { CmsSaved, PublishOutcome } from '#shared/endpoints/endpoint.ts';
import type { PublishRequest } from '#shared/schemas/entities.ts';

const MINUTE_MS = 60_000;
/** The platform runs scheduled work at full five minutes. */
const STEP_MS = 5 * MINUTE_MS;

/**
 * After an edit of posts or FAQs: raises the content version, lets the CDN forget what it keeps, and asks for a rebuild if
 * one is due. The edit is stored already and stands whatever happens here; the outcome says how far publishing got. `later`
 * begins when that is known: nobody waits for it, nor shares the store with it until then.
 */
export async function publish(waitUntil: WaitUntil, later: () => Promise<unknown>): Promise<CmsSaved> {
  const outcome = await publishEdit(waitUntil);
  waitUntil(later());
  return { success: true, ...outcome };
}

async function publishEdit(waitUntil: WaitUntil): Promise<PublishOutcome> {
  try {
    const { status, isClaimed } = await noteEdit(askWhenDue);
    const asked = isClaimed ? askFor(status) : scheduled(status);
    const [outcome] = await Promise.all([asked, purgeContent(waitUntil)]);
    return outcome;
  } catch (error) {
    logProblem('publish-failed', {}, error);
    return { rebuild: 'failed' };
  }
}

/** Asks for a build now, however short ago the last one was. */
export async function publishNow(waitUntil: WaitUntil): Promise<CmsSaved> {
  const claimed = await claimBuild(() => (readEnv().BUILD_HOOK_URL ? 'requested' : 'unconfigured'));
  const outcome = claimed ? await askFor(claimed) : ({ rebuild: 'failed' } as const);
  await purgeContent(waitUntil);
  return { success: true, ...outcome };
}

/** Builds what edits left for later, if its time has come. For the clock. */
export async function buildWaiting(): Promise<void> {
  if (!isWaiting(await readContentStatus()) || !isWaiting(await currentStatus())) return;
  const claimed = await claimBuild(askWhenDue);
  if (!claimed) return;
  await askFor(claimed);
  await purgeContent();
}

/** The status with the live build; the site itself is asked while that may lack the newest edits. */
export async function currentStatus(): Promise<PublishStatus> {
  const status = await readContentStatus();
  if ((status.built?.contentVersion ?? -1) >= status.contentVersion) return status;
  return (await findBuild()) === status.built?.builtAt ? status : readContentStatus();
}

/** Asks the site which build is live, and keeps that. Out: when it was built; undefined if the site does not say. */
export async function findBuild(): Promise<string | undefined> {
  const built = await readBuildStamp();
  if (built) await noteBuild(built);
  return built?.builtAt;
}

/** When the edits that wait for their build get it, as ISO 8601 UTC; undefined if none wait, or their time has come. */
export function nextBuildAt(status: PublishStatus): string | undefined {
  const due = dueTime(status);
  if (!isWaiting(status) || due <= Date.now()) return undefined;
  return new Date(Math.ceil(due / STEP_MS) * STEP_MS).toISOString();
}

function isWaiting({ contentVersion, built, requestedVersion = contentVersion }: PublishStatus): boolean {
  return contentVersion > Math.max(requestedVersion, built?.contentVersion ?? 0);
}

/** A build costs: the next may come as long after the last one as the setting says. One that failed has cost nothing. */
function dueTime({ built, requestedAt, rebuild, failedAt }: PublishStatus): number {
  const everyMs = readEnv().PUBLISH_EVERY_MINUTES * MINUTE_MS;
  const hasFailed = rebuild !== 'requested' || failedAt;
  if (everyMs === 0 || hasFailed) return 0;
  const last = Math.max(...[built?.builtAt, requestedAt].map((time) => (time ? Date.parse(time) : 0)));
  return last + everyMs;
}

function askWhenDue(status: PublishStatus): PublishRequest | undefined {
  if (!readEnv().BUILD_HOOK_URL) return 'unconfigured';
  return dueTime(status) <= Date.now() ? 'requested' : undefined;
}

function scheduled(status: PublishStatus): PublishOutcome {
  return { rebuild: 'scheduled', nextBuildAt: nextBuildAt(status) };
}

/** Asks for the build that a status has claimed, and keeps how that went if it did not go well. */
async function askFor({ contentVersion }: PublishStatus): Promise<PublishOutcome> {
  const hook = readEnv().BUILD_HOOK_URL;
  if (!hook) return { rebuild: 'unconfigured' };
  const rebuild = await callHook(hook);
  if (rebuild !== 'requested') await noteRebuild(contentVersion, rebuild);
  return { rebuild };
}

/** One POST within five seconds. A refusal and silence are outcomes, not errors; a redirect starts no build. */
async function callHook(hook: string): Promise<PublishRequest> {
  try {
    const request: RequestInit = { method: 'POST', redirect: 'manual', signal: timeLimit(SERVICE_MS) };
    const response = await fetch(hook, request);
    await response.body?.cancel();
    if (response.ok) return 'requested';
    logProblem('build-hook-refused', { status: response.status });
  } catch (error) {
    logProblem('build-hook-silent', {}, error);
  }
  return 'failed';
}
