import { timeLimit } from '../call-time.ts';
import { readEnv } from '../env.ts';
import { logProblem } from '../log.ts';
import { SERVICE_MS } from '../limits.ts';
import { noteRebuild, raiseContentVersion } from '../records/content-version.ts';
import type { PublishRequest } from '#shared/schemas/entities.ts';

/**
 * After an edit of posts or FAQs: raises the content version, then asks for a rebuild. The edit is stored already and
 * stands whatever happens here; the outcome says how far publishing got.
 */
export async function publish(): Promise<PublishRequest> {
  try {
    return await requestRebuild(await raiseContentVersion());
  } catch (error) {
    logProblem('publish-failed', {}, error);
    return 'failed';
  }
}

/** Asks the build hook for a build and notes the outcome beside the content `version`. */
export async function requestRebuild(version: number): Promise<PublishRequest> {
  const outcome = await callHook(readEnv().BUILD_HOOK_URL);
  await noteRebuild(version, outcome);
  return outcome;
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
