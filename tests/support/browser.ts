import { spawnSync } from 'node:child_process';
import type { LaunchOptions } from 'playwright';

/** The shell first: a browser without windows opens a page in a third of the time of one that only hides them. */
const CANDIDATES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/**
 * Path of a system Chromium, or undefined for Playwright's own download. It must run: what some systems keep under
 * such a name only tells how to install one.
 */
export function findBrowser(): string | undefined {
  return CANDIDATES.find((path) => spawnSync(path, ['--version']).status === 0);
}

/** How the tests start their browser. */
export function browserOptions(): LaunchOptions {
  const executablePath = findBrowser();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}
