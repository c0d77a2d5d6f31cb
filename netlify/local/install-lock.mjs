// One install at a time in a checkout: two first starts side by side must not both empty node_modules.
import { linkSync, mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as wait } from 'node:timers/promises';

const TOUCH_MS = 500;
const POLL_MS = 200;
/** A lock that nobody touches for so long was left by a process that is gone. */
const STALE_MS = 5_000;

/**
 * Takes the lock file at `path`; `onWait` is called once if another process holds it. Out: a function that gives it back.
 * Whether it is stale is measured by the one who waits, with a clock that a sleeping machine stops.
 */
export async function takeInstallLock(path, onWait) {
  mkdirSync(dirname(path), { recursive: true });
  let seen;
  while (!tryTake(path)) {
    if (!seen) onWait();
    const touchedAt = mtime(path);
    if (seen?.touchedAt !== touchedAt) seen = { touchedAt, since: performance.now() };
    else if (performance.now() - seen.since > STALE_MS) moveAway(path, touchedAt);
    await wait(POLL_MS);
  }
  const touching = setInterval(() => touch(path), TOUCH_MS);
  return () => {
    clearInterval(touching);
    rmSync(path, { force: true });
  };
}

function tryTake(path) {
  try {
    writeFileSync(path, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the stale lock, and only that one: another waiting process may have replaced it a moment ago. */
function moveAway(path, touchedAt) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (mtime(aside) !== touchedAt) linkSync(aside, path);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  }
  rmSync(aside, { force: true });
}

function mtime(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

function touch(path) {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // Gone: somebody took it for stale.
  }
}
