import { useEffect } from 'react';
import { prepareDialogs } from '#browser/dialogs.ts';
import { listStoreOf } from '../inbox/store/list-stores.ts';
import { session } from '../session/session.ts';
import { parseRoute } from '../route.ts';
import { useStore } from '../store.ts';
import type { AdminTab } from '../tab.tsx';
import { SIDEBAR_TABS } from '../tabs.ts';

/**
 * Begins with what the open tab needs, its code and its rows, while the server is still asked who is here. The other
 * lists follow one after another, for their counts, and then the other tabs' code.
 */
export function useFirstPages(open: AdminTab): void {
  const signedIn = useStore(session).phase === 'signed-in';
  useEffect(() => {
    // The first drawing is that of the static page, whatever the address says.
    if (parseRoute(location.hash).tab !== open) return;
    // Without its code the tab says so itself when it is drawn.
    open.load().catch(() => undefined);
    void listStoreOf(open)?.load();
  }, [open]);
  useEffect(() => {
    if (signedIn) void readInTurn([open, ...SIDEBAR_TABS]);
  }, [signedIn, open]);
}

async function readInTurn(tabs: readonly AdminTab[]): Promise<void> {
  for (const tab of tabs) await listStoreOf(tab)?.load();
  await prepareDialogs();
  // With all code here, every tab opens at once, without a network and after a new release too.
  for (const tab of tabs) await tab.load().catch(() => undefined);
}
