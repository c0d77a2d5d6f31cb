import { spawnSync } from 'node:child_process';
import type { LaunchOptions } from 'playwright';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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
