import { PATHS } from '#shared/paths.ts';

/** Session key of the page that a link to /about or /contact was followed from. */
const FROM_KEY = 'from';
const CARRIES_ORIGIN = new Set<string>([PATHS.about, PATHS.contact]);

/**
 * Where the logo leads: from /about and /contact back to the stored path, from / to /digital-soln, from anywhere
 * else to /. Only a path of this site counts (`/x`, not `//host` or `https:`), and never the page itself.
 */
export function logoTarget(path: string, from: string | null): string {
  if (path === PATHS.home) return PATHS.digital;
  if (!CARRIES_ORIGIN.has(path) || from === null) return PATHS.home;
  const isOwnPath =
    /^\/(?![/\\])/.test(from) && new URL(from, 'https://site.invalid').host === 'site.invalid';
  return isOwnPath && from.split(/[?#]/)[0] !== path ? from : PATHS.home;
}

/** Session storage may be closed to us; then the logo simply leads home. */
function readOrigin(): string | null {
  try {
    return sessionStorage.getItem(FROM_KEY);
  } catch {
    return null;
  }
}

function storeOrigin(path: string): void {
  try {
    sessionStorage.setItem(FROM_KEY, path);
  } catch {
    // Nothing to keep: see readOrigin.
  }
}

/** Links to /about and /contact carry the current path; the logo there leads back to it. */
export function rememberOrigin(): void {
  const { pathname, search } = location;
  const path = pathname.replace(/(.)\/$/, '$1').replace(/\.html$/, '');
  document.addEventListener('click', (event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (!anchor || anchor.hasAttribute('data-logo') || anchor.origin !== location.origin) return;
    if (CARRIES_ORIGIN.has(anchor.pathname)) storeOrigin(path + search);
  });
  const logo = document.querySelector<HTMLAnchorElement>('a[data-logo]');
  if (logo && CARRIES_ORIGIN.has(path)) logo.href = logoTarget(path, readOrigin());
}
