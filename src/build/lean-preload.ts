import type { Plugin } from 'vite';

/** The bundler's own helper of `import()`, which weighs more than many an island: it also waits for styles, and pages carry theirs. */
const HELPER = /vite\/preload-helper\.js$/;

/** Asks for the files of a module that is loaded on use side by side and once, as that helper does, and for nothing else. */
const LEAN = `const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files)
    if (asked.size < asked.add(file).size)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  return load();
};`;

/** Keeps the bundler's loader small. A test holds that no module loaded on use has a style sheet of its own. */
export function leanPreload(): Plugin {
  return { name: 'lean-preload', enforce: 'pre', load: { filter: { id: HELPER }, handler: () => LEAN } };
}
