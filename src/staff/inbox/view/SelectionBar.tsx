import { Icon } from '../../shell/Icon.tsx';
import type { ListDefinition, StatusDefinition } from '../model/definition.ts';
import { saveRows } from '../actions/export.ts';
import type { Selecting } from '../model/selection.ts';
import { useState } from 'react';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { askThenMove, MOVES } from '../actions/move.ts';
import { focusRow, goOnAfter } from '../actions/hide.ts';
import type { ShownList } from './shown-list.ts';

interface SelectionBarProps {
  list: ListDefinition;
  selecting: Selecting;
  /** How many rows are shown. */
  shown: number;
  /** The open row lies over the list. */
  inert: boolean;
  actions: readonly BulkAction[];
}

/** What is selected, and what can be done with it, below the list for as long as there is anything. */
export function SelectionBar({ list, selecting, shown, inert, actions }: SelectionBarProps) {
  const { rows, unshown, all, pickAll, clear } = selecting;
  const open = rows.length > 0;
  return (
    <div
      className="admin-selection"
      role="group"
      aria-label={`Selected ${list.noun[1]}`}
      data-theme="dark"
      data-open={open}
      inert={inert}
    >
      <p role="status">{open && selectedText(rows.length, unshown)}</p>
      {open && (
        <>
          <div className="admin-selection-buttons">
            {!all && shown > 0 && (
              <button type="button" className="admin-small" onClick={pickAll}>
                {`Select all ${shown.toLocaleString('en-US')}`}
              </button>
            )}
            <button type="button" className="admin-small" title="Clear (Esc)" onClick={clear}>
              Clear
            </button>
          </div>
          <div className="admin-selection-buttons" data-end>
            {actions.map(({ label, title, danger = false, busy = false, run }) => (
              <button
                key={label}
                type="button"
                className="admin-small"
                data-tone={danger ? 'danger' : 'plain'}
                title={title}
                aria-busy={busy}
                onClick={run}
              >
                {busy && <Icon name="refresh" />} {label}
              </button>
            ))}
            <button type="button" className="admin-small" onClick={() => saveRows(list, 'selected', rows)}>
              Export CSV
            </button>
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

interface BulkProps extends ShownList {
  selecting: Selecting;
}

/** Something that can be done with the selected rows together. */
export interface BulkAction {
  label: string;
  title: string;
  danger?: boolean;
  busy?: boolean;
  run: () => void;
}

/** What it is for this list: to put them away, as `setStatus` does, and to move them to the other of inbox and spam. */
export function useBulkActions(
  props: BulkProps,
  setStatus: (status: StatusDefinition) => void,
): BulkAction[] {
  const { list, suspected } = props;
  const move = useMoveSelected(props);
  const moves = list.suspected === undefined ? [] : [move];
  if (suspected) return moves;
  const statuses = list.statuses.map((status) => ({
    label: status.button,
    title: `${status.button} what is selected (${status.key})`,
    danger: status.danger ?? false,
    run: () => setStatus(status),
  }));
  return [...statuses, ...moves];
}

/** The move out of the folder that is shown. Those that could not be moved stay selected. */
function useMoveSelected(props: BulkProps): BulkAction {
  const { tab, list, suspected, selecting, openId, box } = props;
  const to = suspected ? 'inbox' : 'suspected';
  const { key, label, place } = MOVES[to];
  const [busy, setBusy] = useState(false);
  const move = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await askThenMove(tab, list, selecting.rows, to, {
      leave: (moved) => {
        selecting.letGo(moved);
        goOnAfter(props, moved);
      },
      back: (moved) => focusRow(box.current, moved[0]?.id),
    });
    setBusy(false);
  };
  const run = (): void => void move();
  const help = `${label}: move what is selected to ${place} (asks first)`;
  useShortcuts(list.suspected !== undefined && openId === undefined ? [{ key, label: help, run }] : []);
  return { label, title: `Move what is selected to ${place} (${key}), for everybody`, busy, run };
}
