import { useEffect } from 'react';
import { staffEndpoints } from '#shared/endpoints/staff.ts';
import { readUnsubscribed } from '../../notify/unsubscribed.ts';
import { session, staffCall } from '../../session/session.ts';
import { listen } from '../../shell/listen.ts';
import { usePolling } from '../../shell/use-polling.ts';
import { openedLists } from './paged-list.ts';
import { folderPart, keptDays, versionOf, versions } from './versions.ts';

const EVERY_MS = 30_000;
/** While the page is behind others, or nobody touches it. */
const SLOW_MS = 120_000;
const IDLE_MS = 300_000;
/** A failing server is asked half as often after each failure, down to every sixteen minutes. */
const MOST_DOUBLINGS = 5;

let lastTouch = Date.now();
let notBefore = 0;
let failures = 0;
let asking = false;

/** Asks once for all lists what changed, every half minute, and reads those again that did. */
export function useNews(): void {
  usePolling(poll, EVERY_MS, SLOW_MS);
  useEffect(() => listen(window, ['pointerdown', 'keydown', 'wheel'], touch, { passive: true }), []);
}

function touch(): void {
  const wasIdle = isIdle();
  lastTouch = Date.now();
  if (!wasIdle || failures > 0) return;
  notBefore = 0;
  poll();
}

const isIdle = (): boolean => Date.now() - lastTouch > IDLE_MS;

/** Nobody is asked while the session is over or the line is down: then the answer is known. */
function poll(): void {
  if (asking || session.get().phase !== 'signed-in' || !navigator.onLine || Date.now() < notBefore) return;
  void readNews();
}

/** Asks what changed and reads that again. A list that could not be read is tried again too. */
export async function readNews(): Promise<void> {
  asking = true;
  const result = await staffCall(staffEndpoints.submissionNews, {}, true);
  asking = false;
  failures = result.ok ? 0 : failures + 1;
  const pause = result.ok ? (isIdle() ? SLOW_MS : 0) : EVERY_MS * 2 ** Math.min(failures, MOST_DOUBLINGS);
  // The clock of the page ticks a little early at times.
  notBefore = pause === 0 ? 0 : Date.now() + pause - EVERY_MS / 2;
  if (!result.ok) return;
  versions.set(result.data);
  keptDays.set(result.data.days ?? {});
  void readUnsubscribed(result.data.unsubscribed);
  await Promise.all(
    openedLists().map(async ({ pages, endpoint, suspected }) => {
      const { phase, version } = pages.get();
      if (phase === 'failed' || version !== versionOf(endpoint, folderPart(suspected))) await pages.refresh();
      else pages.confirm();
    }),
  );
}
