import { openCollection } from '../database/blobs.ts';
import { changeDocument, readDocument } from '../database/documents.ts';
import type { BuildStamp, ContentStatus, PublishRequest } from '#shared/schemas/entities.ts';

const KEY = 'status';

/** What is kept under the one key of the collection `content`; the last three came later, and older records lack them. */
export interface PublishStatus extends Pick<
  ContentStatus,
  'contentVersion' | 'rebuild' | 'changedAt' | 'requestedAt'
> {
  /** The version that the last build was asked for. */
  requestedVersion?: number | undefined;
  /** When the build that was asked for last failed. */
  failedAt?: string | null;
  /** The stamp of the live pages, as far as it is known. */
  built?: BuildStamp | null;
}

const NEVER: PublishStatus = {
  contentVersion: 0,
  rebuild: 'unconfigured',
  changedAt: null,
  requestedAt: null,
};

/** Version of posts and FAQs, and how publishing them went; version 0 before the first edit. */
export async function readContentStatus(): Promise<PublishStatus> {
  return { ...NEVER, ...usable(await readDocument<PublishStatus>(openCollection('content'), KEY)) };
}

/** Raises the version after an edit. Out: the new version. */
export async function raiseContentVersion(): Promise<number> {
  const changed = await change((current) => ({
    contentVersion: current.contentVersion + 1,
    changedAt: now(),
    // Before this was kept, every edit had asked for its build.
    requestedVersion: current.requestedVersion ?? current.contentVersion,
  }));
  return changed?.contentVersion ?? 0;
}

/**
 * Notes that a build is asked for, if `isDue` says so of the status as it is: of several who ask at once, one does.
 * Out: the version it is asked for; undefined if it is not due.
 */
export async function claimBuild(isDue: (status: PublishStatus) => boolean): Promise<number | undefined> {
  const claimed = await change((current) =>
    isDue(current)
      ? {
          rebuild: 'requested',
          requestedAt: now(),
          requestedVersion: current.contentVersion,
          failedAt: null,
        }
      : undefined,
  );
  return claimed?.contentVersion;
}

/** Keeps how asking for the build of `version` went. The request of a later edit has the last word. */
export async function noteRebuild(version: number, rebuild: PublishRequest): Promise<void> {
  await change(({ requestedVersion = 0 }) =>
    requestedVersion > version
      ? undefined
      : { rebuild, requestedAt: now(), requestedVersion: version, failedAt: null },
  );
}

/** Keeps that a build failed. */
export async function noteFailure(): Promise<void> {
  await change(() => ({ failedAt: now() }));
}

/** Keeps which build is live, unless that is known. */
export async function noteBuild(built: BuildStamp): Promise<void> {
  await change((current) =>
    current.built?.builtAt === built.builtAt ? undefined : { built, failedAt: null },
  );
}

async function change(
  edit: (current: PublishStatus) => Partial<PublishStatus> | undefined,
): Promise<PublishStatus | undefined> {
  const apply = (found: PublishStatus = NEVER) => {
    const current = usable(found) ?? lost();
    const fields = edit(current);
    return fields && { ...current, ...fields };
  };
  return changeDocument<PublishStatus>(openCollection('content'), KEY, apply, lost());
}

const now = (): string => new Date().toISOString();

function usable(status: PublishStatus | undefined): PublishStatus | undefined {
  return typeof status?.contentVersion === 'number' ? status : undefined;
}

/** Stands in for a damaged status: milliseconds are ahead of every version that was counted, so no build claims it yet. */
function lost(): PublishStatus {
  return { ...NEVER, contentVersion: Date.now() };
}
