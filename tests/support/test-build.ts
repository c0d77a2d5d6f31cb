import { cpSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { lockHolder } from '#local/process-lock.ts';
import { SITE_URL, startLocalServer } from './local-server.ts';

const checkout = join(import.meta.dirname, '..', '..');

const dataDirOf = (seed: boolean): string => join(checkout, '.netlify/test-build', seed ? 'seeded' : 'empty');

/** A finished build and the store it was made from. Many servers may begin with one. */
export interface TestBuild {
  buildFrom: string;
  storeFolder: string;
}

/**
 * The build that browser tests begin with: made once for these sources, shared by every worker, never written to.
 * Workers that ask at the same time wait for the one that builds.
 */
export async function testBuild(seed: boolean): Promise<TestBuild> {
  const dataDir = dataDirOf(seed);
  const lock = join(dataDir, 'server.lock');
  for (;;) {
    while (lockHolder(lock)) await delay(200);
    try {
      const server = await startLocalServer({ dataDir, seed, env: { LOCAL_SITE_URL: SITE_URL } });
      await server.stop();
      return { buildFrom: realpathSync(join(dataDir, 'current')), storeFolder: join(dataDir, 'store') };
    } catch (error) {
      // Another worker was quicker to take the folder.
      if (!(error instanceof Error) || !error.message.includes('uses this data folder')) throw error;
    }
  }
}

/** Puts a copy of the build's store into a data folder of its own. */
export function copyStore({ storeFolder }: TestBuild, dataDir: string): void {
  cpSync(storeFolder, join(dataDir, 'store'), { recursive: true });
}
