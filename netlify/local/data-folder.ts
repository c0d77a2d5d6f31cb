import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from './explain.ts';
import type { LocalSettings } from './settings.ts';
import { DatabaseLockedError } from './store/blob-database.ts';
import { StoreServer } from './store/store-server.ts';

/** Another process has the data folder open. */
class FolderTakenError extends StartError {
  constructor(pid: number | undefined) {
    const who = pid === undefined ? '' : ` (process ${pid})`;
    super(`Another server${who} uses this data folder. Stop it, or set LOCAL_DATA_DIR.`);
  }
}

/** What the process that has a data folder open tells others; it means nothing when that process is gone. */
interface Holder {
  pid: number;
  buildContext: string;
}

/** The database of a data folder. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'store.sqlite');
/** Where mails go that no mail server takes. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mails');
const holderFile = (dataDir: string): string => join(dataDir, 'server.json');
const unfinishedSeed = (dataDir: string): string => join(dataDir, 'seed-unfinished');

function readHolder(dataDir: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(holderFile(dataDir), 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/**
 * Opens the store of a data folder, for this process alone; the lock is that of its database. Throws `FolderTakenError`. A
 * store in the form of an earlier version is named and left as it is: a new one begins beside it.
 */
export async function openDataFolder(
  { dataDir, storeLatencyMs: latencyMs }: Pick<LocalSettings, 'dataDir' | 'storeLatencyMs'>,
  log: (message: string) => void,
): Promise<StoreServer> {
  mkdirSync(dataDir, { recursive: true });
  keepFromOthers(dataDir);
  setStrangersAside(dataDir, log);
  const isNew = !existsSync(databaseFile(dataDir));
  if (isNew && existsSync(join(dataDir, 'store')))
    log(
      `${join(dataDir, 'store')} is of an earlier version: it stays as it is, and a new store begins beside it.`,
    );
  try {
    const store = await StoreServer.start(databaseFile(dataDir), { latencyMs, log });
    // An interrupted start left it half seeded, and nobody has written to it yet.
    if (existsSync(unfinishedSeed(dataDir))) store.clear();
    rmSync(unfinishedSeed(dataDir), { force: true });
    const holder: Holder = { pid: process.pid, buildContext: store.context('api') };
    writeFileSync(holderFile(dataDir), JSON.stringify(holder), { mode: 0o600 });
    return store;
  } catch (error) {
    throw error instanceof DatabaseLockedError ? new FolderTakenError(readHolder(dataDir)?.pid) : error;
  }
}

const OTHERS = 0o077;
/** Set where everybody may make files, as in /tmp. */
const SHARED = 0o1000;

/** What visitors wrote is for its owner alone, in a folder that was there before too. */
function keepFromOthers(dataDir: string): void {
  const { mode } = statSync(dataDir);
  if (!(mode & OTHERS) || mode & SHARED) return;
  try {
    chmodSync(dataDir, 0o700);
  } catch {
    // A disk without owners knows no modes, and a folder of somebody else's keeps its own.
  }
}

const FOLDERS = ['builds', 'code', 'mails'];
const FILES = [
  ...['store.sqlite', 'store.sqlite-wal', 'store.sqlite-shm', 'server.json', 'seed-unfinished'],
  ...['published', 'publish-pending', 'admin-password', 'admin-password-hash'],
];

/** Renames a file where a folder of ours is to be, a folder in the place of a file, and a link that leads nowhere. */
function setStrangersAside(dataDir: string, log: (message: string) => void): void {
  for (const name of [...FOLDERS, ...FILES]) {
    const path = join(dataDir, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (!lstatSync(path, { throwIfNoEntry: false }) || found?.isDirectory() === FOLDERS.includes(name))
      continue;
    const aside = `${path}.strange-${Date.now()}`;
    renameSync(path, aside);
    log(`${path} is none of this site's: it is kept as ${aside}.`);
  }
}

/** Opens the store for a build: the data folder's own, or that of the server which has it open. */
export async function openForBuild(
  settings: LocalSettings,
  log: (message: string) => void,
): Promise<{ context: string; close: () => Promise<void> }> {
  try {
    const store = await openDataFolder(settings, log);
    return { context: store.context('api'), close: () => store.stop() };
  } catch (error) {
    const context = readHolder(settings.dataDir)?.buildContext;
    if (!(error instanceof FolderTakenError) || !context) throw error;
    return { context, close: () => Promise.resolve() };
  }
}

/** Puts the sample content into a store that is empty, unless SEED is off. Functions' environment must be set. */
export async function seedStore(
  store: StoreServer,
  { dataDir, seed }: LocalSettings,
  log: (message: string) => void,
): Promise<void> {
  if (!seed || !store.isEmpty) return;
  log('Filling the empty store with sample content…');
  writeFileSync(unfinishedSeed(dataDir), '');
  const sample = await import('#seed/seed.ts');
  await sample.seed();
  rmSync(unfinishedSeed(dataDir));
}
