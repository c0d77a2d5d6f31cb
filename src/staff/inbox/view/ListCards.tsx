import { ErrorBoundary } from '../../shell/Notice.tsx';
import { Cell, DamagedRow, PickBox, RowFacts, RowLink, StatusButtons, Time } from './cells.tsx';
import { useOpenList } from './open-list.ts';
import { useWindow } from './scrolling.ts';

/** A list as cards, for narrow screens: who, when, the first lines, the actions. */
export function ListCards() {
  const { box, rows, openId, selecting, rowHeight, fitting: list } = useOpenList();
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
          <ErrorBoundary fallback={<DamagedRow row={row} />}>
            <div className="admin-card-head">
              <PickBox row={row} />
              {list.numbered && <span className="admin-number">{start + index + 1}</span>}
              <RowLink row={row} column={title} />
              <Time time={row.time} />
            </div>
            <RowFacts list={list} row={row} />
            {long && (
              <p className="admin-card-lines">{row.values[long.key] && <Cell row={row} column={long} />}</p>
            )}
            {list.statuses.length > 0 && (
              <div className="admin-card-actions">
                <StatusButtons row={row} />
              </div>
            )}
          </ErrorBoundary>
        </li>
      ))}
    </ul>
  );
}
