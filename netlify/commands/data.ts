import { join } from 'node:path';
import { exportData, importData, type Carried } from './carry.ts';
import { openForBuild } from '#local/data-folder.ts';
import { explain } from '#local/explain.ts';
import { readSettings } from '#local/settings.ts';

/**
 * `npm run data -- export FOLDER`, `import FOLDER` or `seed`: carries what is stored out of a store and into one, or puts the
 * sample content into an empty one. The store is that of the data folder, whether a server runs or not; with `DATA_SITE_ID` and
 * `NETLIFY_AUTH_TOKEN` in the environment it is that of a live site.
 */

const USAGE = 'Usage: npm run data -- export FOLDER | import FOLDER | seed';
const checkout = join(import.meta.dirname, '..', '..');
const say = (message: string): void => void process.stdout.write(`${message}\n`);
const complain = (message: string): void => void process.stderr.write(`${message}\n`);

/** Each command; out: false if something had to be left out. */
const COMMANDS: Readonly<Record<string, (folder: string) => Promise<boolean>>> = {
  export: async (folder) => told('exported', await exportData(folder)),
  import: async (folder) => told('imported', await importData(folder)),
  seed: async () => {
    const { seed } = await import('#seed/seed.ts');
    await seed();
    return true;
  },
};

function told(what: string, { documents, pictures, known, complaints }: Carried): boolean {
  for (const complaint of complaints) complain(complaint);
  const rest = known > 0 ? `; ${known} were there already` : '';
  say(`${documents} documents and ${pictures} picture files ${what}${rest}.`);
  return complaints.length === 0;
}

/** Where functions find the store: a live site's, or the data folder's. */
async function openStore(): Promise<{ context: string; close: () => Promise<void> }> {
  const { DATA_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = process.env;
  if (!siteID) return openForBuild(readSettings(process.env, checkout), complain);
  if (!token) throw new Error('DATA_SITE_ID needs NETLIFY_AUTH_TOKEN, a personal access token of Netlify.');
  const context = Buffer.from(JSON.stringify({ siteID, token })).toString('base64');
  return { context, close: () => Promise.resolve() };
}

async function run([name = '', folder = '']: readonly string[]): Promise<boolean> {
  const command = COMMANDS[name];
  if (!command || (name !== 'seed' && folder === '')) {
    complain(USAGE);
    return false;
  }
  const store = await openStore();
  process.env['CONTEXT'] ??= 'production';
  process.env['NETLIFY_BLOBS_CONTEXT'] = store.context;
  try {
    return await command(folder);
  } finally {
    await store.close();
  }
}

try {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  complain(explain(error));
  process.exitCode = 1;
}
