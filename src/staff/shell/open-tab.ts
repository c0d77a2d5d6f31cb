import { useEffect, useSyncExternalStore } from 'react';
import { prepareDialogs } from '#browser/dialogs.ts';
import { pagedListOf } from '../inbox/model/paged-list.ts';
import { readNews } from '../inbox/model/news.ts';
import { session } from '../session/session.ts';
import { parseRoute } from './route.ts';
import { useAtom } from './atom.ts';
import { type AdminTab, SIDEBAR_TABS } from '../tabs.tsx';
import { countNew, countText } from '../inbox/model/count.ts';
import { endOtherVisits, seenOf } from '../inbox/model/seen.ts';
import { statusesOf } from '../inbox/model/status.ts';

/**
 * Begins with what the open tab needs, its code and its rows, while the server is still asked who is here. The other
 * lists follow one after another, for their counts, and then the other tabs' code.
 */
export function useFirstPages(open: AdminTab): void {
  const signedIn = useAtom(session).phase === 'signed-in';
  useEffect(() => {
    // The first drawing is that of the static page, whatever the address says.
    if (parseRoute(location.hash).tab !== open) return;
    // Without its code the tab says so itself when it is drawn.
    open.load().catch(() => undefined);
    void pagedListOf(open)?.load();
  }, [open]);
  useEffect(() => {
    if (signedIn) void readInOrder([open, ...SIDEBAR_TABS]);
  }, [signedIn, open]);
}

async function readInOrder(tabs: readonly AdminTab[]): Promise<void> {
  // First, so that each list is read no older than what is known of its version.
  await readNews();
  for (const tab of tabs) await pagedListOf(tab)?.load();
  await prepareDialogs();
  // With all code here, every tab opens at once, without a network and after a new release too.
  for (const tab of tabs) await tab.load().catch(() => undefined);
}

/** The page's title names the open tab, after the number of rows in all lists that nobody here has seen yet. */
export function useTitle({ label }: AdminTab): void {
  const unseen = useSyncExternalStore(subscribe, unseenCount, () => '');
  useEffect(() => {
    document.title = `${unseen && `(${unseen}) `}${label} · Admin Panel`;
  }, [label, unseen]);
  useEffect(() => {
    // The first drawing is that of the static page, whatever the address says.
    endOtherVisits(parseRoute(location.hash).tab.id);
  }, [label]);
}

/** `3`, `50+` where older rows, not read yet, may be new too; empty for none. */
function unseenCount(): string {
  const counts = SIDEBAR_TABS.flatMap((tab) => {
    const pages = pagedListOf(tab);
    if (pages?.get().phase !== 'ready') return [];
    return countNew(pages.get(), statusesOf(tab.id).get(), seenOf(tab.id).get() ?? Infinity);
  });
  const count = counts.reduce((sum, counted) => sum + counted.count, 0);
  return count === 0 ? '' : countText({ count, exact: counts.every(({ exact }) => exact) });
}

function subscribe(listener: () => void): () => void {
  const sources = SIDEBAR_TABS.flatMap((tab) => {
    const pages = pagedListOf(tab);
    return pages ? [pages, statusesOf(tab.id), seenOf(tab.id)] : [];
  });
  const ends = sources.map((pages) => pages.subscribe(listener));
  return () => {
    for (const end of ends) end();
  };
}
