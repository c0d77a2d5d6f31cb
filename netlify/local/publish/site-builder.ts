import { execFile, type ExecFileException } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isLocked } from '../store/blob-database.ts';
import { siteFolder, type BuildFolders } from './build-folder.ts';
import { sourceFingerprint } from './source-fingerprint.ts';

export interface BuildJob {
  /** The checkout to build. */
  root: string;
  /** The address that pages name as their own. */
  siteUrl: string;
  /** How the build reads the store: NETLIFY_BLOBS_CONTEXT. */
  context: string;
  /** What runs instead of `astro build`; it writes to ASTRO_OUT_DIR all the same. */
  command?: readonly string[] | undefined;
}

const LOG_LIMIT = 4_000;
const RETRY_MS = 100;

/** Switches off everything in a build that would ask the network for something. */
export const QUIET_TOOLS = { ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: 'true' };

/** The command of `astro build` with this checkout's packages and the Node that runs now. */
export function astroBuild(root: string): readonly string[] {
  return [process.execPath, join(root, 'node_modules/astro/bin/astro.mjs'), 'build'];
}

/**
 * Builds in one checkout share caches and the adapter's output folder, so they take turns. Out: what ends this turn. The
 * lock is the database's own, which the operating system gives back however a process ends.
 */
export async function takeBuildTurn(root: string, signal?: AbortSignal): Promise<() => void> {
  mkdirSync(join(root, '.netlify'), { recursive: true });
  const database = new DatabaseSync(join(root, '.netlify', 'build-turn.sqlite'));
  for (;;) {
    try {
      database.exec('BEGIN EXCLUSIVE');
      return () => database.close();
    } catch (error) {
      if (isLocked(error) && !signal?.aborted) await delay(RETRY_MS);
      else {
        database.close();
        throw error;
      }
    }
  }
}

/** Runs a command that writes to the folder `output`; rejects with the end of what it said when it fails. */
async function run(job: BuildJob, output: string, signal: AbortSignal): Promise<void> {
  const [program = '', ...args] = job.command ?? astroBuild(job.root);
  const own = { NETLIFY_BLOBS_CONTEXT: job.context, URL: job.siteUrl, ASTRO_OUT_DIR: output };
  const env = { ...process.env, ...QUIET_TOOLS, NODE_ENV: 'production', ...own };
  const options = { cwd: job.root, env, signal, maxBuffer: Infinity };
  await promisify(execFile)(program, args, options).catch(({ code, stdout, stderr }: ExecFileException) => {
    const said = `${stdout}${stderr}`.slice(-LOG_LIMIT).trim();
    throw new Error(`The build failed (exit code ${code}).\n${said}`);
  });
}

/** Builds the whole site from the store's content and publishes it; rejects with the end of the log when that fails. */
export async function buildSite(
  job: BuildJob,
  folders: BuildFolders,
  signal: AbortSignal,
): Promise<{ folder: string; builtAt: string }> {
  const { root } = job;
  const folder = folders.newFolder();
  // Astro renames files between its working folder in the checkout and its output: both must lie on one disk. The data
  // folder may be on another one.
  const output = join(root, '.netlify', 'output');
  const endTurn = await takeBuildTurn(root, signal);
  try {
    const fingerprint = sourceFingerprint(root, job.siteUrl);
    rmSync(output, { recursive: true, force: true });
    await run(job, output, signal);
    if (!existsSync(output)) throw new Error('The build made no pages.');
    cpSync(output, siteFolder(folder), { recursive: true });
    if (!job.command) folders.addCode(join(root, '.netlify/v1/functions/ssr'), fingerprint);
    const builtAt = new Date().toISOString();
    folders.publish(folder, { fingerprint, builtAt });
    return { folder, builtAt };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  } finally {
    endTurn();
  }
}
