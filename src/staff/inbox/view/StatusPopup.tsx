import { useState } from 'react';
import { Icon } from '../../shell/Icon.tsx';
import { Modal } from '../../shell/Modal.tsx';
import { opensElsewhere, routeHref } from '../../shell/address.ts';
import { type ListDefinition, rowName, type StatusDefinition } from '../model/definition.ts';
import type { Row } from '../model/row.ts';
import { exportStatus } from '../actions/export.ts';
import { ReadFailed } from './ListBody.tsx';
import { rowsOfStatus, type OpenedList, unreadRow, useReadOn } from '../model/use-list.ts';
import { RowFacts, Time } from './cells.tsx';
import { restoreRow } from '../actions/hide.ts';

/** So many rows are drawn at first, and with each press of Show more. */
const DRAWN = 50;

interface StatusPopupProps {
  tabId: string;
  list: ListDefinition;
  status: StatusDefinition;
  opened: OpenedList;
  /** Opens a row. */
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** The popup that lists what was put away, with the way back for each row. Older pages are read as needed. */
export function StatusPopup({ tabId, list, status, opened, onOpen, onClose }: StatusPopupProps) {
  const { rows, unknown } = rowsOfStatus(opened, status.status);
  const [drawn, setDrawn] = useState(DRAWN);
  useReadOn(opened, unknown.length > 0);
  const unread = unknown.length > 0 ? unreadRow(opened.state) : undefined;
  const gone = unread === 'gone' ? unknown : [];
  const more = rows.length + gone.length - drawn;
  const restore = (id: string, name: string): void => void restoreRow(tabId, status, id, name);
  return (
    <Modal title={`${status.popup} (${rows.length + unknown.length})`} onClose={onClose} wide>
      {rows.length + unknown.length === 0 ? (
        <p className="admin-quiet">{`Nothing here. Rows you ${status.verb} come here.`}</p>
      ) : (
        <ExportButton {...{ list, status, opened }} />
      )}
      {unread === 'reading' && (
        <p className="admin-quiet" role="status">
          Reading older {list.noun[1]}…
        </p>
      )}
      {unread === 'failed' && <ReadFailed list={list} opened={opened} />}
      <ul className="admin-status-list">
        {rows.slice(0, drawn).map((row) => (
          <StatusRow key={row.id} {...{ tabId, list, row, status, onOpen, onClose }} onBack={restore} />
        ))}
        {gone.slice(0, Math.max(0, drawn - rows.length)).map((id) => (
          <li key={id}>
            <p>
              <strong>{id}</strong> is no longer among the {list.noun[1]}.
            </p>
            <BackButton name={id} status={status} onBack={() => restore(id, id)} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className="admin-small" onClick={() => setDrawn(drawn + DRAWN)}>
          {`Show more (${more.toLocaleString('en-US')})`}
        </button>
      )}
    </Modal>
  );
}

function ExportButton({ list, status, opened }: Pick<StatusPopupProps, 'list' | 'status' | 'opened'>) {
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    await exportStatus(list, opened, status);
    setBusy(false);
  };
  return (
    <button
      type="button"
      className="admin-small"
      aria-busy={busy}
      onClick={() => {
        if (!busy) void save();
      }}
    >
      <Icon name={busy ? 'refresh' : 'download'} /> Export CSV
    </button>
  );
}

interface StatusRowProps extends Pick<StatusPopupProps, 'tabId' | 'list' | 'status' | 'onOpen' | 'onClose'> {
  row: Row;
  onBack: (id: string, name: string) => void;
}

/** One row: its name leads to all of it, in the place of the popup. */
function StatusRow({ tabId, list, row, status, onBack, onOpen, onClose }: StatusRowProps) {
  const name = rowName(row);
  return (
    <li>
      <div>
        <p>
          <a
            href={routeHref(tabId, row.id)}
            dir="auto"
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              onClose();
              onOpen(row.id);
            }}
          >
            {name}
          </a>{' '}
          <Time time={row.time} />
        </p>
        <RowFacts list={list} row={row} />
        {row.values['message'] && <p className="admin-clip">{row.values['message']}</p>}
      </div>
      <BackButton name={name} status={status} onBack={() => onBack(row.id, name)} />
    </li>
  );
}

function BackButton({
  name,
  status,
  onBack,
}: {
  name: string;
  status: StatusDefinition;
  onBack: () => void;
}) {
  return (
    <button type="button" className="admin-small" aria-label={`${status.back} ${name}`} onClick={onBack}>
      {status.back}
    </button>
  );
}
