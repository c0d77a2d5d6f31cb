// Runs a TypeScript entry point with the project's own Node, on a machine that has nothing but Node 20 and npm:
//   node netlify/commands/bootstrap.mjs [options of Node] netlify/local/start.ts [arguments]
// Installs the locked packages first if need be. No dependencies, no syntax newer than Node 20.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const windows = process.platform === 'win32';
const inRoot = (path) => join(root, path);
const say = (message) => process.stderr.write(`${message}\n`);
const hashOf = (bytes) => createHash('sha256').update(bytes).digest();

const LOCKED = inRoot('package-lock.json');
/** npm writes this last: without it an install is unfinished. */
const INSTALLED = inRoot('node_modules/.package-lock.json');
/** Hash of the lock file whose packages are installed. */
const MARK = inRoot('node_modules/.installed-lock-hash');
const NODE_MAJOR = 24;

const lockHash = () => hashOf(readFileSync(LOCKED)).toString('hex');

/** The Node among the project's packages; where there is none for this machine, the one that runs now. */
function projectNode() {
  const own = inRoot(`node_modules/.bin/node${windows ? '.cmd' : ''}`);
  return existsSync(own) ? own : process.execPath;
}

function isInstalled() {
  const modifiedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (modifiedAt(INSTALLED) === 0) return false;
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === lockHash()) return true;
  // Somebody ran npm by hand since: what it leaves behind is as new as the lock.
  const byHand = modifiedAt(INSTALLED) > modifiedAt(MARK) && modifiedAt(INSTALLED) >= modifiedAt(LOCKED);
  if (byHand) writeFileSync(MARK, lockHash());
  return byHand;
}

/** Runs a program until it ends; signals to this process go to it. Out: its exit code. */
function run(program, args, options) {
  const child = spawn(program, args, { cwd: root, ...options });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      say(`${program} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

/**
 * One install at a time in a checkout: two first starts side by side must not both empty node_modules. Whoever listens on
 * the checkout's own port has the lock; the system gives it back however a process ends, and those who wait hear of it.
 */
async function installAlone() {
  const id = hashOf(realpathSync(root));
  const port = 20_000 + (id.readUInt16BE() % 10_000);
  for (let isWaiting = false; ; isWaiting = true) {
    const lock = createServer();
    const taken = await new Promise((resolve) => {
      lock.once('error', () => resolve(false)).listen({ port, host: '127.0.0.1' }, () => resolve(true));
    });
    if (!taken) {
      if (!isWaiting) say('Another start is installing the packages; waiting for it…');
      await new Promise((resolve) =>
        connect(port, '127.0.0.1').resume().on('error', resolve).on('close', resolve),
      );
      continue;
    }
    const waiting = new Set();
    lock.on('connection', (socket) => waiting.add(socket.on('error', () => undefined)));
    try {
      return isInstalled() ? 0 : await install();
    } finally {
      lock.close();
      for (const socket of waiting) socket.destroy();
    }
  }
}

async function install() {
  say('Installing the locked packages (once)…');
  const wanted = lockHash();
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run('npm', args, { stdio: ['ignore', 2, 2], shell: windows });
  if (code !== 0) say('The packages could not be installed: see the messages of npm above.');
  else writeFileSync(MARK, wanted);
  return code;
}

const given = process.argv.slice(2);
const first = given.findIndex((argument) => !argument.startsWith('-'));
if (first < 0) {
  say('usage: node netlify/commands/bootstrap.mjs [options of Node] <entry.ts> [arguments]');
  process.exit(2);
}
const fault = isInstalled() ? 0 : await installAlone();
if (fault) process.exit(fault);
const node = projectNode();
if (node === process.execPath && Number(process.versions.node.split('.')[0]) < NODE_MAJOR) {
  say(`There is no Node package for this machine: install Node ${NODE_MAJOR} or newer.`);
  process.exit(1);
}
const [entry, ...args] = given.slice(first);
// The store is SQLite, which Node's own module still calls experimental at each start.
const options = ['--disable-warning=ExperimentalWarning', ...given.slice(0, first)];
const path = [inRoot('node_modules/.bin'), dirname(node), process.env.PATH].join(delimiter);
const env = { ...process.env, PATH: path };
process.exitCode = await run(node, [...options, inRoot(entry), ...args], { stdio: 'inherit', env });
