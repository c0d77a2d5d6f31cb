import type { SSRManifest } from 'astro';
import {
  StaticPaths,
  type PathWithRoute,
  type StaticPathsApp,
} from 'astro/runtime/prerender/static-paths.js';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
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

async function renderPages({ app, manifest }: Renderer, site: string): Promise<void> {
  const seen = new Set<string>();
  for (const path of await new StaticPaths(app).getAll()) {
    const file = address(path);
    // Of two pages at one address Astro keeps the first.
    if (seen.has(file)) continue;
    seen.add(file);
    const request = new Request(new URL(encodeURI(file), manifest.site));
    const response = await app.render(request, { routeData: path.route });
    if (response.status >= 300 && response.status < 400) throw new Error(`${file} is a redirect.`);
    if (!response.body) continue;
    const target = join(site, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, Buffer.from(await response.arrayBuffer()));
  }
}

const { argv, env } = process;
await renderPages(await openRenderer(argv[2] ?? ''), env['ASTRO_OUT_DIR'] ?? '');
