import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from './explain.ts';
import type { LocalSettings } from './settings.ts';
import { isLocked } from './store/blob-database.ts';
import { StoreServer } from './store/store-server.ts';

/** What the process that has a data folder open tells others; it means nothing when that process is gone. */
interface Holder {
  pid: number;
  buildContext: string;
}

/** The database of a data folder. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'store.sqlite');
/** Where mails go that no mail server takes. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mails');
/** A file that exists while an edit is not yet published. */
export const pendingFile = (dataDir: string): string => join(dataDir, 'publish-pending');
const holderFile = (dataDir: string): string => join(dataDir, 'server.json');

function readHolder(dataDir: string): Partial<Holder> {
  try {
    return JSON.parse(readFileSync(holderFile(dataDir), 'utf8')) as Holder;
  } catch {
    return {};
  }
}

/**
 * Opens the store of a data folder, for this process alone; the lock is that of its database. Throws `StartError` when another has it. A
 * store in the form of an earlier version is named and left as it is: a new one begins beside it.
 */
export async function openDataFolder({ dataDir, storeLatencyMs }: LocalSettings): Promise<StoreServer> {
  mkdirSync(dataDir, { recursive: true });
  keepFromOthers(dataDir);
  setStrangersAside(dataDir);
  const earlier = join(dataDir, 'store');
  if (existsSync(earlier) && !existsSync(databaseFile(dataDir)))
    console.error(
      `${earlier} is of an earlier version: it stays as it is, and a new store begins beside it.`,
    );
  try {
    const store = await StoreServer.start(databaseFile(dataDir), storeLatencyMs);
    const holder: Holder = { pid: process.pid, buildContext: store.context('api') };
    writeFileSync(holderFile(dataDir), JSON.stringify(holder), { mode: 0o600 });
    return store;
  } catch (error) {
    if (!isLocked(error)) throw error;
    const { pid } = readHolder(dataDir);
    const who = pid === undefined ? '' : ` (process ${pid})`;
    throw new StartError(`Another server${who} uses this data folder. Stop it, or set LOCAL_DATA_DIR.`);
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
  ...['store.sqlite', 'store.sqlite-wal', 'store.sqlite-shm', 'server.json'],
  ...['publish-pending', 'admin-password', 'admin-password-hash'],
];

/** Renames a file where a folder of ours is to be, a folder in the place of a file, and a link that leads nowhere. */
function setStrangersAside(dataDir: string): void {
  for (const name of [...FOLDERS, ...FILES]) {
    const path = join(dataDir, name);
    const found = statSync(path, { throwIfNoEntry: false });
    const isThere = lstatSync(path, { throwIfNoEntry: false }) !== undefined;
    if (!isThere || found?.isDirectory() === FOLDERS.includes(name)) continue;
    const aside = `${path}.strange-${Date.now()}`;
    renameSync(path, aside);
    console.error(`${path} is none of this site's: it is kept as ${aside}.`);
  }
}

/** Opens the store for a build: the data folder's own, or that of the server which has it open. */
export async function openForBuild(
  settings: LocalSettings,
): Promise<{ context: string; close: () => Promise<void> }> {
  try {
    const store = await openDataFolder(settings);
    return { context: store.context('api'), close: () => store.stop() };
  } catch (error) {
    const { buildContext: context } = readHolder(settings.dataDir);
    if (!(error instanceof StartError) || !context) throw error;
    return { context, close: () => Promise.resolve() };
  }
}
