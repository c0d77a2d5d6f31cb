import { lazy, useEffect, useRef } from 'react';
import { isUnsubscribed, unsubscribed, withUnsubscribed } from '../../notify/unsubscribed.ts';
import { useAtom } from '../../shell/atom.ts';
import { Icon } from '../../shell/Icon.tsx';
import { allColumns, type Column, copiedText, type ListDefinition, rowName } from '../model/definition.ts';
import type { Row } from '../model/row.ts';
import { statusOf } from '../model/status.ts';
import { Cell, StatusButtons, Time } from './cells.tsx';
import { askThenMove, moveRows, MOVES } from '../actions/move.ts';
import { focusRow, restoreRow } from '../actions/put-away.ts';
import { copy, replyAddress } from '../actions/reply.ts';
import { routeHref } from '../../shell/address.ts';
import { Button, IconButton } from '../../shell/Button.tsx';
import { Later } from '../../shell/Notice.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { useOpenList } from './open-list.ts';

// What is below a row's words may come after them.
const RowMessage = lazy(() => import('../../notify/RowMessage.tsx'));

/** Everything one row says, beside the list; over it on narrow screens, where the list is inert meanwhile. */
export function RowSheet({ row, onClose }: { row: Row; onClose: () => void }) {
  const { list, parts, rows, suspected, open } = useOpenList();
  const heading = useRef<HTMLHeadingElement>(null);
  const name = rowName(row);
  const email = row.values['email'];
  const isOff = isUnsubscribed(useAtom(unsubscribed), row);
  const fields = rowColumns(list, row).filter(({ beside }) => !beside);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [row.id]);
  const step = (by: -1 | 1): void => {
    const next = rows[rows.indexOf(row) + by];
    if (next) open(next.id);
  };
  // Only lists of submissions have parts.
  const listName = list.suspected;
  return (
    <section className="admin-sheet" aria-label={`Details: ${name}`}>
      <header>
        <div>
          <h2 ref={heading} tabIndex={-1} dir="auto">
            {name}
          </h2>
          <Time time={row.time} />
        </div>
        <IconButton icon="up" aria-label="Previous row" title="Previous (k)" onClick={() => step(-1)} />
        <IconButton icon="down" aria-label="Next row" title="Next (j)" onClick={() => step(1)} />
        <IconButton icon="close" aria-label="Close details" title="Close (Esc)" onClick={onClose} />
      </header>
      <dl>
        {fields.map((column) => (
          <RowField key={column.key} row={row} column={column} />
        ))}
      </dl>
      {listName !== undefined && parts.map((part, at) => <part.OpenRow key={at} list={listName} row={row} />)}
      {listName !== undefined && !suspected && (
        <Later>
          <RowMessage list={listName} id={row.id} />
        </Later>
      )}
      {email && (
        <p>
          <a href={routeHref('personal-data', email)}>All about this address</a>
        </p>
      )}
      <footer>
        {email && (
          <a
            className="admin-small"
            data-tone="main"
            href={replyAddress(list, row, email)}
            onClick={() => listName !== undefined && parts.forEach((part) => part.onReply(listName, row))}
          >
            {/* Whoever wants no mail may still be answered, by somebody who knows it. */}
            <Icon name="mail" /> <span>{isOff ? 'Reply (unsubscribed)' : 'Reply'}</span>
          </a>
        )}
        <Actions row={row} />
        <Button onClick={() => void copy(rowText(list, row))}>
          <Icon name="copy" /> Copy all
        </Button>
      </footer>
    </section>
  );
}

function Actions({ row }: { row: Row }) {
  const { tab, list, statuses, suspected } = useOpenList();
  const move = list.suspected && <MoveButton row={row} />;
  if (suspected) return move;
  const status = list.statuses.find((definition) => definition.status === statusOf(statuses, row.id));
  if (!status) {
    return (
      <>
        <StatusButtons row={row} />
        {move}
      </>
    );
  }
  return (
    <Button onClick={() => void restoreRow(tab.id, status, row.id, rowName(row))}>
      {`${status.popup}: ${status.back}`}
    </Button>
  );
}

/** Moves the open row between the inbox and suspected spam, on the server and so for everybody. */
function MoveButton({ row }: { row: Row }) {
  const { tab, list, rows, suspected, open, box } = useOpenList();
  const [busy, begin] = useBusy();
  const at = rows.indexOf(row);
  const next = rows[at + 1] ?? rows[at - 1];
  const steps = {
    leave: () => {
      open(next?.id);
      if (!next) focusRow(box.current, undefined);
    },
    back: () => focusRow(box.current, row.id),
  };
  const move = (): void =>
    begin(() =>
      suspected
        ? moveRows(tab, list, [row], 'inbox', steps)
        : askThenMove(tab, list, [row], 'suspected', steps),
    );
  const { key, label, place } = MOVES[suspected ? 'inbox' : 'suspected'];
  const help = `${label}: move the open row to ${place}${suspected ? '' : ' (asks first)'}`;
  useShortcuts([{ key, label: help, run: move }]);
  return (
    <Button title={`Move to ${place} (${key}), for everybody`} aria-busy={busy} onClick={move}>
      <Icon name={suspected ? 'check' : 'shield'} />
      <span>{suspected ? `${label}: move to ${place}` : label}</span>
    </Button>
  );
}

function RowField({ row, column }: { row: Row; column: Column }) {
  const value = copiedText(row, column);
  const label = `Copy ${column.label}`;
  return (
    <div data-kind={column.kind}>
      <dt>{column.label}</dt>
      <dd>
        <span>
          <Cell row={row} column={column} whole />
        </span>
        {value !== '' && (
          <IconButton
            icon="copy"
            size={16}
            aria-label={label}
            title={label}
            onClick={() => void copy(value)}
          />
        )}
      </dd>
    </div>
  );
}

const rowColumns = (list: ListDefinition, row: Row): readonly Column[] =>
  withUnsubscribed(allColumns(list, [row]), [row]);

function rowText(list: ListDefinition, row: Row): string {
  return rowColumns(list, row)
    .map((column) => `${column.label}: ${copiedText(row, column)}`)
    .join('\n');
}
