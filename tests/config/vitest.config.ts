import { getViteConfig } from 'astro/config';
import { defineConfig } from 'vitest/config';

const TESTS = '**/*.test.{ts,tsx}';

export default defineConfig({
  test: {
    root: process.cwd(),
    projects: [
      // Pure functions leave nothing behind: their files share workers, which spares 35 starts.
      { extends: true, test: { name: 'unit', include: [`tests/unit/${TESTS}`], isolate: false } },
      // Pieces of pages, drawn as a build draws them.
      getViteConfig({ test: { name: 'pages', include: [`tests/pages/${TESTS}`] } }, { configFile: false }),
      // Each file has modules and a DOM of its own, as in a worker of its own, but packages are read once.
      {
        extends: true,
        test: {
          name: 'islands',
          include: [`tests/islands/${TESTS}`],
          environment: 'happy-dom',
          pool: 'vmThreads',
          setupFiles: ['tests/support/page-globals.ts'],
        },
      },
      { extends: true, test: { name: 'server', include: [`tests/{functions,platform}/${TESTS}`] } },
    ],
    setupFiles: ['tests/support/cheap-hashes.ts'],
    env: {
      NODE_ENV: 'test',
      // Who waits for an element looks many times: each look would write down the whole document for a message nobody reads.
      DEBUG_PRINT_LIMIT: process.env['DEBUG_PRINT_LIMIT'] ?? '0',
    },
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // A busy shared machine may miss a deadline once; a real fault fails every time.
    retry: process.env['CI'] ? 1 : 0,
    passWithNoTests: false,
    // By itself it leaves one core to others, and of two that is half.
    maxWorkers: '100%',
  },
});
