import { execFile, type ExecFileException } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isLocked } from '../store/blob-database.ts';

/** Everything that the pages are made of, apart from the content in the store. */
const SOURCES = [
  '{src,public,netlify/server}/**',
  '{netlify.toml,astro.config.mjs,package.json,package-lock.json,tsconfig.json}',
];
/** What draws the pictures is not what ships: a drawing that is edited changes no page until its picture is made anew. */
const DRAWINGS = ['src/art'];
const LOG_LIMIT = 4_000;
const RETRY_MS = 100;

/** Switches off everything in a build that would ask the network for something. */
export const QUIET_TOOLS = { ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: 'true' };

/** The name of a finished build: milliseconds since 1970, and the fingerprint of its sources. */
const FINISHED = /^(\d{13})-([\da-f]{64})$/;

const describe = (folder: string): { time: number; fingerprint: string } => {
  const [, time = 0, fingerprint = ''] = FINISHED.exec(basename(folder)) ?? [];
  return { time: Number(time), fingerprint };
};

/** When a build was made. */
export const builtAt = (folder: string): string => new Date(describe(folder).time).toISOString();

/**
 * The function for pages on demand of a build. Builds of the same sources share it, whatever content they show, and so the
 * one module of it that Node keeps in memory.
 */
export const codeFolder = (folder: string): string =>
  join(folder, '../../code', describe(folder).fingerprint);

/** Copies a folder. The copy is whole or not there: a reader sees it once it is renamed. */
function copyWhole(from: string, to: string): void {
  cpSync(from, `${to}.new`, { recursive: true, dereference: true });
  renameSync(`${to}.new`, to);
}

/** The builds of one data folder, the newest of which is published, and `code/<fingerprint>` for what they share. */
export class BuildFolders {
  readonly #builds: string;
  readonly #code: string;

  constructor(dataDir: string) {
    this.#builds = join(dataDir, 'builds');
    this.#code = join(dataDir, 'code');
    for (const folder of [this.#builds, this.#code]) mkdirSync(folder, { recursive: true });
  }

  /** The published build, if there is one. */
  get current(): string | undefined {
    const newest = readdirSync(this.#builds)
      .filter((name) => FINISHED.test(name))
      .sort()
      .at(-1);
    return newest && join(this.#builds, newest);
  }

  /** Publishes what a build has written, and the code that the adapter made of these sources. Out: its folder. */
  add(output: string, code: string | undefined, fingerprint: string): string {
    const shared = join(this.#code, fingerprint);
    if (code && existsSync(code) && !existsSync(shared)) copyWhole(code, shared);
    // A clock that was set back makes no build older than the one before.
    const time = Math.max(Date.now(), describe(this.current ?? '').time + 1);
    const folder = join(this.#builds, `${time}-${fingerprint}`);
    copyWhole(output, folder);
    return folder;
  }

  /** Removes all builds but these, and the code that only they had. Folders with names of others stay. */
  tidy(served: readonly string[]): void {
    const remove = (parent: string, ours: RegExp, wanted: readonly string[]) => {
      for (const name of readdirSync(parent).filter((name) => ours.test(name) && !wanted.includes(name)))
        rmSync(join(parent, name), { recursive: true, force: true });
    };
    remove(
      this.#builds,
      /^(?:\d{13}|build)-/,
      served.map((folder) => basename(folder)),
    );
    remove(
      this.#code,
      /^[\da-f]{64}/,
      served.map((folder) => describe(folder).fingerprint),
    );
  }
}

/** One hash over the names and bytes of the sources, the settings that pages tell of and the address that pages are built for. */
function sourceFingerprint({ root, siteUrl }: BuildJob): string {
  const settings = Object.entries(process.env).filter(([name]) => /^(?:PUBLIC|RETENTION)_/.test(name));
  const hash = createHash('sha256').update(JSON.stringify([siteUrl, process.version, settings.sort()]));
  const files = globSync(SOURCES, { cwd: root, exclude: DRAWINGS, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const path of files.sort()) hash.update(`\n${path.slice(root.length)}\n`).update(readFileSync(path));
  return hash.digest('hex');
}

/** Whether a build is of the sources as they are. */
export const isFresh = (folder: string, job: BuildJob): boolean =>
  describe(folder).fingerprint === sourceFingerprint(job);

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
      if (!isLocked(error)) throw error;
      await delay(RETRY_MS, undefined, { signal });
    }
  }
}

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

/**
 * Builds the whole site from the store's content and publishes it. Out: its folder. Rejects with the end of the log when the
 * build fails; what is published stays.
 */
export async function buildSite(job: BuildJob, folders: BuildFolders, signal: AbortSignal): Promise<string> {
  const { root } = job;
  // Astro renames files between its working folder in the checkout and its output: both must lie on one disk. The data
  // folder may be on another one.
  const output = join(root, '.netlify', 'output');
  const endTurn = await takeBuildTurn(root, signal);
  try {
    const fingerprint = sourceFingerprint(job);
    rmSync(output, { recursive: true, force: true });
    await run(job, output, signal);
    if (!existsSync(output)) throw new Error('The build made no pages.');
    const code = job.command ? undefined : join(root, '.netlify/v1/functions/ssr');
    return folders.add(output, code, fingerprint);
  } finally {
    endTurn();
  }
}
