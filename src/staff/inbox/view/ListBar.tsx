import { useCallback, useEffect, useState } from 'react';
import { toast } from '#browser/toasts.ts';
import { session } from '../../session/session.ts';
import { Icon } from '../../shell/Icon.tsx';
import { clockTime, useNow } from '../../shell/times.ts';
import { routeHref } from '../../shell/address.ts';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { useAtom } from '../../shell/atom.ts';
import type { AdminTab } from '../../tabs.tsx';
import type { ListDefinition, RowStatus } from '../model/definition.ts';
import { exportList } from '../actions/export.ts';
import type { OpenedList } from '../model/use-list.ts';
import type { ListView } from '../model/view.ts';
import { areStatusesStored } from '../model/status.ts';
import { usePolling } from '../../shell/use-polling.ts';
import { countRows, countText } from '../model/count.ts';
import { openPagedList } from '../model/paged-list.ts';

const NOT_STORED =
  'This browser keeps nothing: what you put away comes back when the page is closed or loaded again.';

interface ListBarProps {
  tab: AdminTab;
  list: ListDefinition;
  opened: OpenedList;
  view: ListView;
  suspected: boolean;
  onPopup: (status: RowStatus) => void;
  /** Asks for new rows. */
  look: () => Promise<void>;
}

/** The head of a list: its name, when it was read, what was put away, spam, export. */
export function ListBar({ tab, list, opened, view, suspected, onPopup, look }: ListBarProps) {
  const { pages, state } = opened;
  const [busy, setBusy] = useState<'refresh' | 'export'>();
  const during = async (what: 'refresh' | 'export', work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(what);
    await work();
    setBusy(undefined);
  };
  const refresh = (): void => {
    void during('refresh', () => (state.phase === 'ready' ? lookOrSay(look, opened) : pages.reload()));
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
          list.statuses.map(({ status, popup }) => (
            <button key={status} type="button" className="admin-small" onClick={() => onPopup(status)}>
              {`${popup} (${opened.statuses[status].length})`}
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
      <NotStored />
    </header>
  );
}

/** For as long as it is so: a notice that goes by itself is not enough. */
function NotStored() {
  const kept = useAtom(areStatusesStored);
  return (
    <p className="admin-not-stored" role="status">
      {!kept && NOT_STORED}
    </p>
  );
}

/** A look that staff asked for says when nobody answers; those the list takes by itself stay silent. */
async function lookOrSay(look: () => Promise<void>, { pages, state }: OpenedList): Promise<void> {
  await look();
  if (pages.get().refreshedAt === state.refreshedAt && session.get().phase === 'signed-in')
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

const RECOUNT_MS = 60_000;

/** How much suspected spam a list has; empty until it is known. */
export function useSpamCount(tab: AdminTab): string {
  const pages = openPagedList(tab, true);
  const state = useAtom(pages);
  useEffect(() => {
    void pages.load();
  }, [pages]);
  usePolling(
    useCallback(() => void pages.refresh(), [pages]),
    RECOUNT_MS,
  );
  return state.phase === 'ready' ? countText(countRows(state)) : '';
}

const SUSPECTED = 'suspected';

/** Where a list is, as `routeHref` takes it: `#connect`, or its suspected spam, `#connect/suspected`; a row's id may follow. */
export function listPlace(tabId: string, suspected: boolean): readonly [string, ...string[]] {
  return suspected ? [tabId, SUSPECTED] : [tabId];
}

/** Which list the rest of an address names, and the row that is open in it. */
export function readListPlace(rest: readonly string[]): { suspected: boolean; openId: string | undefined } {
  const suspected = rest[0] === SUSPECTED;
  return { suspected, openId: suspected ? rest[1] : rest[0] };
}
