import { routeHref } from '../../shell/address.ts';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { rowName } from '../definition/columns.ts';
import { PickBox } from '../selection/PickBox.tsx';
import { useWindow } from '../viewport/use-window.ts';
import { Cell, Time } from './Cell.tsx';
import { DamagedRow } from './DamagedRow.tsx';
import type { RowsProps } from './ListTable.tsx';
import { RowFacts } from './RowFacts.tsx';
import { RowLink } from './RowLink.tsx';
import { ShelfButtons } from './ShelfButtons.tsx';

/** A list as cards, for narrow screens: who, when, the first lines, the actions. */
export function ListCards(props: RowsProps) {
  const { box, base, list, rows, openId, seen, onShelve, selecting, rowHeight } = props;
  const { start, end } = useWindow(box, rows.length, rowHeight);
  const title = list.columns.find((column) => column.kind === 'title');
  const long = list.columns.find((column) => column.kind === 'long');
  return (
    <ul
      className="admin-cards"
      style={{ paddingTop: start * rowHeight, paddingBottom: (rows.length - end) * rowHeight }}
    >
      {rows.slice(start, end).map((row, index) => (
        <li
          key={row.id}
          data-id={row.id}
          data-open={row.id === openId}
          data-picked={selecting.has(row.id)}
          data-long={long !== undefined}
        >
          <ErrorBoundary fallback={<DamagedRow row={row} selecting={selecting} />}>
            <div className="admin-card-head">
              <PickBox row={row} picked={selecting.has(row.id)} onPick={selecting.pick} />
              {list.numbered && <span className="admin-number">{start + index + 1}</span>}
              {title ? (
                <RowLink href={routeHref(...base, row.id)} row={row} column={title} isNew={row.time > seen} />
              ) : (
                <a href={routeHref(...base, row.id)} dir="auto" data-open-row>
                  {rowName(row)}
                </a>
              )}
              <Time time={row.time} />
            </div>
            <RowFacts list={list} row={row} />
            {long && (
              <p className="admin-card-lines">{row.values[long.key] && <Cell row={row} column={long} />}</p>
            )}
            {list.shelves.length > 0 && (
              <div className="admin-card-actions">
                <ShelfButtons list={list} row={row} onShelve={onShelve} />
              </div>
            )}
          </ErrorBoundary>
        </li>
      ))}
    </ul>
  );
}
