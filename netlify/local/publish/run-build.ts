import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { takeBuildTurn } from './build-turn.ts';

export interface BuildJob {
  /** The checkout to build. */
  root: string;
  /** A new folder; the pages go to `site` and the adapter's function to `functions/ssr` in it. */
  folder: string;
  env: Record<string, string>;
  /** What runs instead of `astro build`; it writes to ASTRO_OUT_DIR all the same. */
  command?: readonly string[] | undefined;
  signal: AbortSignal;
}

export const siteFolder = (folder: string): string => join(folder, 'site');
export const ssrFolder = (folder: string): string => join(folder, 'functions', 'ssr');
export const buildConfigFile = (folder: string): string => join(folder, 'config.json');

const LOG_LIMIT = 4_000;

/** Switches off everything in a build that would ask the network for something. */
export const QUIET_TOOLS = { ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: 'true' };

/** The command of `astro build` with this checkout's packages and the Node that runs now. */
export function astroBuild(root: string): readonly string[] {
  return [process.execPath, join(root, 'node_modules/astro/bin/astro.mjs'), 'build'];
}

function run({ root, folder, env, command = astroBuild(root), signal }: BuildJob): Promise<void> {
  const [program = process.execPath, ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...QUIET_TOOLS, ...env, ASTRO_OUT_DIR: siteFolder(folder) },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let log = '';
  const keep = (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-LOG_LIMIT);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The build failed (exit code ${code}).\n${log.trim()}`));
    });
  });
}

/** The adapter writes into the checkout, whatever the output folder: the copy belongs to this build for ever. */
function keepAdapterOutput(root: string, folder: string): void {
  const output = join(root, '.netlify', 'v1');
  const ssr = join(output, 'functions', 'ssr');
  if (existsSync(join(ssr, 'ssr.mjs')))
    cpSync(ssr, ssrFolder(folder), { recursive: true, dereference: true });
  if (existsSync(join(output, 'config.json'))) cpSync(join(output, 'config.json'), buildConfigFile(folder));
}

/** Runs one build from start to finish; rejects with the end of its output when it fails. */
export async function runBuild(job: BuildJob): Promise<void> {
  mkdirSync(job.folder, { recursive: true });
  const giveBack = await takeBuildTurn(job.root, job.signal);
  try {
    await run(job);
    if (!existsSync(siteFolder(job.folder))) throw new Error('The build made no pages.');
    if (!job.command) keepAdapterOutput(job.root, job.folder);
  } finally {
    giveBack();
  }
}
