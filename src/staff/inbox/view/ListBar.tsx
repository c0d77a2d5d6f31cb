import { useEffect, useSyncExternalStore } from 'react';
import { clearFailure, toast } from '#browser/toasts.ts';
import { session } from '../../session/session.ts';
import { routeHref } from '../../shell/address.ts';
import { useAtom } from '../../shell/atom.ts';
import { Button, IconButton } from '../../shell/Button.tsx';
import { Icon } from '../../shell/Icon.tsx';
import { NotStored } from '../../ui/NotStored.tsx';
import { listen } from '../../shell/listen.ts';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { clockTime, useNow } from '../../shell/times.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { exportList } from '../actions/export.ts';
import { countRows, countText } from '../model/count.ts';
import type { RowStatus } from '../model/definition.ts';
import { openPagedList } from '../model/paged-list.ts';
import { keptDays } from '../model/versions.ts';
import { areStatusesStored } from '../model/status.ts';
import { listPlace, useOpenList } from './open-list.ts';

const NOT_STORED =
  'This browser keeps nothing: what you put away comes back when the page is closed or loaded again.';

/** The head of a list: its name, when it was read, what was put away, spam, export. */
export function ListBar({ onPopup }: { onPopup: (status: RowStatus) => void }) {
  const shown = useOpenList();
  const { tab, list, pages, state, statuses, view, suspected } = shown;
  const [isReading, beginReading] = useBusy();
  const [isSaving, beginSaving] = useBusy();
  const days = useAtom(keptDays)[tab.list?.path ?? ''];
  const about = `refresh ${tab.id}`;
  useEffect(() => clearFailure(about), [about, state.refreshedAt]);
  /** What staff asked for says when nobody answers; what the list does by itself stays silent. */
  const refreshOrSay = async (): Promise<void> => {
    await pages.refresh();
    if (pages.get().refreshedAt === state.refreshedAt && session.get().phase === 'signed-in')
      toast('Could not refresh: the server does not answer.', 'error', { about });
  };
  const read = (): void => beginReading(() => (state.phase === 'ready' ? refreshOrSay() : pages.reload()));
  const save = (): void => beginSaving(() => exportList(list, shown, view, suspected));
  useShortcuts([
    { key: 'r', label: 'Look for new ones', run: read },
    { key: 'e', label: 'Export what is shown as CSV', run: save },
  ]);
  return (
    <header className="admin-bar">
      <h2>{suspected ? `${tab.label}: suspected spam` : tab.label}</h2>
      <Freshness at={state.refreshedAt} />
      {days !== undefined && <p className="admin-quiet">{`Kept ${days.toLocaleString('en-US')} days`}</p>}
      <IconButton
        icon="refresh"
        size={16}
        aria-label="Refresh"
        title="Refresh (r)"
        aria-busy={isReading}
        onClick={read}
      />
      <div className="admin-bar-buttons">
        {!suspected && list.statuses.length > 0 && <span className="admin-own">On this browser only:</span>}
        {!suspected &&
          list.statuses.map(({ status, popup }) => (
            <Button key={status} onClick={() => onPopup(status)}>
              {`${popup} (${statuses[status].length})`}
            </Button>
          ))}
        {list.suspected && <SpamLink />}
        <Button
          title="Export what is shown (e)"
          disabled={state.phase !== 'ready'}
          aria-busy={isSaving}
          onClick={save}
        >
          <Icon name={isSaving ? 'refresh' : 'download'} /> Export CSV
        </Button>
      </div>
      <NotStored isStored={areStatusesStored} text={NOT_STORED} />
    </header>
  );
}

/** To the suspected spam, with how much there is, and back. */
function SpamLink() {
  const { tab, suspected } = useOpenList();
  const pages = openPagedList(tab, true);
  const state = useAtom(pages);
  useEffect(() => void pages.load(), [pages]);
  const count = state.phase === 'ready' ? countText(countRows(state)) : '…';
  return (
    <a className="admin-small" href={routeHref(...listPlace(tab.id, !suspected))}>
      <Icon name="shield" />
      <span>{suspected ? 'Back to the inbox' : `Suspected spam (${count})`}</span>
    </a>
  );
}

/** Later than the slowest look for changes. */
const STALE_MS = 150_000;

/** When the list was last read: it is live, so that this is seconds ago unless nobody answers. A lost line is said at once. */
function Freshness({ at }: { at: number }) {
  const now = useNow();
  const isOnline = useOnline();
  if (at === 0) return null;
  const stale = !isOnline || now - at > STALE_MS;
  return (
    <p className="admin-live" data-stale={stale}>
      {stale ? `${isOnline ? '' : 'Offline · '}Not updated since ${clockTime(at)}` : 'Live'}
    </p>
  );
}

const connection = (listener: () => void) => listen(window, ['online', 'offline'], listener);

const useOnline = (): boolean =>
  useSyncExternalStore(
    connection,
    () => navigator.onLine,
    () => true,
  );
