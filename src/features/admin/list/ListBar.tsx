import { Icon } from '../shell/Icon.tsx';
import { useNow } from '../shell/now.ts';
import { routeHref } from '../shell/route.ts';
import { useShortcuts } from '../shell/shortcuts.ts';
import { clockTime, dayOf } from '../shell/times.ts';
import type { AdminTab } from '../tabs.ts';
import { toCsv } from './csv.ts';
import { download } from './download.ts';
import type { ListDefinition, Shelf } from './list-definition.ts';
import { viewRows, type ListView } from './list-view.ts';
import { awayIds } from './shelves.ts';
import type { OpenedList } from './use-list.ts';
import { useSpamCount } from './use-spam-count.ts';

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
  const refresh = (): void => void (state.phase === 'ready' ? look() : store.reload());
  const save = (): void => void exportCsv(list, opened, view, suspected);
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
          title="Export what is shown (e)"
        >
          <Icon name="download" /> Export CSV
        </button>
      </div>
    </header>
  );
}

/** To the suspected spam, with how much there is, and back. */
function SpamLink({ tab, suspected }: { tab: AdminTab; suspected: boolean }) {
  const count = useSpamCount(tab);
  return (
    <a className="admin-small" href={suspected ? routeHref(tab.id) : routeHref(tab.id, 'suspected')}>
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

/** What is shown, read to its end first. */
async function exportCsv(
  list: ListDefinition,
  opened: OpenedList,
  view: ListView,
  suspected: boolean,
): Promise<void> {
  await opened.store.loadMore(Infinity);
  const away = suspected ? new Set<string>() : awayIds(opened.shelves);
  const rows = viewRows(
    opened.store.get().rows.filter((row) => !away.has(row.id)),
    list.columns,
    view,
  );
  const name = `${list.file}${suspected ? '-suspected' : ''}-${dayOf(Date.now())}.csv`;
  download(name, 'text/csv;charset=utf-8', toCsv(rows, list.columns));
}
