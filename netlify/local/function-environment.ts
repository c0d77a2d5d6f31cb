import type { AdminCredentials } from './admin-credentials.ts';
import type { StoreServer } from './store/store-server.ts';
import { shortcutToStore } from './store/store-shortcut.ts';

export interface FunctionEnvironment {
  url: string;
  hookUrl: string;
  credentials: AdminCredentials;
  store: StoreServer;
}

/** Puts into this process's environment what functions find on the platform, with a short way to the store. */
export function setFunctionEnvironment({ url, hookUrl, credentials, store }: FunctionEnvironment): void {
  shortcutToStore(store);
  Object.assign(process.env, {
    URL: url,
    NETLIFY_BLOBS_CONTEXT: store.context('edge'),
    BUILD_HOOK_URL: hookUrl,
    ADMIN_USERNAME: credentials.username,
    ADMIN_PASSWORD_HASH: credentials.passwordHash,
  });
}
