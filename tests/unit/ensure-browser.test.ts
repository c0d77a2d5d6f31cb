import { spawnSync } from 'node:child_process';
import { chromium, type Browser } from 'playwright';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findBrowser } from '#tests/support/browser.ts';
import { ensureBrowser } from '#tests/support/ensure-browser.ts';
import { runCommand } from '#tests/support/run-step.ts';

vi.mock(import('node:child_process'), async (original) => ({ ...(await original()), spawnSync: vi.fn() }));
vi.mock(import('#tests/support/run-step.ts'), async (original) => ({
  ...(await original()),
  runCommand: vi.fn(),
}));

const [BOTH, WHOLE] = ['chromium chromium-headless-shell', 'chromium'].map((browsers) => [
  'apt-get update',
  `apt-get install -y --no-install-recommends ${browsers} fonts-liberation`,
]) as [[string, string], [string, string]];
const DOWNLOAD = 'playwright install chromium';

let startsAfter: string | undefined;
let commands: string[];
beforeEach(() => {
  commands = [];
  vi.mocked(spawnSync).mockReturnValue({ status: null } as ReturnType<typeof spawnSync>);
  vi.mocked(runCommand).mockImplementation((command, args) => {
    commands.push([command, ...args].join(' '));
    const output = `Error: no network\n    at Socket.onData (net.js:1)\n`;
    return Promise.resolve({ ok: false, output });
  });
  vi.spyOn(chromium, 'launch').mockImplementation(() => {
    if (startsAfter === undefined || commands.includes(startsAfter))
      return Promise.resolve({ close: () => Promise.resolve() } as Browser);
    const said = 'shell: error while loading shared libraries: libnss3.so: cannot open';
    const log = `browserType.launch: closed\n<launching> shell --headless\n${said}\nCall log:\n  - <launching>`;
    return Promise.reject(new Error(log));
  });
});
afterEach(() => vi.restoreAllMocks());

const asUser = (id: number) => vi.spyOn(process, 'getuid').mockReturnValue(id);

test.each([
  ['nobody fetches anything where a browser starts', 0, undefined, []],
  ['root gets the packages of Debian', 0, BOTH[1], BOTH],
  ['root gets the whole browser where Debian has no shell', 0, WHOLE[1], [...BOTH, ...WHOLE]],
  ['root gets the download where no package starts', 0, DOWNLOAD, [...BOTH, ...WHOLE, DOWNLOAD]],
  ['anybody else gets the download', 1000, DOWNLOAD, [DOWNLOAD]],
])('%s', async (_, user, starts, expected) => {
  asUser(user);
  startsAfter = starts;
  expect(await ensureBrowser()).toEqual({ passed: 1, failed: 0, output: '' });
  expect(commands).toEqual(expected);
});

test('says what to install, what was tried and which library is missing, once, and shows no trace', async () => {
  asUser(0);
  startsAfter = 'nothing';
  const { failed, output } = await ensureBrowser();
  expect(failed).toBe(1);
  expect(output.split('\n')).toEqual([
    'No browser could be started, so the browser tests cannot run. Install Chromium, then run the tests again:',
    '  Debian, as root     apt-get install chromium chromium-headless-shell',
    '  any other system    npx playwright install --with-deps chromium',
    'What was tried:',
    'Error: no network',
    'Error: browserType.launch: closed',
    'shell: error while loading shared libraries: libnss3.so: cannot open',
  ]);
});

test('a program that only has the name of a browser is passed over', () => {
  vi.mocked(spawnSync).mockImplementation(
    (path) => ({ status: path === '/usr/bin/google-chrome' ? 0 : 1 }) as ReturnType<typeof spawnSync>,
  );
  expect(findBrowser()).toBe('/usr/bin/google-chrome');
});
