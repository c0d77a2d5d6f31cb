import { readEnv } from './env.ts';

/** The deploy that runs now: what the platform says of it while it calls a function, or while it builds. */
interface Deploy {
  context: string;
  /** True for the one whose pages are served at the site's main address. */
  published: boolean;
}

const PRODUCTION = 'production';

// The platform's own global: pages that are rendered on demand come by no router that could hand it on.
const current = (): { deploy: Deploy; url: URL } | undefined =>
  (globalThis as { Netlify?: { context: { deploy: Deploy; url: URL } | null } }).Netlify?.context ??
  undefined;

/** What this deploy is for: production or a kind of preview. */
export const deployContext = (): string => current()?.deploy.context || readEnv().CONTEXT || PRODUCTION;

/** The name of a store for this deploy: production's is plain, any other context has data of its own. */
export function storeName(name: string): string {
  const context = deployContext();
  return context === PRODUCTION ? name : `${context}-${name}`;
}

/**
 * The address of this deploy's own pages. The platform names the site's main one everywhere, which shows no preview's: there it is
 * where the call at hand came to. Undefined where nobody has said it.
 */
export const siteAddress = (): string | undefined =>
  deployContext() === PRODUCTION ? readEnv().URL : current()?.url.origin;

/** True for a production deploy that another one has replaced: its code is old, and the data is no longer its own. */
export function isReplaced(): boolean {
  const deploy = current()?.deploy;
  return deploy?.context === PRODUCTION && !deploy.published;
}
