import { useState } from 'react';
import { toast } from '#browser/toasts.ts';
import { session } from '../session/session.ts';
import { Icon } from '../shell/Icon.tsx';
import { useNow } from '../shell/now.ts';
import { routeHref } from '../shell/address.ts';
import { useShortcuts } from '../shell/shortcuts.ts';
import { clockTime } from '../shell/times.ts';
import { useStore } from '../store.ts';
import type { AdminTab } from '../tab.tsx';
import type { ListDefinition, Shelf } from './definition/list-definition.ts';
import { exportList } from './export/export-list.ts';
import type { OpenedList } from './reading/use-list.ts';
import type { ListView } from './search/list-view.ts';
import { listPlace } from './spam/list-place.ts';
import { useSpamCount } from './spam/use-spam-count.ts';
import { shelvesKept } from './store/shelves.ts';

const NOT_KEPT =
  'This browser keeps nothing: what you put away comes back when the page is closed or loaded again.';

interface ListBarProps {
  tab: AdminTab;
  list: ListDefinition;
  opened: OpenedList;
  view: ListView;
  suspected: boolean;
  onPopup: (shelf: Shelf) => void;
  /** Asks for new rows. */
  look: () => Promise<void>;
}

/** The head of a list: its name, when it was read, what was put away, spam, export. */
export function ListBar({ tab, list, opened, view, suspected, onPopup, look }: ListBarProps) {
  const { store, state } = opened;
  const [busy, setBusy] = useState<'refresh' | 'export'>();
  const during = async (what: 'refresh' | 'export', work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(what);
    await work();
    setBusy(undefined);
  };
  const refresh = (): void => {
    void during('refresh', () => (state.phase === 'ready' ? lookOrSay(look, opened) : store.reload()));
  };
  const save = (): void => void during('export', () => exportList(list, opened, view, suspected));
  useShortcuts([
    { key: 'r', label: 'Look for new ones', run: refresh },
    { key: 'e', label: 'Export what is shown as CSV', run: save },
  ]);
  return (
    <header className="admin-bar">
      <h2>{suspected ? `${tab.label}: suspected spam` : tab.label}</h2>
      <Freshness at={state.refreshedAt} />
      <button
        type="button"
        className="admin-ghost"
        aria-busy={busy === 'refresh'}
        onClick={refresh}
        title="Refresh (r)"
        aria-label="Refresh"
      >
        <Icon name="refresh" />
      </button>
      <div className="admin-bar-buttons">
        {!suspected &&
          list.shelves.map(({ shelf, popup }) => (
            <button
              key={shelf}
              type="button"
              className="admin-small"
              onClick={() => {
                onPopup(shelf);
              }}
            >
              {`${popup} (${opened.shelves[shelf].length})`}
            </button>
          ))}
        {list.suspected && <SpamLink tab={tab} suspected={suspected} />}
        <button
          type="button"
          className="admin-small"
          onClick={save}
          disabled={state.phase !== 'ready'}
          aria-busy={busy === 'export'}
          title="Export what is shown (e)"
        >
          <Icon name={busy === 'export' ? 'refresh' : 'download'} /> Export CSV
        </button>
      </div>
      <NotKept />
    </header>
  );
}

/** For as long as it is so: a notice that goes by itself is not enough. */
function NotKept() {
  const kept = useStore(shelvesKept);
  return (
    <p className="admin-not-kept" role="status">
      {!kept && NOT_KEPT}
    </p>
  );
}

/** A look that staff asked for says when nobody answers; those the list takes by itself stay silent. */
async function lookOrSay(look: () => Promise<void>, { store, state }: OpenedList): Promise<void> {
  await look();
  if (store.get().refreshedAt === state.refreshedAt && session.get().phase === 'signed-in')
    toast('Could not refresh: the server does not answer.', 'error');
}

/** To the suspected spam, with how much there is, and back. */
function SpamLink({ tab, suspected }: { tab: AdminTab; suspected: boolean }) {
  const count = useSpamCount(tab);
  return (
    <a className="admin-small" href={routeHref(...listPlace(tab.id, !suspected))}>
      <Icon name="shield" /> {suspected ? 'Back to the inbox' : `Suspected spam (${count || '…'})`}
    </a>
  );
}

/** When the list was last read: it is live, so that this is seconds ago unless the network is down. */
function Freshness({ at }: { at: number }) {
  const now = useNow();
  if (at === 0) return null;
  const stale = now - at > 90_000;
  return (
    <p className="admin-live" data-stale={stale}>
      {stale ? `Not updated since ${clockTime(at)}` : 'Live'}
    </p>
  );
}
