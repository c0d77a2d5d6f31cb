import { maintainTrail } from '../audit/store/trail.ts';
import { logProblem } from '../log.ts';
import { deliverDue } from '../notify/deliver.ts';
import { eraseExpired } from '../privacy/retention.ts';
import { sweepCounts } from '../records/attempts.ts';
import { maintainLists } from '../records/lists.ts';
import { endReplacedSessions, sweepSessions } from '../records/sessions.ts';
import { sweepClaims } from '../records/submissions.ts';
import { buildWaiting } from '../services/rebuild.ts';

/**
 * Work that no request waits for. It is called every few minutes, here every few seconds: it finds out by itself whether
 * there is anything to do, costs next to nothing when there is not, and may run twice at once.
 */
export interface Job {
  /** For the log. */
  name: string;
  run: () => Promise<unknown>;
}

export const jobs: readonly Job[] = [
  // Before anybody has signed in with a new password.
  { name: 'end-replaced-sessions', run: endReplacedSessions },
  { name: 'build-waiting-edits', run: () => buildWaiting() },
  { name: 'sweep-sessions', run: () => sweepSessions() },
  { name: 'sweep-sign-in-counts', run: () => sweepCounts() },
  { name: 'sweep-claims', run: () => sweepClaims() },
  { name: 'maintain-lists', run: maintainLists },
  { name: 'erase-expired', run: () => eraseExpired() },
  { name: 'maintain-audit', run: maintainTrail },
  // Takes longest, so it comes last.
  { name: 'deliver-notifications', run: () => deliverDue() },
];

/** Runs each job, one after another; one that fails is logged and stops no other. */
export async function runJobs(todo: readonly Job[] = jobs): Promise<void> {
  for (const { name, run } of todo) {
    try {
      await run();
    } catch (error) {
      logProblem('job-failed', { name }, error);
    }
  }
}
