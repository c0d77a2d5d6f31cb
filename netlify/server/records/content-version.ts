import { openCollection } from '../database/blobs.ts';
import { changeDocument, readDocument } from '../database/documents.ts';
import type { ContentStatus, PublishRequest } from '#shared/schemas/entities.ts';

const KEY = 'status';
/** The status as it is kept under the one key of the collection `content`: everything but the clock. */
type StoredStatus = Omit<ContentStatus, 'now'>;

const NEVER: StoredStatus = {
  contentVersion: 0,
  rebuild: 'unconfigured',
  changedAt: null,
  requestedAt: null,
};

/** Version of posts and FAQs, and how the last rebuild request went; version 0 before the first edit. */
export async function readContentStatus(): Promise<StoredStatus> {
  return { ...NEVER, ...usable(await readDocument<StoredStatus>(openCollection('content'), KEY)) };
}

/** Raises the version after an edit. Out: the new version. */
export async function raiseContentVersion(): Promise<number> {
  const raise = (found = NEVER): StoredStatus => {
    const current = usable(found) ?? lost();
    return { ...current, contentVersion: current.contentVersion + 1, changedAt: new Date().toISOString() };
  };
  const changed = await changeDocument<StoredStatus>(openCollection('content'), KEY, raise, lost());
  return changed?.contentVersion ?? 0;
}

/** Keeps how a rebuild request went, and when. The request of a later edit has the last word. */
export async function noteRebuild(version: number, rebuild: PublishRequest): Promise<void> {
  const requestedAt = new Date().toISOString();
  const note = (current = NEVER) =>
    current.contentVersion > version ? undefined : { ...current, rebuild, requestedAt };
  await changeDocument<StoredStatus>(openCollection('content'), KEY, note, lost());
}

function usable(status: StoredStatus | undefined): StoredStatus | undefined {
  return typeof status?.contentVersion === 'number' ? status : undefined;
}

/** Stands in for a damaged status: milliseconds are ahead of every version that was counted, so no build claims it yet. */
function lost(): StoredStatus {
  return { ...NEVER, contentVersion: Date.now() };
}
