// Runs a TypeScript entry point with the project's own Node, on a machine that has nothing but Node 20 and npm:
//   node netlify/local/bootstrap.mjs [options of Node] netlify/local/start.ts [arguments]
// Installs the locked packages first if need be. No dependencies, no syntax newer than Node 20.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { installPackages, projectNode } from './install-packages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

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

const given = process.argv.slice(2);
const first = given.findIndex((argument) => !argument.startsWith('-'));
if (first < 0) {
  process.stderr.write('usage: node netlify/local/bootstrap.mjs [options of Node] <entry.ts> [arguments]\n');
  process.exit(2);
}
const fault = await installPackages(root);
if (fault) process.exit(fault);
const [entry, ...args] = given.slice(first);
run(projectNode(root), [...given.slice(0, first), join(root, entry), ...args]);
