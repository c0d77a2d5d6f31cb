import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LockedError, takeLock } from '../process-lock.ts';

const RETRY_MS = 100;

/** Builds in one checkout share caches and the adapter's output folder, so they take turns. */
export async function takeBuildTurn(root: string, signal?: AbortSignal): Promise<() => void> {
  for (;;) {
    try {
      return takeLock(join(root, '.netlify', 'build.lock')).release;
    } catch (error) {
      if (!(error instanceof LockedError)) throw error;
      await delay(RETRY_MS, undefined, signal ? { signal } : {});
    }
  }
}
