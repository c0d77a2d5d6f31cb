import { useEffect } from 'react';
import { Modal } from '../shell/Modal.tsx';
import { Time } from './Cell.tsx';
import { rowName } from './columns.ts';
import type { ListDefinition, ShelfDefinition } from './list-definition.ts';
import { bringBack } from './row-actions.ts';
import type { Row } from './row.ts';
import { onShelf, type OpenedList } from './use-list.ts';

interface ShelfPopupProps {
  tabId: string;
  list: ListDefinition;
  shelf: ShelfDefinition;
  opened: OpenedList;
  onClose: () => void;
}

/** The popup that lists what was put away, with the way back for each row. Older pages are read as needed. */
export function ShelfPopup({ tabId, list, shelf, opened, onClose }: ShelfPopupProps) {
  const { rows, unknown } = onShelf(opened, shelf.shelf);
  const { store, state } = opened;
  const reading = unknown.length > 0 && state.next !== undefined && state.failure === '';
  useEffect(() => {
    if (reading && !state.loadingMore) void store.loadMore();
  });
  const restore = (id: string, name: string): void => void bringBack(tabId, shelf, id, name);
  return (
    <Modal title={`${shelf.popup} (${rows.length + unknown.length})`} onClose={onClose} wide>
      {rows.length + unknown.length === 0 && (
        <p className="admin-quiet">{`Nothing here. Rows you ${shelf.verb} come here.`}</p>
      )}
      {reading && <p className="admin-quiet">Reading older {list.noun[1]}…</p>}
      <ul className="admin-shelf">
        {rows.map((row) => (
          <ShelvedRow key={row.id} row={row} shelf={shelf} onBack={restore} />
        ))}
        {!reading &&
          unknown.map((id) => (
            <li key={id}>
              <p>
                <strong>{id}</strong> is no longer among the {list.noun[1]}.
              </p>
              <button
                type="button"
                className="admin-small"
                onClick={() => {
                  restore(id, id);
                }}
              >
                {shelf.back}
              </button>
            </li>
          ))}
      </ul>
    </Modal>
  );
}

interface ShelvedRowProps {
  row: Row;
  shelf: ShelfDefinition;
  onBack: (id: string, name: string) => void;
}

function ShelvedRow({ row, shelf, onBack }: ShelvedRowProps) {
  const name = rowName(row);
  return (
    <li>
      <div>
        <p>
          <strong>{name}</strong> {row.values['email'] !== name && row.values['email']}{' '}
          <Time time={row.time} />
        </p>
        <p className="admin-clip">{row.values['message'] ?? row.values['company']}</p>
      </div>
      <button
        type="button"
        className="admin-small"
        aria-label={`${shelf.back} ${name}`}
        onClick={() => {
          onBack(row.id, name);
        }}
      >
        {shelf.back}
      </button>
    </li>
  );
}
