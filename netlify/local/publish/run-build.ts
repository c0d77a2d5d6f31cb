import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rendererFolder, siteFolder, buildConfigFile, ssrFolder } from './build-folder.ts';
import { takeBuildTurn } from './build-turn.ts';
import { linkUnrendered } from './link-unrendered.ts';

export interface BuildJob {
  /** The checkout to build. */
  root: string;
  /** A new folder; the pages go to `site` and the adapter's function to `functions/ssr` in it (`build-folder.ts`). */
  folder: string;
  env: Record<string, string>;
  /** What runs instead of `astro build`; it writes to ASTRO_OUT_DIR all the same. */
  command?: readonly string[] | undefined;
  signal: AbortSignal;
}

const LOG_LIMIT = 4_000;
const RENDER_PAGES = join(import.meta.dirname, 'render-pages.ts');

/** Switches off everything in a build that would ask the network for something. */
export const QUIET_TOOLS = { ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: 'true' };

/** The command of `astro build` with this checkout's packages and the Node that runs now. */
export function astroBuild(root: string): readonly string[] {
  return [process.execPath, join(root, 'node_modules/astro/bin/astro.mjs'), 'build'];
}

/** Runs a command that writes to ASTRO_OUT_DIR, the folder `output`; rejects with the end of its output when it fails. */
function run({ root, env, signal }: BuildJob, output: string, command: readonly string[]): Promise<void> {
  const [program = process.execPath, ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...process.env,
      ...QUIET_TOOLS,
      NODE_ENV: 'production',
      ...env,
      ASTRO_OUT_DIR: output,
    },
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
  const { root, folder, command, signal } = job;
  mkdirSync(folder, { recursive: true });
  const giveBack = await takeBuildTurn(root, signal);
  try {
    const env = { ...job.env, ASTRO_KEEP_RENDERER: rendererFolder(folder) };
    // Astro renames files between its working folder in the checkout and its output: both must lie on one disk. The data
    // folder may be on another one.
    const output = join(root, '.netlify', 'output');
    rmSync(output, { recursive: true, force: true });
    await run({ ...job, env }, output, command ?? astroBuild(root));
    if (!existsSync(output)) throw new Error('The build made no pages.');
    cpSync(output, siteFolder(folder), { recursive: true });
    if (!command) keepAdapterOutput(root, folder);
  } finally {
    giveBack();
  }
}

/**
 * Makes a build of the same code from other content: the pages are rendered anew, everything else is that of `code`, a
 * build from start to finish. Its pages are those that `runBuild` would make now.
 */
export async function renderAnew(job: BuildJob, code: string): Promise<void> {
  linkUnrendered(code, job.folder);
  await run(job, siteFolder(job.folder), [process.execPath, RENDER_PAGES, rendererFolder(code)]);
}
