import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { until } from './support/fixture-site.ts';

/** A clone with nothing installed, and an `npm` that does what the real one does here, without a network. */
const NPM = `#!/bin/sh
echo $$ > npm.pid
echo "$*" >> npm.log
rm -rf node_modules
while [ -e npm-waits ]; do sleep 0.1; done
[ ! -e npm-fails ] || exit 7
mkdir -p node_modules/.bin
ln -s "${process.execPath}" node_modules/.bin/node
cp package-lock.json node_modules/.package-lock.json
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fixture clone-'));
  const bootstrap = 'netlify/commands/bootstrap.mjs';
  mkdirSync(join(root, dirname(bootstrap)), { recursive: true });
  copyFileSync(join(process.cwd(), bootstrap), join(root, bootstrap));
  write('entry.mjs', 'console.log("ran", ...process.argv.slice(2)); process.exitCode = 3;');
  write('package-lock.json', '{"lockfileVersion":3}');
  write('bin/npm', NPM);
  chmodSync(join(root, 'bin/npm'), 0o755);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function touch(path: string, secondsFromNow: number): void {
  const time = new Date(Date.now() + secondsFromNow * 1_000);
  utimesSync(join(root, path), time, time);
}

function launch(...options: string[]) {
  const args = ['netlify/commands/bootstrap.mjs', ...options, 'entry.mjs', 'an argument'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: [join(root, 'bin'), process.env.PATH].join(delimiter) },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  return { child, ended, output: () => output };
}

const start = () => launch().ended;
const installs = () =>
  existsSync(join(root, 'npm.log'))
    ? readFileSync(join(root, 'npm.log'), 'utf8').trim().split('\n').length
    : 0;

describe('a start', () => {
  test('installs the locked packages once, then runs the entry and ends as it does', async () => {
    const first = await start();
    expect(first).toEqual({
      code: 3,
      output: 'Installing the locked packages (once)…\nran an argument\n',
    });
    expect(await start()).toEqual({ code: 3, output: 'ran an argument\n' });
    expect(installs()).toBe(1);
  });

  test('installs nothing when only the time of the lock file changed', async () => {
    await start();
    touch('package-lock.json', 3_600);
    await start();
    expect(installs()).toBe(1);
  });

  test('installs again when the lock file says something else, however old it looks', async () => {
    await start();
    write('package-lock.json', '{"lockfileVersion":3,"packages":{}}');
    touch('package-lock.json', -3_600);
    await start();
    expect(installs()).toBe(2);
  });

  test('takes what somebody installed by hand, also after a change of the lock file', async () => {
    const byHand = async () => once(spawn(join(root, 'bin/npm'), ['install'], { cwd: root }), 'close');
    await byHand();
    await start();
    write('package-lock.json', '{"lockfileVersion":3,"packages":{}}');
    await byHand();
    await start();
    expect(installs()).toBe(2);
  });

  test('installs again when an install broke off', async () => {
    await start();
    rmSync(join(root, 'node_modules/.package-lock.json'));
    await start();
    expect(installs()).toBe(2);
  });

  test('hands options on to Node: the variables of a file are there, those of the caller go first', async () => {
    write('entry.mjs', 'console.log(process.env.GREETING, process.env.PATH !== "x");');
    const withFile = () => launch('--env-file-if-exists=.env').ended;
    expect((await withFile()).output).toContain('undefined true');
    write('.env', 'GREETING=namaste\nPATH=x\n');
    expect((await withFile()).output).toContain('namaste true');
  });

  test('ends with the code of an install that failed, and leaves no lock', async () => {
    write('npm-fails');
    const { code, output } = await start();
    expect(code).toBe(7);
    expect(output).toContain('The packages could not be installed');
    rmSync(join(root, 'npm-fails'));
    expect((await start()).code).toBe(3);
  });
});

describe('two first starts at once', () => {
  test('install once: the second waits, says so and goes on', async () => {
    write('npm-waits');
    const starts = [launch(), launch(), launch()];
    const isWaiting = ({ output }: { output: () => string }) =>
      output().includes('Another start is installing');
    await until(() => starts.filter(isWaiting).length === 2 && installs() === 1);
    rmSync(join(root, 'npm-waits'));
    const answers = await Promise.all(starts.map(({ ended }) => ended));
    expect(answers.map(({ code }) => code)).toEqual([3, 3, 3]);
    expect(installs()).toBe(1);
  });

  test('do not wait for ever for one that was killed in the middle', async () => {
    write('npm-waits');
    const first = launch();
    await until(() => installs() === 1);
    first.child.kill('SIGKILL');
    process.kill(Number(readFileSync(join(root, 'npm.pid'), 'utf8')), 'SIGKILL');
    rmSync(join(root, 'npm-waits'));
    await first.ended;
    const answers = await Promise.all([start(), start()]);
    expect(answers.map(({ code }) => code)).toEqual([3, 3]);
    expect(installs()).toBe(2);
  });

  test('a start that is stopped gives its lock back', async () => {
    write('npm-waits');
    const first = launch();
    await until(() => installs() === 1);
    first.child.kill('SIGTERM');
    expect((await first.ended).code).not.toBe(0);
    rmSync(join(root, 'npm-waits'));
    expect((await start()).output).not.toContain('Another start');
  });
});
