import { existsSync } from 'node:fs';
import { findBrowser } from './browser.ts';
import { runCommand, type StepResult } from './run-step.ts';

const canInstallPackages = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function installFromDebian(): Promise<string> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runCommand('apt-get', ['update'], env);
  const install = await runCommand('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], env);
  return update.output + install.output;
}

/** Makes sure that there is a Chromium: the system's, else Debian's package (as root), else Playwright's download. */
export async function ensureBrowser(): Promise<StepResult> {
  if (findBrowser()) return { passed: 1, failed: 0, output: '' };
  const log = canInstallPackages() ? await installFromDebian() : '';
  if (findBrowser()) return { passed: 1, failed: 0, output: log };
  const { ok, output } = await runCommand('playwright', ['install', 'chromium']);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output: log + output };
}
