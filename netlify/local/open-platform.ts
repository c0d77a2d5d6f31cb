import { adminCredentials, type AdminCredentials } from './credentials.ts';
import { mailFolder } from './data-folder.ts';
import { localContext, SITE_ID } from './functions/call-function.ts';
import { Platform, type PlatformOptions } from './platform.ts';
import type { LocalSettings } from './settings.ts';
import { fetchStoreDirectly } from './store/store-fetch.ts';
import type { StoreServer } from './store/store-server.ts';

/** Tells functions where the site is served: for its own address, the build hook and the purge of the cache. */
export function announceUrl({ hookPath }: Platform, url: string): void {
  Object.assign(process.env, { URL: url, PURGE_API_URL: url, BUILD_HOOK_URL: url + hookPath });
}

/**
 * Sets up what both `npm start` and `npm run dev` have: puts into this process's environment what functions find on the
 * platform, with a short way to the store, and fills the store if it is empty.
 */
export async function openPlatform(
  settings: LocalSettings,
  store: StoreServer,
  url: string,
  options: Omit<PlatformOptions, 'rateLimits'>,
): Promise<{ platform: Platform; credentials: AdminCredentials }> {
  const platform = new Platform({ ...options, rateLimits: settings.rateLimits });
  const credentials = await adminCredentials(settings);
  fetchStoreDirectly(store);
  announceUrl(platform, url);
  Object.assign(process.env, {
    SITE_ID,
    CONTEXT: localContext,
    NETLIFY_BLOBS_CONTEXT: store.context('edge'),
    NETLIFY_PURGE_API_TOKEN: platform.purgeToken,
    // A build costs nothing here.
    PUBLISH_EVERY_MINUTES: process.env['PUBLISH_EVERY_MINUTES']?.trim() || '0',
    ADMIN_USERNAME: credentials.username,
    ADMIN_PASSWORD_HASH: credentials.passwordHash,
    MAIL_DIR: mailFolder(settings.dataDir),
  });
  if (settings.seed && store.database.isEmpty) {
    console.error('Filling the empty store with sample content…');
    const { seed } = await import('#seed/seed.ts');
    await store.database.whole(seed);
  }
  return { platform, credentials };
}
