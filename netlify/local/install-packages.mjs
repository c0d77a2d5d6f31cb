// Installs the locked packages when those of another lock, or none, are there. No dependencies, nothing newer than Node 20.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { takeInstallLock } from './install-lock.mjs';

const LOCKED = 'package-lock.json';
/** npm writes this last: without it an install is unfinished. */
const INSTALLED = 'node_modules/.package-lock.json';
/** Hash of the lock file whose packages are installed. */
const MARK = 'node_modules/.installed-lock-hash';

const windows = process.platform === 'win32';
const NODES = windows
  ? ['node_modules/node/bin/node.exe']
  : ['node_modules/node/bin/node', 'node_modules/.bin/node'];

const say = (message) => process.stderr.write(`${message}\n`);

/** Path of the Node among the project's packages; undefined before they are installed. */
export function projectNode(root) {
  return NODES.map((path) => join(root, path)).find((path) => existsSync(path));
}

/** Sees to it that the locked packages are there. Out: 0, or the exit code of an install that failed. */
export async function installPackages(root) {
  if (isInstalled(root)) return 0;
  const giveBack = await takeInstallLock(join(root, '.netlify', 'install.lock'), () =>
    say('Another start is installing the packages; waiting for it…'),
  );
  try {
    return isInstalled(root) ? 0 : await runNpm(root);
  } finally {
    giveBack();
  }
}

function isInstalled(root) {
  const modifiedAt = (path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (modifiedAt(INSTALLED) === 0 || !projectNode(root)) return false;
  if (existsSync(join(root, MARK)) && readFileSync(join(root, MARK), 'utf8') === lockHash(root)) return true;
  // Somebody ran npm by hand since: what it leaves behind is as new as the lock.
  const byHand = modifiedAt(INSTALLED) > modifiedAt(MARK) && modifiedAt(INSTALLED) >= modifiedAt(LOCKED);
  if (byHand) writeFileSync(join(root, MARK), lockHash(root));
  return byHand;
}

function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, LOCKED)))
    .digest('hex');
}

async function runNpm(root) {
  say('Installing the locked packages (once)…');
  const wanted = lockHash(root);
  const code = await npmCi(root);
  if (code !== 0 || !projectNode(root)) {
    say('The packages could not be installed: see the messages of npm above.');
    return code || 1;
  }
  writeFileSync(join(root, MARK), wanted);
  return 0;
}

/** Runs `npm ci`; a signal to this process ends it too. Out: its exit code. */
function npmCi(root) {
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: windows,
  });
  const end = (signal) => npm.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);
  return new Promise((resolve) => {
    npm.once('error', (error) => {
      say(`npm could not be started: ${error.message}`);
      resolve(1);
    });
    npm.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}
