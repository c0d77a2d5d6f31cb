import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { databaseFile } from '#local/data-folder.ts';
import { BuildFolders } from '#local/publish/builds.ts';
import { SITE_URL, startLocalServer } from './local-server.ts';

const checkout = join(import.meta.dirname, '..', '..');
const RETRY_MS = 200;

/** The environment of servers that tests sign in to: a password costs them next to nothing. */
export const CHEAP_HASHES = {
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'cheap-server-hashes.ts')}`,
};

const dataDirOf = (seed: boolean): string => join(checkout, '.netlify/test-build', seed ? 'seeded' : 'empty');

export const CALENDAR = 'https://calendar.example/gr8';
/** Variables that pages tell of. The build of the empty site has them, the other one has none. */
const SETTINGS = { RETENTION_DAYS: '365', RETENTION_DAYS_DEMO: '30', PUBLIC_DEMO_CALENDAR_URL: CALENDAR };

/** A finished build and the database it was made from. Many servers may begin with one. */
export interface TestBuild {
  buildFrom: string;
  database: string;
}

/**
 * The build that tests begin with: made once for these sources, shared by every server, never written to. Processes that
 * ask at the same time wait for the one that builds.
 */
export async function testBuild(seed: boolean): Promise<TestBuild> {
  const dataDir = dataDirOf(seed);
  for (;;) {
    try {
      const env = { ...CHEAP_HASHES, LOCAL_SITE_URL: SITE_URL, ...(seed ? {} : SETTINGS) };
      const server = await startLocalServer({ dataDir, seed, env });
      await server.stop();
      return finishedBuild(seed);
    } catch (error) {
      // Another worker was quicker to take the folder.
      if (!(error instanceof Error) || !error.message.includes('uses this data folder')) throw error;
      await delay(RETRY_MS);
    }
  }
}

/** The same build where a step before has made it: nothing is started to see whether it is of these sources. */
export function finishedBuild(seed: boolean): TestBuild {
  const dataDir = dataDirOf(seed);
  return { buildFrom: publishedBuild(dataDir), database: databaseFile(dataDir) };
}

/** The folder of the build that a data folder publishes. Throws when there is none. */
export function publishedBuild(dataDir: string): string {
  const { current } = new BuildFolders(dataDir);
  if (!current) throw new Error(`${dataDir} has no finished build.`);
  return current;
}

/** Puts a copy of the build's database into a data folder of its own, which must be there. */
export function copyStore({ database }: TestBuild, dataDir: string): void {
  copyFileSync(database, databaseFile(dataDir));
}
