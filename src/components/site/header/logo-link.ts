import { tabStorage } from '#browser/storage.ts';
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

/** The history's state, whoever wrote it. */
const entryState = () => Object(history.state) as { from?: unknown };

/**
 * Links to /about and /contact carry the current path; the logo there leads back to it. Whatever page comes next takes what
 * was handed over, and its entry of the history keeps it: an address that is typed has none, and Back finds its own again.
 */
export function rememberOrigin(): void {
  const { pathname, search } = location;
  const path = pathname.replace(/(.)\/$/, '$1').replace(/\.html$/, '');
  document.addEventListener('click', (event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (!anchor || anchor.hasAttribute('data-logo') || anchor.origin !== location.origin) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (CARRIES_ORIGIN.has(anchor.pathname) && anchor.pathname !== path)
      tabStorage.write(FROM_KEY, path + search);
  });
  const handed = tabStorage.read(FROM_KEY);
  tabStorage.remove(FROM_KEY);
  if (!CARRIES_ORIGIN.has(path)) return;
  const from = handed ?? entryState().from;
  if (typeof from !== 'string') return;
  const keepFrom = () => history.replaceState({ ...entryState(), from }, '');
  keepFrom();
  // A place of the same page is an entry of its own, which a reload may begin with.
  addEventListener('hashchange', keepFrom);
  pointLogo(logoTarget(path, from));
}

function pointLogo(target: string): void {
  const logo = document.querySelector<HTMLAnchorElement>('a[data-logo]');
  const words = logo?.querySelector('[data-logo-words]');
  if (!logo || target === PATHS.home) return;
  logo.href = target;
  if (words) words.textContent = 'Go back to the page before: ';
}
