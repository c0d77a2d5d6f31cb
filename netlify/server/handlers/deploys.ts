import { deployContext } from '../deploy.ts';
import { noteFailure } from '../records/content-version.ts';
import { purgeContent } from '../services/purge.ts';
import { findBuild } from '../services/rebuild.ts';

/** Keeps which build is live, after a deploy for `context`. What the event says of it is not needed: the site tells itself. */
export async function afterDeploy(context: string): Promise<void> {
  if (context !== deployContext()) return;
  await findBuild();
  await purgeContent();
}

/** Keeps that a deploy for `context` failed. Staff are told if edits wait for it. */
export async function afterFailedDeploy(context: string): Promise<void> {
  if (context !== deployContext()) return;
  await noteFailure();
  await purgeContent();
}
