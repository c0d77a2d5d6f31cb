import { changeDocument } from './cas.ts';
import { openStore } from './open-store.ts';
import { readDocument } from './record-pages.ts';
import type { ContentStatus, PublishRequest } from '#shared/schemas/entities.ts';

const KEY = 'status';
const NEVER: ContentStatus = { contentVersion: 0, rebuild: 'unconfigured', changedAt: null };

/** Version of posts and FAQs, and how the last rebuild request went; version 0 before the first edit. */
export async function readContentStatus(): Promise<ContentStatus> {
  return usable(await readDocument<ContentStatus>(openStore('content'), KEY)) ?? NEVER;
}

/** Raises the version after an edit. Out: the new version. */
export async function raiseContentVersion(): Promise<number> {
  const raise = (found = NEVER): ContentStatus => {
    const current = usable(found) ?? lost();
    return { ...current, contentVersion: current.contentVersion + 1, changedAt: new Date().toISOString() };
  };
  const changed = await changeDocument<ContentStatus>(openStore('content'), KEY, raise, lost());
  return changed?.contentVersion ?? 0;
}

/** Keeps how a rebuild request went. The request of a later edit has the last word. */
export async function noteRebuild(version: number, rebuild: PublishRequest): Promise<void> {
  const note = (current = NEVER) =>
    current.contentVersion > version || current.rebuild === rebuild ? undefined : { ...current, rebuild };
  await changeDocument<ContentStatus>(openStore('content'), KEY, note, lost());
}

function usable(status: ContentStatus | undefined): ContentStatus | undefined {
  return typeof status?.contentVersion === 'number' ? status : undefined;
}

/** Stands in for a damaged status: milliseconds are ahead of every version that was counted, so no build claims it yet. */
function lost(): ContentStatus {
  return { ...NEVER, contentVersion: Date.now() };
}
