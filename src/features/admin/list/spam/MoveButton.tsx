import { useState } from 'react';
import { Icon } from '../../shell/Icon.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
import type { AdminTab } from '../../tabs.ts';
import type { ListDefinition } from '../definition/list-definition.ts';
import type { Row } from '../definition/row.ts';
import { markSpam, notSpam } from './move-row.ts';

interface MoveButtonProps {
  tab: AdminTab;
  list: ListDefinition;
  row: Row;
  suspected: boolean;
  /** It is about to leave the list. */
  onMoved: () => void;
}

/** Moves the open row between the inbox and suspected spam, on the server and so for everybody. */
export function MoveButton({ tab, list, row, suspected, onMoved }: MoveButtonProps) {
  const [busy, setBusy] = useState(false);
  const move = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await (suspected ? notSpam : markSpam)(tab, list, row, { leave: onMoved });
    setBusy(false);
  };
  useShortcuts([
    suspected
      ? { key: 'n', label: 'Not spam: move the open row to the inbox', run: () => void move() }
      : { key: 's', label: 'Spam: move the open row to suspected spam (asks first)', run: () => void move() },
  ]);
  return (
    <button
      type="button"
      className="admin-small"
      title={`${suspected ? 'Move to the inbox (n)' : 'Move to suspected spam (s)'}, for everybody`}
      aria-busy={busy}
      onClick={() => void move()}
    >
      <Icon name={suspected ? 'check' : 'shield'} /> {suspected ? 'Not spam: move to the inbox' : 'Spam'}
    </button>
  );
}
