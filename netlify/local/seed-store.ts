import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalSettings } from './settings.ts';
import type { StoreServer } from './store/store-server.ts';

const unfinishedMark = (dataDir: string): string => join(dataDir, 'seed-unfinished');

/** Removes a store that an interrupted start left half seeded; nobody has written to it yet. */
export function dropUnfinishedSeed(dataDir: string): void {
  const mark = unfinishedMark(dataDir);
  if (!existsSync(mark)) return;
  rmSync(join(dataDir, 'store'), { recursive: true, force: true });
  rmSync(mark);
}

/** Puts the sample content into a store that is empty, unless SEED is off. Functions' environment must be set. */
export async function seedStore(
  store: StoreServer,
  { dataDir, seed }: LocalSettings,
  log: (message: string) => void,
): Promise<void> {
  if (!seed || !store.isEmpty) return;
  log('Filling the empty store with sample content…');
  const mark = unfinishedMark(dataDir);
  writeFileSync(mark, '');
  const sample = await import('#seed/seed.ts');
  await sample.seed();
  rmSync(mark);
}
