import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { noteDone } from '#server/audit/store/trail.ts';
import { countOf, eraseHeld, findHeld, toldOf } from '#server/privacy/personal-data.ts';
import { exportData, importData, patiently, type Carried } from './carry.ts';
import { mailFolder, openForBuild } from '#local/data-folder.ts';
import { explain } from '#local/explain.ts';
import { readSettings } from '#local/settings.ts';
import { endpoints } from '#shared/endpoints/all.ts';

/**
 * `npm run data -- export FOLDER`, `import FOLDER` or `seed`: carries what is stored out of a store and into one, or puts the
 * sample content into an empty one. `show EMAIL` and `erase EMAIL`: everything about one address. The store is that of the data folder, whether a server runs or not; with `DATA_SITE_ID` and
 * `NETLIFY_AUTH_TOKEN` in the environment it is that of a live site.
 */

const USAGE =
  'Usage: npm run data -- export FOLDER | import FOLDER | seed | show EMAIL | erase EMAIL [--yes]';
/** As the audit names whoever runs this. */
const WHO = { who: 'npm run data' };
const checkout = join(import.meta.dirname, '..', '..');
const say = (message: string): void => void process.stdout.write(`${message}\n`);
const complain = (message: string): void => void process.stderr.write(`${message}\n`);

/** Each command; out: false if something had to be left out. */
const COMMANDS: Readonly<Record<string, (what: string, isSure: boolean) => Promise<boolean>>> = {
  export: async (folder) => {
    const carried = await exportData(folder);
    await noteDone(endpoints.auditExport, { ...WHO, on: 'everything' });
    return told('exported', carried);
  },
  import: async (folder) => told('imported', await importData(folder)),
  seed: async () => {
    const { seed } = await import('#seed/seed.ts');
    await seed();
    return true;
  },
  show: async (email) => {
    say(JSON.stringify(toldOf(await patiently(() => findHeld(email))), null, 2));
    return true;
  },
  erase: eraseAddress,
};

async function eraseAddress(email: string, isSure: boolean): Promise<boolean> {
  const count = countOf(await patiently(() => findHeld(email)));
  if (count > 0 && !isSure && !(await isSaidAgain(email, count))) return false;
  let gone = 0;
  let fault = 'internal';
  try {
    await patiently(async () => {
      const { erased, left } = await eraseHeld(email);
      gone += erased;
      if (left > 0) throw new Error(`Erased ${gone}; ${left} could not be. Erase again.`);
    });
    fault = '';
  } finally {
    await noteDone(endpoints.personalDataErase, { ...WHO, on: `records: ${gone}`, fault });
  }
  say(`Erased ${gone}.`);
  return true;
}

/** There is no way back: somebody at a terminal types the address once more; elsewhere `--yes` says so. */
async function isSaidAgain(email: string, count: number): Promise<boolean> {
  if (!process.stdin.isTTY) {
    complain(`Nothing is erased: ${count} would be. Add --yes.`);
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await terminal.question(`${count} will be erased for good. Type the address again: `);
  terminal.close();
  if (typed.trim() !== email) complain('Nothing is erased: that is another address.');
  return typed.trim() === email;
}

function told(what: string, { documents, pictures, known, complaints }: Carried): boolean {
  for (const complaint of complaints) complain(complaint);
  const rest = known > 0 ? `; ${known} were there already` : '';
  say(`${documents} documents and ${pictures} picture files ${what}${rest}.`);
  return complaints.length === 0;
}

/** Where functions find the store: a live site's, or the data folder's. */
async function openStore(): Promise<{ context: string; close: () => Promise<void> }> {
  const { DATA_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = process.env;
  if (!siteID) {
    const settings = readSettings(process.env, checkout);
    process.env['MAIL_DIR'] ??= mailFolder(settings.dataDir);
    return openForBuild(settings);
  }
  if (!token) throw new Error('DATA_SITE_ID needs NETLIFY_AUTH_TOKEN, a personal access token of Netlify.');
  const context = Buffer.from(JSON.stringify({ siteID, token })).toString('base64');
  return { context, close: () => Promise.resolve() };
}

async function run([name = '', what = '', ...flags]: readonly string[]): Promise<boolean> {
  const command = COMMANDS[name];
  if (!command || (name !== 'seed' && what === '')) {
    complain(USAGE);
    return false;
  }
  const store = await openStore();
  process.env['CONTEXT'] ??= 'production';
  process.env['NETLIFY_BLOBS_CONTEXT'] = store.context;
  try {
    return await command(what, flags.includes('--yes'));
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
