import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';

/** Opens the machine's Chromium, or Playwright's own when there is none. */
export function openBrowser(): Promise<Browser> {
  const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));
  return chromium.launch({
    args: ['--force-color-profile=srgb'],
    ...(installed ? { executablePath: installed } : {}),
  });
}
