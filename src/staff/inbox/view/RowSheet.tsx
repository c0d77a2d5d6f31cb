import { useEffect, useRef } from 'react';
import { isUnsubscribed, unsubscribed, withUnsubscribed } from '../../notify/unsubscribed.ts';
import { useAtom } from '../../shell/atom.ts';
import { Icon } from '../../shell/Icon.tsx';
import { allColumns, type Column, copiedText, type ListDefinition, rowName } from '../model/definition.ts';
import type { Row } from '../model/row.ts';
import { Cell, Time } from './cells.tsx';
import { copy, replyAddress } from '../actions/reply.ts';
import { routeHref } from '../../shell/address.ts';
import { Button, IconButton } from '../../shell/Button.tsx';

interface RowSheetProps {
  list: ListDefinition;
  row: Row;
  onClose: () => void;
  /** To the row above (-1) or below (1); undefined at the end of the list. */
  onStep: (by: -1 | 1) => void;
  /** Stands below what the row says. */
  note?: React.ReactNode;
  /** Buttons of this row's state. */
  actions: React.ReactNode;
  /** Somebody goes to answer by mail. */
  onReply?: (() => void) | undefined;
}

/** Everything one row says, beside the list; over it on narrow screens, where the list is inert meanwhile. */
export function RowSheet({ list, row, onClose, onStep, note, actions, onReply }: RowSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const name = rowName(row);
  const email = row.values['email'];
  const isOff = isUnsubscribed(useAtom(unsubscribed), row);
  const fields = rowColumns(list, row).filter(({ beside }) => !beside);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [row.id]);
  return (
    <section className="admin-sheet" aria-label={`Details: ${name}`}>
      <header>
        <div>
          <h2 ref={heading} tabIndex={-1} dir="auto">
            {name}
          </h2>
          <Time time={row.time} />
        </div>
        <IconButton icon="up" aria-label="Previous row" title="Previous (k)" onClick={() => onStep(-1)} />
        <IconButton icon="down" aria-label="Next row" title="Next (j)" onClick={() => onStep(1)} />
        <IconButton icon="close" aria-label="Close details" title="Close (Esc)" onClick={onClose} />
      </header>
      <dl>
        {fields.map((column) => (
          <RowField key={column.key} row={row} column={column} />
        ))}
      </dl>
      {note}
      {email && (
        <p>
          <a href={routeHref('personal-data', email)}>All about this address</a>
        </p>
      )}
      <footer>
        {email && (
          <a className="admin-small" data-tone="main" href={replyAddress(list, row, email)} onClick={onReply}>
            {/* Whoever wants no mail may still be answered, by somebody who knows it. */}
            <Icon name="mail" /> <span>{isOff ? 'Reply (unsubscribed)' : 'Reply'}</span>
          </a>
        )}
        {actions}
        <Button onClick={() => void copy(rowText(list, row))}>
          <Icon name="copy" /> Copy all
        </Button>
      </footer>
    </section>
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
