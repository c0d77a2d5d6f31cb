import { useState } from 'react';
import { Icon } from '../../shell/Icon.tsx';
import { Modal } from '../../shell/Modal.tsx';
import { routeHref } from '../../shell/address.ts';
import { opensElsewhere } from '../../shell/opens-elsewhere.ts';
import { rowName } from '../definition/columns.ts';
import type { ListDefinition, ShelfDefinition } from '../definition/list-definition.ts';
import type { Row } from '../definition/row.ts';
import { exportShelf } from '../export/export-list.ts';
import { ReadFailed } from '../reading/ReadFailed.tsx';
import { unreadRow } from '../reading/unread.ts';
import type { OpenedList } from '../reading/use-list.ts';
import { useReadOn } from '../reading/use-read-on.ts';
import { Time } from '../rows/Cell.tsx';
import { RowFacts } from '../rows/RowFacts.tsx';
import { onShelf } from './on-shelf.ts';
import { bringBack } from './put-away.ts';

/** So many rows are drawn at first, and with each press of Show more. */
const DRAWN = 50;

interface ShelfPopupProps {
  tabId: string;
  list: ListDefinition;
  shelf: ShelfDefinition;
  opened: OpenedList;
  /** Opens a row. */
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** The popup that lists what was put away, with the way back for each row. Older pages are read as needed. */
export function ShelfPopup({ tabId, list, shelf, opened, onOpen, onClose }: ShelfPopupProps) {
  const { rows, unknown } = onShelf(opened, shelf.shelf);
  const [drawn, setDrawn] = useState(DRAWN);
  useReadOn(opened, unknown.length > 0);
  const unread = unknown.length > 0 ? unreadRow(opened.state) : undefined;
  const gone = unread === 'gone' ? unknown : [];
  const more = rows.length + gone.length - drawn;
  const restore = (id: string, name: string): void => void bringBack(tabId, shelf, id, name);
  return (
    <Modal title={`${shelf.popup} (${rows.length + unknown.length})`} onClose={onClose} wide>
      {rows.length + unknown.length === 0 ? (
        <p className="admin-quiet">{`Nothing here. Rows you ${shelf.verb} come here.`}</p>
      ) : (
        <ExportButton {...{ list, shelf, opened }} />
      )}
      {unread === 'reading' && (
        <p className="admin-quiet" role="status">
          Reading older {list.noun[1]}…
        </p>
      )}
      {unread === 'failed' && <ReadFailed list={list} opened={opened} />}
      <ul className="admin-shelf">
        {rows.slice(0, drawn).map((row) => (
          <ShelvedRow key={row.id} {...{ tabId, list, row, shelf, onOpen, onClose }} onBack={restore} />
        ))}
        {gone.slice(0, Math.max(0, drawn - rows.length)).map((id) => (
          <li key={id}>
            <p>
              <strong>{id}</strong> is no longer among the {list.noun[1]}.
            </p>
            <BackButton
              name={id}
              shelf={shelf}
              onBack={() => {
                restore(id, id);
              }}
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className="admin-small"
          onClick={() => {
            setDrawn(drawn + DRAWN);
          }}
        >
          {`Show more (${more.toLocaleString('en-US')})`}
        </button>
      )}
    </Modal>
  );
}

function ExportButton({ list, shelf, opened }: Pick<ShelfPopupProps, 'list' | 'shelf' | 'opened'>) {
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    await exportShelf(list, opened, shelf);
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

interface ShelvedRowProps extends Pick<ShelfPopupProps, 'tabId' | 'list' | 'shelf' | 'onOpen' | 'onClose'> {
  row: Row;
  onBack: (id: string, name: string) => void;
}

/** One row: its name leads to all of it, in the place of the popup. */
function ShelvedRow({ tabId, list, row, shelf, onBack, onOpen, onClose }: ShelvedRowProps) {
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
      <BackButton
        name={name}
        shelf={shelf}
        onBack={() => {
          onBack(row.id, name);
        }}
      />
    </li>
  );
}

function BackButton({ name, shelf, onBack }: { name: string; shelf: ShelfDefinition; onBack: () => void }) {
  return (
    <button type="button" className="admin-small" aria-label={`${shelf.back} ${name}`} onClick={onBack}>
      {shelf.back}
    </button>
  );
}
