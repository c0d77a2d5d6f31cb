import type { Answer } from '../http/call.ts';
import { logProblem } from '../log.ts';
import { mailSetup } from '../notify/mail.ts';
import { readContentStatus } from '../records/content-version.ts';
import { listOpen } from '../records/outbox.ts';
import { readBuildStamp } from '../services/build-stamp.ts';
import type { Health } from '#shared/endpoints/health.ts';
import { fail, ok } from '#shared/result.ts';

/** Says that the store answers, what the pages hold of it, and whether mail leaves. Without the store nothing of the site is whole: 503. */
export async function showHealth(): Promise<Answer<Health>> {
  const built = readBuildStamp();
  try {
    const [{ contentVersion }, open] = await Promise.all([readContentStatus(), listOpen({ some: true })]);
    const failedMessages = open.filter(({ reason }) => reason !== undefined).length;
    const pages = { contentVersion, built: (await built) ?? null };
    return ok({ status: 'success', ...pages, mail: mailSetup(), failedMessages });
  } catch (error) {
    logProblem('store-unreachable', {}, error);
    return fail({ kind: 'busy', message: 'The store does not answer.' });
  }
}
