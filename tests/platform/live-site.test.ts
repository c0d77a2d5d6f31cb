import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { siteFolder, ssrFolder } from '#local/publish/build-folder.ts';
import { BuildShelf } from '#local/publish/build-shelf.ts';
import { LiveSite } from '#local/publish/live-site.ts';
import { until } from './support/fixture-site.ts';

const root = mkdtempSync(join(tmpdir(), 'live-site-'));
writeFileSync(join(root, 'netlify.toml'), '');
afterEach(() => rmSync(root, { recursive: true, force: true }));

const ON_DEMAND = `
globalThis.timesLoaded = (globalThis.timesLoaded ?? 0) + 1;
export default () => new Response('on demand');
export const config = { path: '/*' };
`;
const timesLoaded = () => (globalThis as { timesLoaded?: number }).timesLoaded;

/** A published build; with `code` it shares that build's on-demand function, else it has its own. */
function newBuild(shelf: BuildShelf, code?: string): string {
  const folder = shelf.newFolder();
  mkdirSync(siteFolder(folder), { recursive: true });
  if (code === undefined) {
    mkdirSync(ssrFolder(folder), { recursive: true });
    writeFileSync(join(ssrFolder(folder), 'ssr.mjs'), ON_DEMAND);
  }
  shelf.publish(folder, { fingerprint: 'x', builtAt: new Date().toISOString() }, code);
  return folder;
}

test('builds of the same code share one loaded function, whose folder stays as long as one of them is served', async () => {
  const shelf = new BuildShelf(root);
  const first = newBuild(shelf);
  const live = await LiveSite.open(root, shelf, first);
  await live.current.onDemand();
  const anew: string[] = [];
  for (let edit = 0; edit < 3; edit++) {
    anew.push(newBuild(shelf, first));
    await live.swap(anew.at(-1)!);
    expect(await live.current.onDemand()).toBeDefined();
  }
  expect(timesLoaded()).toBe(1);
  await until(() => !existsSync(anew[0]!));
  expect(existsSync(first)).toBe(true);
  // A later start keeps the code of the build that it serves, too.
  const reopened = new BuildShelf(root);
  await reopened.tidy();
  expect([first, ...anew].map((folder) => existsSync(folder))).toEqual([true, false, false, true]);
  for (let release = 0; release < 2; release++) await live.swap(newBuild(shelf));
  await until(() => !existsSync(first));
  await live.current.onDemand();
  expect(timesLoaded()).toBe(2);
});
