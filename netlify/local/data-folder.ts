import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockHolder, takeLock } from './process-lock.ts';
import { dropUnfinishedSeed } from './seed-store.ts';
import { StoreServer } from './store/store-server.ts';

export interface DataFolder {
  store: StoreServer;
  close: () => Promise<void>;
}

const lockPath = (dataDir: string): string => join(dataDir, 'server.lock');

/** Opens a data folder for this process alone and serves its store. Throws `LockedError` while another has it. */
export async function openDataFolder(dataDir: string, log: (message: string) => void): Promise<DataFolder> {
  mkdirSync(dataDir, { recursive: true });
  const lock = takeLock(lockPath(dataDir));
  try {
    dropUnfinishedSeed(dataDir);
    const store = await StoreServer.start({ directory: join(dataDir, 'store'), warn: log });
    lock.note({ buildContext: store.context('api') });
    const close = async () => {
      await store.stop();
      lock.release();
    };
    return { store, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** How a build reads the store of the server that has this data folder open; undefined when none has. */
export function runningBuildContext(dataDir: string): string | undefined {
  return lockHolder(lockPath(dataDir))?.note['buildContext'];
}
