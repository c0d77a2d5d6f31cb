import { getViteConfig } from 'astro/config';
import { defineConfig } from 'vitest/config';

const TESTS = '**/*.test.{ts,tsx}';

/** Unit, function and platform tests run in Node; island tests ask for a DOM with `@vitest-environment happy-dom`. */
export default defineConfig({
  test: {
    root: process.cwd(),
    projects: [
      // Pure functions leave nothing behind: their files share workers, which spares 35 starts.
      { extends: true, test: { name: 'unit', include: [`tests/unit/${TESTS}`], isolate: false } },
      // Pieces of pages, drawn as a build draws them.
      getViteConfig({ test: { name: 'pages', include: [`tests/pages/${TESTS}`] } }, { configFile: false }),
      { extends: true, test: { name: 'whole', include: [`tests/{functions,platform,islands}/${TESTS}`] } },
    ],
    setupFiles: ['tests/support/cheap-hashes.ts'],
    env: { NODE_ENV: 'test' },
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // A busy shared machine may miss a deadline once; a real fault fails every time.
    retry: process.env['CI'] ? 1 : 0,
    passWithNoTests: false,
  },
});
