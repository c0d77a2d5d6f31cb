import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from 'playwright/test';
import { awaitScripts } from './await-scripts.ts';
import { databaseFile } from '#local/data-folder.ts';
import { crowd, type Crowd } from './crowd.ts';
import { startLocalServer, type RunningServer } from './local-server.ts';
import { watchForProblems, type Allowed } from './page-problems.ts';
import { copyStore, testBuild } from './test-build.ts';

export { expect } from 'playwright/test';

interface TestFixtures {
  /** Console messages and failed requests that this test causes on purpose: parts of their text. */
  allowConsole: Allowed;
}

interface WorkerFixtures {
  /** Whether the store begins with the sample content. Files with another value get a server of their own. */
  seeded: boolean;
  /** Records that the lists of the store begin with. */
  crowded: Crowd;
  /** Further variables of the server's environment, for example `{ RATE_LIMITS: 'on' }`. */
  serverEnv: Record<string, string>;
  /** This worker's own server and data folder. Tests of one worker share it: make your own records. */
  site: RunningServer;
}

/** Playwright's `test` on a local server; `page.goto('/connect')` goes there. A page with a hidden problem fails. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  seeded: [true, { option: true, scope: 'worker' }],
  crowded: [{}, { option: true, scope: 'worker' }],
  serverEnv: [{}, { option: true, scope: 'worker' }],
  allowConsole: [[], { option: true }],
  site: [
    async ({ seeded, crowded, serverEnv }, use) => {
      const build = await testBuild(seeded);
      const dataDir = mkdtempSync(join(tmpdir(), 'gr8-site-'));
      copyStore(build, dataDir);
      crowd(databaseFile(dataDir), crowded);
      const server = await startLocalServer({ dataDir, buildFrom: build.buildFrom, env: serverEnv });
      await use(server);
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page, site, allowConsole, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) awaitScripts(page);
    const problems = watchForProblems(page, site.url);
    await use(page);
    base.expect(problems(allowConsole), 'the page has no hidden problems').toEqual([]);
  },
});
