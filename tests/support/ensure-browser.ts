import { stripVTControlCharacters } from 'node:util';
import { chromium } from 'playwright';
import { browserOptions } from './browser.ts';
import { runCommand, type StepResult } from './run-step.ts';

const HELP = `No browser could be started, so the browser tests cannot run. Install Chromium, then run the tests again:
  Debian, as root     apt-get install chromium chromium-headless-shell
  any other system    npx playwright install --with-deps chromium
What was tried:
`;

/** Lines of a log that help nobody: where in a tool it failed, with which arguments a browser was started. */
const NOISE = /^\s+at |<launch|^\s*$/;

/** The shell opens pages far quicker; older systems have no package of it. */
const PACKAGES = [['chromium', 'chromium-headless-shell'], ['chromium']];

const fromDebian = (browsers: string[]) => async (): Promise<string> => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runCommand('apt-get', ['update'], env);
  // The fonts have the measures of the faces that visitors' systems have.
  const packages = [...browsers, 'fonts-liberation'];
  const install = await runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...packages], env);
  return update.output + install.output;
};

/** Brings the shell as well. */
async function download(): Promise<string> {
  return (await runCommand('playwright', ['install', 'chromium'])).output;
}

/**
 * Makes sure that a browser starts: the system's, else a package of Debian (as root), else Playwright's download. A
 * downloaded one is not enough: it may lack libraries of the system.
 */
export async function ensureBrowser(): Promise<StepResult> {
  const isRoot = process.getuid?.() === 0;
  let fault = await startFault();
  let log = '';
  for (const install of [...(isRoot ? PACKAGES.map(fromDebian) : []), download]) {
    if (fault === undefined) break;
    log += await install();
    fault = await startFault();
  }
  if (fault === undefined) return { passed: 1, failed: 0, output: '' };
  return { passed: 0, failed: 1, output: HELP + essence(`${log}\n${fault}`) };
}

/** What keeps the browsers of the tests from starting; undefined if both start. */
async function startFault(): Promise<string | undefined> {
  try {
    for (const whole of [false, true]) {
      const browser = await chromium.launch(browserOptions({ whole }));
      await browser.close();
    }
    return undefined;
  } catch (error) {
    // Playwright's own log follows and says the same again.
    return String(error).split('Call log:', 1)[0];
  }
}

/** The lines that say something, each once: tools try again and again. */
function essence(log: string): string {
  const lines = stripVTControlCharacters(log).split('\n');
  return [...new Set(lines.filter((line) => !NOISE.test(line)))].join('\n');
}
