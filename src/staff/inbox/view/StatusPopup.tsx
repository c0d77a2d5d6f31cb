import { useDeferredValue, useState } from 'react';
import { opensElsewhere, routeHref } from '../../shell/address.ts';
import { Button } from '../../shell/Button.tsx';
import { Icon } from '../../shell/Icon.tsx';
import { ListSearch } from '../../ui/ListSearch.tsx';
import { Modal } from '../../shell/Modal.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { exportStatus } from '../actions/export.ts';
import { restoreAll, restoreRow } from '../actions/put-away.ts';
import { rowName, type StatusDefinition } from '../model/definition.ts';
import type { Row } from '../model/row.ts';
import { rowsOfStatus, unreadRow, useReadOn } from '../model/use-list.ts';
import { PLAIN_VIEW, viewRows } from '../model/view.ts';
import { RowFacts, Time } from './cells.tsx';
import { useOpenList } from './open-list.ts';
import { ReadFailed } from './OpenRow.tsx';

/** So many rows are drawn at first, and with each press of Show more. */
const DRAWN = 50;

interface StatusPopupProps {
  status: StatusDefinition;
  onClose: () => void;
}

/** The popup that lists what was put away, with the way back for each row. Older pages are read as needed. */
export function StatusPopup({ status, onClose }: StatusPopupProps) {
  const shown = useOpenList();
  const { tab, list } = shown;
  const [busy, begin] = useBusy();
  const { rows: all, unknown } = rowsOfStatus(shown, status.status);
  const [search, setSearch] = useState('');
  const rows = viewRows(all, list.columns, { ...PLAIN_VIEW, search: useDeferredValue(search) }, '');
  const [drawn, setDrawn] = useState(DRAWN);
  useReadOn(shown, unknown.length > 0);
  const unread = unknown.length > 0 ? unreadRow(shown.state) : undefined;
  const gone = unread === 'gone' && search === '' ? unknown : [];
  const found = [...rows.map(({ id }) => id), ...(search === '' ? unknown : [])];
  const more = rows.length + gone.length - drawn;
  return (
    <Modal title={`${status.popup} (${all.length + unknown.length})`} onClose={onClose} wide>
      {all.length + unknown.length === 0 ? (
        <p className="admin-quiet">{`Nothing here. Rows you ${status.verb} come here.`}</p>
      ) : (
        <div className="admin-popup-bar">
          <ListSearch
            label={`Search ${status.popup.toLowerCase()}`}
            placeholder="Search all fields"
            value={search}
            onChange={setSearch}
          />
          {found.length > 1 && (
            <Button onClick={() => void restoreAll(tab.id, list, status, found)}>
              {`${status.back} all ${found.length.toLocaleString('en-US')}`}
            </Button>
          )}
          <Button aria-busy={busy} onClick={() => begin(() => exportStatus(list, shown, status))}>
            <Icon name={busy ? 'refresh' : 'download'} /> Export CSV
          </Button>
        </div>
      )}
      {search !== '' && found.length === 0 && (
        <p className="admin-quiet" role="status">{`No ${list.noun[1]} match.`}</p>
      )}
      {unread === 'reading' && (
        <p className="admin-quiet" role="status">
          {`Reading older ${list.noun[1]}…`}
        </p>
      )}
      {unread === 'failed' && <ReadFailed />}
      <ul className="admin-status-list">
        {rows.slice(0, drawn).map((row) => (
          <StatusRow key={row.id} {...{ row, status, onClose }} />
        ))}
        {gone.slice(0, Math.max(0, drawn - rows.length)).map((id) => (
          <li key={id}>
            <p>
              <strong>{id}</strong>
              <span>{` is no longer among the ${list.noun[1]}.`}</span>
            </p>
            <BackButton id={id} name={id} status={status} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button
          onClick={() => setDrawn(drawn + DRAWN)}
        >{`Show more (${more.toLocaleString('en-US')})`}</Button>
      )}
    </Modal>
  );
}

/** One row: its name leads to all of it, in the place of the popup. */
function StatusRow({ row, status, onClose }: StatusPopupProps & { row: Row }) {
  const { tab, list, open } = useOpenList();
  const name = rowName(row);
  return (
    <li>
      <div>
        <p>
          <a
            href={routeHref(tab.id, row.id)}
            dir="auto"
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              onClose();
              open(row.id);
            }}
          >
            {name}
          </a>{' '}
          <Time time={row.time} />
        </p>
        <RowFacts list={list} row={row} />
        {row.values['message'] && <p className="admin-clip">{row.values['message']}</p>}
      </div>
      <BackButton id={row.id} name={name} status={status} />
    </li>
  );
}

function BackButton({ id, name, status }: { id: string; name: string; status: StatusDefinition }) {
  const { tab } = useOpenList();
  return (
    <Button aria-label={`${status.back} ${name}`} onClick={() => void restoreRow(tab.id, status, id, name)}>
      {status.back}
    </Button>
  );
}
