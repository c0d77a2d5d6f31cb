import type { AstroIntegration } from 'astro';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** File in a kept renderer that lists the addresses of the pages which its build rendered. */
export const RENDERED = 'rendered.json';

/**
 * Keeps the program that `astro build` makes of the pages, which Astro throws away when it has run it once: while the
 * sources stay the same, it alone renders changed content (`render-pages.ts`).
 * `folder` receives the program and the list of what it rendered.
 */
export function keepRenderer(folder: string): AstroIntegration {
  let program: URL;
  let packages: URL;
  const rendered: string[] = [];
  return {
    name: 'keep-renderer',
    hooks: {
      'astro:config:done': ({ config }) => {
        program = new URL('.prerender/', config.build.server);
        packages = new URL('node_modules', config.root);
      },
      // Astro leaves its own entry out for whoever renders pages in another way.
      'astro:build:setup': ({ updateConfig }) => {
        const rolldownOptions = { input: 'astro/entrypoints/prerender' };
        updateConfig({ environments: { prerender: { build: { rolldownOptions } } } });
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          render: (request, options) => {
            rendered.push(decodeURI(new URL(request.url).pathname));
            return prerenderer.render(request, options);
          },
          teardown: async () => {
            await prerenderer.teardown?.();
            mkdirSync(folder, { recursive: true });
            cpSync(program, folder, { recursive: true });
            symlinkSync(packages, join(folder, 'node_modules'), 'dir');
            writeFileSync(join(folder, RENDERED), JSON.stringify(rendered));
          },
        }));
      },
    },
  };
}
