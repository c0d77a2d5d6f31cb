import { existsSync } from 'node:fs';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a system Chromium, or undefined for Playwright's own download. */
export function findBrowser(): string | undefined {
  return CANDIDATES.find((path) => existsSync(path));
}
