import { readJson } from '#browser/read-json.ts';
import { staffEndpoints } from '#shared/endpoints/staff.ts';
import { PATHS } from '#shared/paths.ts';
import type { ContentStatus, PublishRequest } from '#shared/schemas/entities.ts';
import { staffCall } from '../session/session.ts';
import { createAtom } from '../shell/atom.ts';

/** Whether visitors see what is stored. `at`: when the live site was built, in milliseconds since 1970. */
export type Publishing =
  | { phase: 'unknown' }
  | { phase: 'publishing' }
  | { phase: 'live'; at: number }
  | { phase: 'failed'; reason: PublishRequest | 'slow' };

/** A build that takes longer than this has failed without a word. */
const SLOW_MS = 10 * 60_000;

export const publishing = createAtom<Publishing>({ phase: 'unknown' });

/** Counts what was asked for here: a check that began before the last of it knows nothing of it. */
let requests = 0;
/** A request is on its way: the server still says how the one before went. */
let asking = false;

/** A CMS write was stored; `rebuild` says how the request for a new build went. */
export function afterSave(rebuild: PublishRequest): void {
  requests += 1;
  publishing.set(rebuild === 'requested' ? { phase: 'publishing' } : { phase: 'failed', reason: rebuild });
}

/** Compares the stored content's version with the live site's. */
export async function checkPublishing(): Promise<void> {
  const seen = requests;
  const [status, live] = await Promise.all([
    staffCall(staffEndpoints.contentStatus, {}, true),
    readJson(`${PATHS.build}?at=${Date.now()}`),
  ]);
  const build = buildStamp(live);
  if (!status.ok || !build || seen !== requests || asking) return;
  const { contentVersion, rebuild } = status.data;
  if (build.contentVersion >= contentVersion) publishing.set({ phase: 'live', at: build.builtAt });
  else if (rebuild !== 'requested') publishing.set({ phase: 'failed', reason: rebuild });
  else if (waitedMs(status.data) > SLOW_MS) publishing.set({ phase: 'failed', reason: 'slow' });
  else publishing.set({ phase: 'publishing' });
}

/** How long the last request or edit has been waiting for its build, by the server's clock. */
function waitedMs({ changedAt, requestedAt, now }: ContentStatus): number {
  const begun = [changedAt, requestedAt].map((time) => (time === null ? 0 : Date.parse(time)));
  return Date.parse(now) - Math.max(...begun);
}

/** Asks for a new build again. */
export async function publishAgain(): Promise<void> {
  afterSave('requested');
  asking = true;
  const result = await staffCall(staffEndpoints.contentPublish);
  asking = false;
  afterSave(result.ok ? result.data.rebuild : 'failed');
}

function buildStamp(value: unknown): { contentVersion: number; builtAt: number } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { contentVersion, builtAt } = value as { contentVersion?: unknown; builtAt?: unknown };
  if (typeof contentVersion !== 'number') return undefined;
  return { contentVersion, builtAt: typeof builtAt === 'string' ? Date.parse(builtAt) : 0 };
}
