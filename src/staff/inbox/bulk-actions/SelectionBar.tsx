import { Icon } from '../../shell/Icon.tsx';
import type { ListDefinition } from '../definition/list-definition.ts';
import { saveRows } from '../export/export-list.ts';
import type { Selecting } from '../selection/use-selection.ts';
import type { BulkAction } from './use-bulk-actions.ts';

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
            <button
              type="button"
              className="admin-small"
              onClick={() => {
                saveRows(list, 'selected', rows);
              }}
            >
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
