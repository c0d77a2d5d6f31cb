import { changeDocument } from './cas.ts';
import { openStore } from './open-store.ts';
import type { ContentStatus, PublishRequest } from '#shared/schemas/entities.ts';

const KEY = 'status';
const NEVER: ContentStatus = { contentVersion: 0, rebuild: 'unconfigured', changedAt: null };

/** Version of posts and FAQs, and how the last rebuild request went; version 0 before the first edit. */
export async function readContentStatus(): Promise<ContentStatus> {
  const status = (await openStore('content').get(KEY, { type: 'json' })) as ContentStatus | null;
  return status ?? NEVER;
}

/** Raises the version after an edit. Out: the new version. */
export async function raiseContentVersion(): Promise<number> {
  const changed = await changeDocument<ContentStatus>(openStore('content'), KEY, (current = NEVER) => ({
    ...current,
    contentVersion: current.contentVersion + 1,
    changedAt: new Date().toISOString(),
  }));
  return changed?.contentVersion ?? 0;
}

/** Keeps how a rebuild request went. The request of a later edit has the last word. */
export async function noteRebuild(version: number, rebuild: PublishRequest): Promise<void> {
  await changeDocument<ContentStatus>(openStore('content'), KEY, (current = NEVER) =>
    current.contentVersion > version || current.rebuild === rebuild ? undefined : { ...current, rebuild },
  );
}
