import { timeLimit } from '../call-time.ts';
import { readEnv } from '../env.ts';
import { logProblem } from '../log.ts';
import { SERVICE_MS } from '../limits.ts';
import {
  claimBuild,
  noteBuild,
  noteRebuild,
  raiseContentVersion,
  readContentStatus,
  type PublishStatus,
} from '../records/content-version.ts';
import { readBuildStamp } from './build-stamp.ts';
import { purgeContent } from './purge.ts';
import type { PublishOutcome } from '#shared/endpoints/endpoint.ts';
import type { PublishRequest } from '#shared/schemas/entities.ts';

const MINUTE_MS = 60_000;
/** The platform runs scheduled work at full five minutes. */
const STEP_MS = 5 * MINUTE_MS;

type WaitUntil = (work: Promise<unknown>) => void;

/**
 * After an edit of posts or FAQs: raises the content version, lets the CDN forget what it keeps, and asks for a rebuild if
 * one is due. The edit is stored already and stands whatever happens here; the outcome says how far publishing got.
 */
export async function publish(waitUntil: WaitUntil): Promise<PublishOutcome> {
  try {
    await raiseContentVersion();
    const [outcome] = await Promise.all([buildWhenDue(), purgeContent(waitUntil)]);
    return outcome;
  } catch (error) {
    logProblem('publish-failed', {}, error);
    return { rebuild: 'failed' };
  }
}

/** Asks for a build now, however short ago the last one was. */
export async function publishNow(waitUntil: WaitUntil): Promise<PublishOutcome> {
  const rebuild = await requestBuild(() => true);
  await purgeContent(waitUntil);
  return { rebuild: rebuild ?? 'failed' };
}

/** Builds what edits left for later, if its time has come. For the clock. */
export async function buildWaiting(): Promise<void> {
  if (!isWaiting(await readContentStatus()) || !isWaiting(await currentStatus())) return;
  const { rebuild } = await buildWhenDue();
  if (rebuild !== 'scheduled') await purgeContent();
}

/**
 * The status, and with it the live build. While that is not known to hold the newest edits the site itself is asked: the
 * platform's word of a build may have been lost.
 */
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

async function buildWhenDue(): Promise<PublishOutcome> {
  const rebuild = await requestBuild((status) => dueTime(status) <= Date.now());
  if (rebuild) return { rebuild };
  const next = nextBuildAt(await readContentStatus());
  return { rebuild: 'scheduled', ...(next ? { nextBuildAt: next } : {}) };
}

/** Asks for a build if `isDue` says so. Out: how that went; undefined if it is not due. */
async function requestBuild(isDue: (status: PublishStatus) => boolean): Promise<PublishRequest | undefined> {
  const hook = readEnv().BUILD_HOOK_URL;
  const version = await claimBuild((status) => !hook || isDue(status));
  if (version === undefined) return undefined;
  const rebuild = await callHook(hook);
  if (rebuild !== 'requested') await noteRebuild(version, rebuild);
  return rebuild;
}

/** One POST within five seconds. A missing hook, a refusal and silence are outcomes, not errors; a redirect starts no build. */
async function callHook(hook: string | undefined): Promise<PublishRequest> {
  if (!hook) return 'unconfigured';
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
