import { clearFailure, toast } from '#browser/toasts.ts';
import { Button } from '../../shell/Button.tsx';
import { Icon } from '../../shell/Icon.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { saveRows } from '../actions/export.ts';
import { askThenMove, MOVES } from '../actions/move.ts';
import { focusRow, goOnAfter } from '../actions/put-away.ts';
import { countText } from '../model/count.ts';
import type { StatusDefinition } from '../model/definition.ts';
import type { Row } from '../model/row.ts';
import { awayIds, statusesOf } from '../model/status.ts';
import { useOpenList } from './open-list.ts';

/** What is selected, and what can be done with it, below the list for as long as there is anything. */
export function SelectionBar({ onStatus }: { onStatus: (status: StatusDefinition) => void }) {
  const { list, parts, suspected, selecting, rows: shown, covered } = useOpenList();
  const { rows, unshown, all, pickAll, clear } = selecting;
  const move = useMoveSelected();
  const whole = useSelectWhole();
  const open = rows.length > 0;
  return (
    <div
      className="admin-selection"
      role="group"
      aria-label={`Selected ${list.noun[1]}`}
      data-theme="dark"
      data-open={open}
      inert={covered}
    >
      <p role="status">{open && selectedText(rows.length, unshown)}</p>
      {open && (
        <>
          <div className="admin-selection-buttons">
            {!all && shown.length > 0 && (
              <Button onClick={pickAll}>{`Select all ${shown.length.toLocaleString('en-US')}`}</Button>
            )}
            {all && whole.label && (
              <Button aria-busy={whole.busy} onClick={whole.run}>
                {whole.busy && <Icon name="refresh" />}
                <span>{whole.label}</span>
              </Button>
            )}
            <Button title="Clear (Esc)" onClick={clear}>
              Clear
            </Button>
          </div>
          <div className="admin-selection-buttons" data-end>
            {!suspected &&
              list.statuses.map((status) => (
                <Button
                  key={status.status}
                  tone={status.danger ? 'danger' : 'plain'}
                  title={`${status.button} what is selected (${status.key})`}
                  onClick={() => onStatus(status)}
                >
                  {status.button}
                </Button>
              ))}
            {list.suspected !== undefined &&
              parts.map(({ Selection }, at) => (
                <Selection key={at} list={list.suspected ?? ''} rows={rows} />
              ))}
            {list.suspected !== undefined && (
              <Button title={move.title} aria-busy={move.busy} onClick={move.run}>
                {move.busy && <Icon name="refresh" />}
                <span>{move.label}</span>
              </Button>
            )}
            <Button onClick={() => void saveRows(list, 'selected', rows)}>Export CSV</Button>
          </div>
        </>
      )}
    </div>
  );
}

/** `12 selected`; a selection goes further than a search shows, and says so before anything is done with it. */
function selectedText(count: number, unshown: number): string {
  const text = `${count.toLocaleString('en-US')} selected`;
  return unshown > 0 ? `${text}, ${unshown.toLocaleString('en-US')} of them not shown` : text;
}

/** Selects rows that were not read yet, too, as the head's box cannot. No label: all that match are read, or will be. */
function useSelectWhole() {
  const { tab, list, pages, state, count, view, suspected, selecting } = useOpenList();
  const [busy, begin] = useBusy();
  const select = async (): Promise<void> => {
    await pages.loadMore(Infinity);
    const { rows, next } = pages.get();
    const about = `select ${tab.id}`;
    if (next !== undefined) {
      toast(`Older ${list.noun[1]} could not be read, so that they are not selected.`, 'error', { about });
      return;
    }
    clearFailure(about);
    const away = suspected ? new Set<string>() : awayIds(statusesOf(tab.id).get());
    selecting.add(rows.filter(({ id }) => !away.has(id)));
  };
  const isWhole =
    view.search === '' &&
    view.period === 0 &&
    Object.keys(view.only).length === 0 &&
    state.next !== undefined;
  return {
    label: isWhole ? `Select all ${countText(count)} that match` : undefined,
    busy,
    run: () => begin(select),
  };
}

/** The move of the selected rows out of the folder that is shown. Those that could not be moved stay selected. */
function useMoveSelected() {
  const shown = useOpenList();
  const { tab, list, suspected, selecting, openId, box } = shown;
  const to = suspected ? 'inbox' : 'suspected';
  const { key, label, place } = MOVES[to];
  const [busy, begin] = useBusy();
  const steps = {
    leave: (moved: readonly Row[]) => {
      selecting.letGo(moved);
      goOnAfter(shown, moved);
    },
    back: (moved: readonly Row[]) => focusRow(box.current, moved[0]?.id),
  };
  const run = (): void => begin(() => askThenMove(tab, list, selecting.rows, to, steps));
  const help = `${label}: move what is selected to ${place} (asks first)`;
  useShortcuts(list.suspected !== undefined && openId === undefined ? [{ key, label: help, run }] : []);
  return { label, title: `Move what is selected to ${place} (${key}), for everybody`, busy, run };
}
