import { purgeCache } from '@netlify/functions';
import { setTimeout as wait } from 'node:timers/promises';
import { readEnv } from '../env.ts';
import { SERVICE_MS } from '../limits.ts';
import { logProblem } from '../log.ts';
import { CONTENT_TAG } from '#shared/cdn-cache.ts';

/** The platform takes two purges of a tag in five seconds. */
const PAUSE_MS = 2_500;
/** So often in a row may a purge fail; another function of the site may have used up what the platform takes. */
const TRIES = 4;

let due = 0;
let running = Promise.resolve();

/**
 * Makes the CDN forget what it keeps of posts and FAQs, after a change is stored. Resolves when that is done; while a purge
 * of a moment ago forbids another one, at once, and the purge follows, which `waitUntil` sees to. One more always comes at
 * the end: an answer that was under way during the first may have been kept with what it read before. Never throws.
 */
export async function purgeContent(waitUntil?: (work: Promise<unknown>) => void): Promise<void> {
  // Without the token that the platform gives there is no CDN either.
  if (!readEnv().NETLIFY_PURGE_API_TOKEN) return;
  const isIdle = due === 0;
  due = 2;
  const first = isIdle && purgeOnce();
  if (first) running = first.then(purgeTheRest);
  waitUntil?.(running);
  await first;
}

async function purgeTheRest(): Promise<void> {
  for (let failures = 0; due > 0 && failures < TRIES;) {
    await wait(PAUSE_MS);
    failures = (await purgeOnce()) ? 0 : failures + 1;
  }
  due = 0;
}

/** Out: whether it went well; else it is due again. */
async function purgeOnce(): Promise<boolean> {
  due -= 1;
  try {
    const { PURGE_API_URL: apiURL } = readEnv();
    const order = { tags: [CONTENT_TAG], ...(apiURL ? { apiURL } : {}) };
    await Promise.race([purgeCache(order), silence()]);
    return true;
  } catch (error) {
    due = Math.max(due, 1);
    logProblem('purge-failed', {}, error);
    return false;
  }
}

async function silence(): Promise<never> {
  await wait(SERVICE_MS, undefined, { ref: false });
  throw new Error('The purge was not answered.');
}
