import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openForBuild } from '#local/data-folder.ts';
import { explain } from '#local/explain.ts';
import { astroBuild, QUIET_TOOLS, takeBuildTurn } from '#local/publish/builds.ts';
import { readSettings } from '#local/settings.ts';

/**
 * `npm run build`: `astro build` with a store to read. On the platform that is the store whose context the build plugin
 * handed on; here it is the running local server's, or the data folder's when no server runs.
 */

const checkout = join(import.meta.dirname, '..', '..');

async function build(): Promise<number> {
  const settings = readSettings(process.env, checkout);
  const given = process.env['BUILD_BLOBS_CONTEXT'] ?? process.env['NETLIFY_BLOBS_CONTEXT'];
  const store = given ? undefined : await openForBuild(settings);
  const endTurn = await takeBuildTurn(checkout);
  try {
    const [program = process.execPath, ...args] = astroBuild(checkout);
    const local = store && { CONTEXT: 'production', NETLIFY_BLOBS_CONTEXT: store.context };
    const env = { ...process.env, NETLIFY_BLOBS_CONTEXT: given, ...QUIET_TOOLS, ...local };
    const astro = spawn(program, args, { cwd: checkout, env, stdio: 'inherit' });
    const [code] = (await once(astro, 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    endTurn();
    await store?.close();
  }
}

try {
  process.exitCode = await build();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
