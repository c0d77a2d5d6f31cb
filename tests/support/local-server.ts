import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { PublishStatus } from '#local/publish/publisher.ts';

/** Pages of test builds name this address as their own, whatever port serves them. */
export const SITE_URL = 'http://localhost:8888';

const checkout = join(import.meta.dirname, '..', '..');

export interface StartOptions {
  dataDir: string;
  /** A free one when not given. */
  port?: number;
  /** Sample content in an empty store; off when not given. */
  seed?: boolean;
  /** A finished build to begin with, so that nothing is built before the first edit. */
  buildFrom?: string;
  /** Further variables of the server's environment. */
  env?: Record<string, string>;
}

export interface Announcement {
  url: string;
  hookUrl: string;
  credentials: { username: string; password: string };
  /** Values of NETLIFY_BLOBS_CONTEXT for this server's store. */
  contexts: { edge: string; api: string };
}

/** A local server in a process of its own, as `npm start` runs it. */
export class RunningServer {
  readonly url: string;
  readonly hookUrl: string;
  readonly credentials: Announcement['credentials'];
  readonly contexts: Announcement['contexts'];
  readonly process: ChildProcess;
  readonly #output: () => string;

  constructor(process: ChildProcess, announcement: Announcement, output: () => string) {
    this.process = process;
    this.url = announcement.url;
    this.hookUrl = announcement.hookUrl;
    this.credentials = announcement.credentials;
    this.contexts = announcement.contexts;
    this.#output = output;
  }

  /** Everything it has written so far. */
  get output(): string {
    return this.#output();
  }

  async publishStatus(): Promise<PublishStatus> {
    return (await (await fetch(`${this.url}/__local/publish`)).json()) as PublishStatus;
  }

  /** Ends the process with a signal; resolves with its exit code, null when the signal itself ended it. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return this.process.exitCode;
    this.process.kill(signal);
    const [code] = (await once(this.process, 'exit')) as [number | null];
    return code;
  }
}

/** The server's environment: of this process only what a program needs to run, none of its settings. */
function environment({ dataDir, port = 0, seed = false, buildFrom, env }: StartOptions): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  return {
    ...{ PATH, HOME, TMPDIR, NODE_COMPILE_CACHE },
    PORT: String(port),
    LOCAL_DATA_DIR: dataDir,
    SEED: seed ? 'on' : 'off',
    ...(buildFrom === undefined ? {} : { LOCAL_BUILD_FROM: buildFrom, LOCAL_SITE_URL: SITE_URL }),
    ...env,
  };
}

/** Starts `netlify/local/start.ts`; resolves when it is ready, rejects with its output when it exits before. */
export function startLocalServer(options: StartOptions): Promise<RunningServer> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(checkout, 'netlify/local/start.ts')],
    {
      cwd: checkout,
      env: environment(options),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let output = '';
  const keep = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`The local server ended with code ${code}:\n${output}`)));
    child.once('message', (message) => {
      resolve(new RunningServer(child, message as Announcement, () => output));
    });
  });
}
