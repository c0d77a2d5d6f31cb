import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '#shared/endpoints/all.ts';
import { pathSpellings } from '#shared/endpoints/endpoint.ts';
import { startLocalServer } from '#tests/support/local-server.ts';
import { copyStore, testBuild } from '#tests/support/test-build.ts';

/**
 * `npm run check:netlify`: runs Netlify's own build system on this checkout, offline, with `netlify.toml` as it stands and
 * the sample content, and names every page and every route that its output lacks. npm fetches it for the occasion.
 */

const BUILD_SYSTEM = '@netlify/build@37.3.3';
const checkout = join(import.meta.dirname, '..', '..');
const dist = join(checkout, 'dist');
const manifest = join(checkout, '.netlify', 'functions', 'manifest.json');

/** Runs it with a store to read, as the platform gives one to its plugins. */
async function build(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gr8-netlify-'));
  const made = await testBuild(true);
  copyStore(made, dataDir);
  const server = await startLocalServer({ dataDir, buildFrom: made.buildFrom });
  try {
    rmSync(dist, { recursive: true, force: true });
    rmSync(manifest, { force: true });
    const options = ['--offline', '--telemetry=false', '--context', 'production', '--cwd', checkout];
    const command = ['exec', '--yes', `--package=${BUILD_SYSTEM}`, '--', 'netlify-build', ...options];
    const env = { ...process.env, NETLIFY_BLOBS_CONTEXT: server.contexts.api };
    const { status } = spawnSync('npm', command, { cwd: checkout, env, stdio: 'inherit' });
    if (status !== 0) throw new Error(`The build system failed (exit code ${status}).`);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Files of the pages that must be there: one for each built route and one for each address of the sitemap. */
function expectedPages(): string[] {
  const pages = join(checkout, 'src', 'pages');
  const routes = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(astro|ts)$/.test(file) && !file.includes('['))
    .filter((file) => !/^export const prerender = false/m.test(readFileSync(join(pages, file), 'utf8')))
    .map((file) => file.replace(/\.astro$/, '.html').replace(/\.ts$/, ''));
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));
  return [...routes, ...addresses.map(({ pathname }) => (pathname === '/' ? 'index' : pathname) + '.html')];
}

interface Manifest {
  functions: { name: string; routes?: { pattern: string }[] }[];
}

/** Every registered call in each spelling, and the function that renders pages on demand. */
function missingRoutes(): string[] {
  const { functions } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  const routes = functions.flatMap((built) => (built.routes ?? []).map(({ pattern }) => pattern));
  const expected = [...Object.values(endpoints).flatMap(pathSpellings), '/*'];
  console.log(`${functions.length} functions, ${routes.length} routes`);
  return expected.filter((path) => !routes.includes(path));
}

await build();
const pages = expectedPages();
const missing = [...pages.filter((file) => !existsSync(join(dist, file))), ...missingRoutes()];
console.log(`${pages.length} pages`);
if (missing.length > 0) {
  console.error(`The output lacks:\n${missing.join('\n')}`);
  process.exitCode = 1;
} else console.log('Every page and every route is there.');
