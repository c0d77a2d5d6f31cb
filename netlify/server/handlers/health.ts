import type { Answer } from '../http/call.ts';
import { logProblem } from '../log.ts';
import { readContentStatus } from '../records/content-version.ts';
import { readBuildStamp } from '../services/build-stamp.ts';
import type { Health } from '#shared/endpoints/health.ts';
import { fail, ok } from '#shared/result.ts';

/** Says that the store answers, and what the pages hold of it. Without the store nothing of the site is whole: 503. */
export async function showHealth(): Promise<Answer<Health>> {
  const built = readBuildStamp();
  try {
    const { contentVersion } = await readContentStatus();
    return ok({ status: 'success', contentVersion, built: (await built) ?? null });
  } catch (error) {
    logProblem('store-unreachable', {}, error);
    return fail({ kind: 'busy', message: 'The store does not answer.' });
  }
}
