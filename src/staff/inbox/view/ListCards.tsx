import { routeHref } from '../../shell/address.ts';
import { ErrorBoundary } from '../../shell/Notice.tsx';
import { rowName } from '../model/definition.ts';
import { Cell, DamagedRow, PickBox, RowFacts, RowLink, StatusButtons, Time } from './cells.tsx';
import { useWindow } from './scrolling.ts';
import type { RowsProps } from './ListTable.tsx';

/** A list as cards, for narrow screens: who, when, the first lines, the actions. */
export function ListCards(props: RowsProps) {
  const { box, base, list, rows, openId, seen, onStatus, selecting, rowHeight } = props;
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
            {list.statuses.length > 0 && (
              <div className="admin-card-actions">
                <StatusButtons list={list} row={row} onStatus={onStatus} />
              </div>
            )}
          </ErrorBoundary>
        </li>
      ))}
    </ul>
  );
}
