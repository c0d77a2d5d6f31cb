import { defineConfig } from 'vitest/config';

/** Unit, function and platform tests run in Node; island tests ask for a DOM with `@vitest-environment happy-dom`. */
export default defineConfig({
  test: {
    root: process.cwd(),
    include: ['tests/{unit,functions,platform,islands}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/cheap-hashes.ts'],
    env: { NODE_ENV: 'test' },
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // A busy shared machine may miss a deadline once; a real fault fails every time.
    retry: process.env['CI'] ? 1 : 0,
    passWithNoTests: false,
  },
});
