import { defineConfig } from 'playwright/test';
import { browserOptions } from '../support/browser.ts';

/** Real-browser tests: each worker starts its own local server on its own data folder (tests/support/fixtures.ts). */
export default defineConfig({
  testDir: '../e2e',
  globalSetup: '../support/test-builds.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // Slow machines are welcome; a person would still be waiting.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A busy shared machine may miss a deadline once; a real fault fails every time.
  retries: process.env['CI'] ? 2 : 0,
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'Asia/Kathmandu',
    trace: 'on-first-retry',
    launchOptions: browserOptions(),
  },
});
