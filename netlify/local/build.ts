import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { checkEnvironment } from './check-environment.ts';
import { openDataFolder, runningBuildContext } from './data-folder.ts';
import { explain } from './explain.ts';
import { takeBuildTurn } from './publish/build-turn.ts';
import { astroBuild, QUIET_TOOLS } from './publish/run-build.ts';
import { readSettings } from './settings.ts';

/**
 * `npm run build`: `astro build` with a store to read. On the platform that is the store whose context the build plugin
 * handed on; here it is the running local server's, or the data folder's when no server runs.
 */

const checkout = join(import.meta.dirname, '..', '..');
const log = (message: string): void => void process.stderr.write(`${message}\n`);

interface BuildStore {
  context: string;
  close: () => Promise<void>;
}

async function buildStore(): Promise<BuildStore> {
  const { dataDir } = readSettings(process.env, checkout);
  const given = process.env['BUILD_BLOBS_CONTEXT'] ?? process.env['NETLIFY_BLOBS_CONTEXT'];
  const context = given ?? runningBuildContext(dataDir);
  if (context) return { context, close: () => Promise.resolve() };
  const { store, close } = await openDataFolder(dataDir, log);
  return { context: store.context('api'), close };
}

async function build(): Promise<number> {
  checkEnvironment(process.env);
  const { context, close } = await buildStore();
  const giveBack = await takeBuildTurn(checkout);
  try {
    const [program = process.execPath, ...args] = astroBuild(checkout);
    const env = { ...process.env, ...QUIET_TOOLS, NETLIFY_BLOBS_CONTEXT: context };
    const astro = spawn(program, args, { cwd: checkout, env, stdio: 'inherit' });
    const [code] = (await once(astro, 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    giveBack();
    await close();
  }
}

try {
  process.exitCode = await build();
} catch (error) {
  log(explain(error));
  process.exitCode = 1;
}
