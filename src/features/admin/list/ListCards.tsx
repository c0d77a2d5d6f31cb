import { routeHref } from '../shell/route.ts';
import { Cell, Time } from './Cell.tsx';
import { rowName } from './columns.ts';
import { RowLink, ShelfButtons, type RowsProps } from './ListTable.tsx';
import { RowFacts } from './RowFacts.tsx';
import { useWindow } from './use-window.ts';

export const CARD_HEIGHT = 172;

/** A list as cards, for narrow screens: who, when, the first lines, the actions. */
export function ListCards({ box, base, list, rows, openId, seen, onShelve }: RowsProps) {
  const { start, end } = useWindow(box, rows.length, CARD_HEIGHT);
  const title = list.columns.find((column) => column.kind === 'title');
  const long = list.columns.find((column) => column.kind === 'long');
  return (
    <ul
      className="admin-cards"
      style={{ paddingTop: start * CARD_HEIGHT, paddingBottom: (rows.length - end) * CARD_HEIGHT }}
    >
      {rows.slice(start, end).map((row, index) => (
        <li key={row.id} data-id={row.id} data-open={row.id === openId} data-long={long !== undefined}>
          <div className="admin-card-head">
            {list.numbered && <span className="admin-number">{start + index + 1}</span>}
            {title ? (
              <RowLink href={routeHref(...base, row.id)} row={row} column={title} isNew={row.time > seen} />
            ) : (
              <a href={routeHref(...base, row.id)}>{rowName(row)}</a>
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
        </li>
      ))}
    </ul>
  );
}
