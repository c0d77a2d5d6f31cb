import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from 'playwright/test';
import { awaitScripts } from './await-scripts.ts';
import { databaseFile } from '#local/data-folder.ts';
import { crowd, type Crowd } from './crowd.ts';
import { startLocalServer, type RunningServer } from './local-server.ts';
import { watchForProblems, type Allowed } from './page-problems.ts';
import { CHEAP_HASHES, copyStore, finishedBuild } from './test-build.ts';

export { expect } from 'playwright/test';

interface TestFixtures {
  /** Console messages and failed requests that this test causes on purpose: parts of their text. */
  allowConsole: Allowed;
}

interface WorkerFixtures {
  /** Whether the store begins with the sample content. Files with another value get a server of their own. */
  seeded: boolean;
  /** Records that the lists of the store begin with: the same object for all files, or each has a server started. */
  crowded: Crowd;
  /** Whether a save is followed by a build of the site, as in production; it takes many seconds that few tests need. */
  publishes: boolean;
  /** This worker's own server and data folder. Tests of one worker share it: make your own records. */
  site: RunningServer;
}

/** A build that never ends: what is saved stays `Saved · publishing…`. */
const NO_BUILD = {
  LOCAL_BUILD_COMMAND: JSON.stringify([process.execPath, '-e', 'setInterval(() => {}, 1e6)']),
};

/** Playwright's `test` on a local server; `page.goto('/connect')` goes there. A tab with a hidden problem fails. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  seeded: [true, { option: true, scope: 'worker' }],
  crowded: [{}, { option: true, scope: 'worker' }],
  publishes: [false, { option: true, scope: 'worker' }],
  allowConsole: [[], { option: true }],
  site: [
    async ({ seeded, crowded, publishes }, use) => {
      const build = finishedBuild(seeded);
      const dataDir = mkdtempSync(join(tmpdir(), 'gr8-site-'));
      copyStore(build, dataDir);
      await crowd(databaseFile(dataDir), crowded);
      const env = { ...CHEAP_HASHES, ...(publishes ? {} : NO_BUILD), LOG_CALLS: 'all' };
      const server = await startLocalServer({ dataDir, buildFrom: build.buildFrom, env });
      await use(server);
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  context: async ({ context, site, allowConsole }, use) => {
    const problems = watchForProblems(context, site.url);
    await use(context);
    base.expect(problems(allowConsole), 'no tab has hidden problems').toEqual([]);
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) awaitScripts(page);
    await use(page);
  },
});
