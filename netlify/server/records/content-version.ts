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
export const readContentStatus = async (): Promise<PublishStatus> => ({
  ...NEVER,
  ...usable(await readDocument<PublishStatus>(openCollection('content'), KEY)),
});

/** Says of a status how a build is asked for now; undefined if none is due. */
export type Ask = (status: PublishStatus) => PublishRequest | undefined;

/** Raises the version after an edit. Out: the new version. */
export const raiseContentVersion = async (): Promise<number> =>
  (await noteEdit(() => undefined)).status.contentVersion;

/** Raises the version after an edit, and does what `claimBuild` does in the same step. */
export async function noteEdit(ask: Ask): Promise<{ status: PublishStatus; isClaimed: boolean }> {
  let isClaimed = false;
  const status = await change((current) => {
    const raised = {
      ...current,
      contentVersion: current.contentVersion + 1,
      changedAt: now(),
      // Before this was kept, every edit had asked for its build.
      requestedVersion: current.requestedVersion ?? current.contentVersion,
    };
    const claim = claimOf(raised, ask);
    isClaimed = claim !== undefined;
    return { ...raised, ...claim };
  });
  return { status: status ?? NEVER, isClaimed };
}

/** Notes that a build is asked for, if `ask` says so: of several who ask at once, one does. Out: the status; undefined if not. */
export const claimBuild = (ask: Ask): Promise<PublishStatus | undefined> =>
  change((current) => claimOf(current, ask));

function claimOf(status: PublishStatus, ask: Ask): Partial<PublishStatus> | undefined {
  const rebuild = ask(status);
  return rebuild && { rebuild, requestedAt: now(), requestedVersion: status.contentVersion, failedAt: null };
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

const usable = (status: PublishStatus | undefined): PublishStatus | undefined =>
  typeof status?.contentVersion === 'number' ? status : undefined;

/** Stands in for a damaged status: milliseconds are ahead of every version that was counted, so no build claims it yet. */
const lost = (): PublishStatus => ({ ...NEVER, contentVersion: Date.now() });
