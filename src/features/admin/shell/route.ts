import { useSyncExternalStore } from 'react';
import { ALL_TABS, SIDEBAR_TABS, type AdminTab } from '../tabs.ts';

/** Where the page is: `#contact/ID` is the tab `contact` with `rest` ["ID"]. */
export interface Route {
  tab: AdminTab;
  rest: readonly string[];
}

/** Reads an address's hash. An unknown tab is the first one. */
export function parseRoute(hash: string): Route {
  const [id, ...rest] = hash.replace(/^#/, '').split('/').map(decoded);
  const tab = ALL_TABS.find((known) => known.id === id);
  return tab ? { tab, rest: rest.filter((part) => part !== '') } : { tab: defaultTab(), rest: [] };
}

/** The address of a tab, of one of its rows or panels. */
export function routeHref(tabId: string, ...rest: string[]): string {
  return `#${[tabId, ...rest].map(encodeURIComponent).join('/')}`;
}

/** Goes to a tab or row; Back returns. `replace` leaves no trace in the history. */
export function go(href: string, replace = false): void {
  if (href === location.hash) return;
  if (replace) {
    history.replaceState(history.state, '', href);
    dispatchEvent(new HashChangeEvent('hashchange'));
  } else location.hash = href;
}

/** The present route; the static page shows the default tab. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
  return parseRoute(hash);
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => {
    removeEventListener('hashchange', listener);
  };
}

function defaultTab(): AdminTab {
  const [first] = SIDEBAR_TABS;
  if (!first) throw new Error('The staff area has no tabs.');
  return first;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
