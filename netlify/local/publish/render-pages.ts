import type { SSRManifest } from 'astro';
import {
  StaticPaths,
  type PathWithRoute,
  type StaticPathsApp,
} from 'astro/runtime/prerender/static-paths.js';
import { readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `node render-pages.ts <renderer>`: renders every page anew with a kept renderer, as `astro build` does once it has
 * bundled everything. It writes to ASTRO_OUT_DIR, in a process of its own: what a render leaves in memory goes with it.
 */

type Route = PathWithRoute['route'];

/** The application inside the bundle; Astro sets it up with what it knows of each page's styles. */
interface BuildApp extends StaticPathsApp {
  setInternals: (internals: { pagesByKeys: Map<string, unknown> }) => void;
  setOptions: (options: object) => void;
  render: (request: Request, options: { routeData: Route }) => Promise<Response>;
}

interface Renderer {
  app: BuildApp;
  manifest: SSRManifest;
}

/** Pages under way at the same time: while one is written or waits for a hash, another is rendered. */
const LANES = 4;

const keyOf = (route: string, component: string): string => `${route}&${component}`;

async function openRenderer(folder: string): Promise<Renderer> {
  const entry = readdirSync(folder).find((name) => name.startsWith('prerender-entry.'));
  if (!entry) throw new Error(`${folder} holds no renderer.`);
  const renderer = (await import(pathToFileURL(join(folder, entry)).href)) as Renderer;
  const { app, manifest } = renderer;
  if (manifest.routes.some(({ scripts }) => scripts.length > 0))
    throw new Error('A script for every page is known to whole builds only.');
  const pages = manifest.routes.map(({ routeData, styles }): [string, unknown] => [
    keyOf(routeData.route, routeData.component),
    { styles: styles.map((sheet, order) => ({ sheet, order, depth: 0 })) },
  ]);
  app.setInternals({ pagesByKeys: new Map(pages) });
  const destination = { write: ({ message }: { message: string }) => process.stderr.write(`${message}\n`) };
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination } } });
  return renderer;
}

/** Address of a page in a build whose pages are files. */
function address({ pathname, route }: PathWithRoute): string {
  if (route.type === 'endpoint') return pathname;
  return pathname === '/' ? '/index.html' : `${pathname}.html`;
}

/** Every page to render by its file; of two pages at one address Astro keeps the first. */
async function listPages(app: BuildApp): Promise<[string, Route][]> {
  const pages = new Map<string, Route>();
  for (const path of await new StaticPaths(app).getAll()) {
    const file = address(path);
    if (!pages.has(file)) pages.set(file, path.route);
  }
  return [...pages];
}

async function renderPage({ app, manifest }: Renderer, file: string, route: Route, target: string) {
  const request = new Request(new URL(encodeURI(file), manifest.site));
  const response = await app.render(request, { routeData: route });
  if (response.status >= 300 && response.status < 400) throw new Error(`${file} is a redirect.`);
  if (!response.body) return;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, Buffer.from(await response.arrayBuffer()));
}

async function renderPages(renderer: Renderer, site: string): Promise<void> {
  const pages = (await listPages(renderer.app)).values();
  const lane = async () => {
    for (const [file, route] of pages) await renderPage(renderer, file, route, join(site, file));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

const { argv, env } = process;
await renderPages(await openRenderer(argv[2] ?? ''), env['ASTRO_OUT_DIR'] ?? '');
