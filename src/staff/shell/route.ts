import { useSyncExternalStore } from 'react';
import { listen } from './listen.ts';
import { type AdminTab, ALL_TABS, SIDEBAR_TABS } from '../tabs.tsx';

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

/** The present route; the static page shows the default tab. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(
    hashChanges,
    () => location.hash,
    () => '',
  );
  return parseRoute(hash);
}

const hashChanges = (listener: () => void) => listen(window, ['hashchange'], listener);

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
