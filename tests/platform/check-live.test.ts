import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLive, type Finding } from '#tests/netlify/live-checks.ts';
import { startLocalServer, type RunningServer } from '#tests/support/local-server.ts';
import { copyStore, testBuild } from '#tests/support/test-build.ts';

const LIMIT_MS = 240_000;
const NEVER_BUILDS = JSON.stringify([process.execPath, '-e', 'setInterval(() => {}, 1e6)']);
const dataDir = mkdtempSync(join(tmpdir(), 'check-live-'));
let server: RunningServer;

async function start(env: Record<string, string>): Promise<void> {
  const build = await testBuild(true);
  copyStore(build, dataDir);
  const all = { LOCAL_BUILD_COMMAND: NEVER_BUILDS, ...env };
  server = await startLocalServer({ dataDir, buildFrom: build.buildFrom, env: all });
}
beforeAll(() => start({ RATE_LIMITS: 'on' }), LIMIT_MS);
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const brief = (findings: readonly Finding[], ...wanted: Finding['result'][]) =>
  findings.flatMap(({ check, result, found }) => (wanted.includes(result) ? `${check}: ${found}` : []));

test(
  'the check of a deployed site finds nothing wrong with this one, and finds what is missing',
  async () => {
    const { url, credentials } = server;
    const findings = await checkLive({ url, credentials });
    expect(brief(findings, 'FAULT', 'left out')).toEqual([]);
    expect(findings.length).toBeGreaterThan(9);
    await server.stop();
    await start({ RATE_LIMITS: 'off', ADMIN_PASSWORD: 'another one for this' });
    const { url: unlimited } = server;
    const signedOut = await checkLive({ url: unlimited });
    expect(brief(signedOut, 'FAULT')).toEqual([
      'Rate limit of forms: 130 calls in a row are all answered',
      'Rate limit of sessions: 130 calls in a row are all answered',
    ]);
    expect(brief(signedOut, 'left out')).toEqual([
      'Save, conditions, purge: needs ADMIN_USERNAME and ADMIN_PASSWORD',
    ]);
  },
  LIMIT_MS,
);
