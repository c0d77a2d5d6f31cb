import { spawnSync } from 'node:child_process';
import type { LaunchOptions } from 'playwright';

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The shell first: a browser without windows opens a page in a third of the time of one that only hides them. */
const ANY = ['/usr/bin/chromium-headless-shell', ...WHOLE];

/**
 * Path of a system Chromium, or undefined for Playwright's own download. It must run: what some systems keep under
 * such a name only tells how to install one.
 */
export function findBrowser(candidates = ANY): string | undefined {
  return candidates.find((path) => spawnSync(path, ['--version']).status === 0);
}

/** How the tests start their browser; `whole` for what a shell does not have, as the back/forward cache. */
export function browserOptions({ whole = false } = {}): LaunchOptions {
  const executablePath = findBrowser(whole ? WHOLE : ANY);
  return {
    // Playwright's own download of the whole browser is a channel of its own.
    ...(whole && !executablePath ? { channel: 'chromium' } : {}),
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
