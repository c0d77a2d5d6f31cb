// Runs a TypeScript entry point with the project's own Node, on a machine that has nothing but Node 20 and npm:
//   node netlify/local/bootstrap.mjs netlify/local/start.ts [arguments]
// Installs the locked packages when they are missing or older than the lock. No dependencies, no syntax newer than Node 20.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const windows = process.platform === 'win32';
const nodeCandidates = windows
  ? ['node_modules/node/bin/node.exe']
  : ['node_modules/node/bin/node', 'node_modules/.bin/node'];

const modifiedAt = (path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
const projectNode = () => nodeCandidates.map((path) => join(root, path)).find((path) => existsSync(path));

/** npm writes node_modules/.package-lock.json last: older than the lock means an unfinished or outdated install. */
function isInstalled() {
  const installed = modifiedAt('node_modules/.package-lock.json');
  return installed > 0 && installed >= modifiedAt('package-lock.json') && projectNode() !== undefined;
}

function install() {
  process.stderr.write('Installing the locked packages (once)…\n');
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: windows,
  });
  if (result.status !== 0 || !projectNode()) {
    process.stderr.write('The packages could not be installed: see the messages of npm above.\n');
    process.exit(result.status || 1);
  }
}

function run(node, args) {
  const path = [join(root, 'node_modules', '.bin'), dirname(node), process.env.PATH].join(delimiter);
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path } });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`The project's Node could not be started: ${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

const [entry, ...args] = process.argv.slice(2);
if (!entry) {
  process.stderr.write('usage: node netlify/local/bootstrap.mjs <entry.ts> [arguments]\n');
  process.exit(2);
}
if (!isInstalled()) install();
run(projectNode(), [join(root, entry), ...args]);
