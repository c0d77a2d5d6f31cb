import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { getStore, type Store } from '@netlify/blobs';
import type { CollectionName } from '#server/database/collection.ts';
import { fetchStoreDirectly } from '#local/store/store-fetch.ts';
import { StoreServer } from '#local/store/store-server.ts';

/** A real store server on a folder of its own for the tests of one file; functions find it as they do on the platform. */
export function useStore(latencyMs = 0): { server: () => StoreServer } {
  let folder: string;
  let server: StoreServer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gr8-store-'));
    server = await StoreServer.start(join(folder, 'store.sqlite'), latencyMs);
    fetchStoreDirectly(server);
    process.env.NETLIFY_BLOBS_CONTEXT = server.context('edge');
    process.env.LOG_CALLS = 'errors';
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return { server: () => server };
}

/** The store itself, to arrange what a crash or another version of the code may have left there. */
export function openTestStore(name: CollectionName): Store {
  return getStore({ name, consistency: 'strong' });
}
