import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BuiltSite } from '#tests/support/built-site.ts';
import { SITE_URL, startLocalServer } from '#tests/support/local-server.ts';
import { copyStore, publishedBuild, testBuild } from '#tests/support/test-build.ts';

test('a build of the same sources and content, in another deploy, differs in its stamp alone', async () => {
  const made = await testBuild(true);
  const dataDir = mkdtempSync(join(tmpdir(), 'gr8-again-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  copyStore(made, dataDir);
  const server = await startLocalServer({
    dataDir,
    env: { LOCAL_SITE_URL: SITE_URL, DEPLOY_ID: '65f0c0ffee' },
  });
  await server.stop();

  const first = new BuiltSite(made.buildFrom);
  const again = new BuiltSite(publishedBuild(dataDir));
  expect(again.files.toSorted()).toEqual(first.files.toSorted());
  expect(again.files.filter((file) => !again.bytes(file).equals(first.bytes(file)))).toEqual(['/build.json']);
}, 600_000);
