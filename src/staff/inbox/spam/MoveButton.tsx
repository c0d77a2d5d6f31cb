import { useState } from 'react';
import { Icon } from '../../shell/Icon.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
import type { AdminTab } from '../../tab.tsx';
import type { ListDefinition } from '../definition/list-definition.ts';
import type { Row } from '../definition/row.ts';
import { askThenMove, moveRows } from './move-rows.ts';
import { MOVES } from './moves.ts';

interface MoveButtonProps {
  tab: AdminTab;
  list: ListDefinition;
  row: Row;
  suspected: boolean;
  /** It is about to leave the list. */
  onMoved: () => void;
  /** Undo has brought it back. */
  onBack: () => void;
}

/** Moves the open row between the inbox and suspected spam, on the server and so for everybody. */
export function MoveButton({ tab, list, row, suspected, onMoved, onBack }: MoveButtonProps) {
  const [busy, setBusy] = useState(false);
  const move = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const steps = { leave: onMoved, back: onBack };
    if (suspected) await moveRows(tab, list, [row], 'inbox', steps);
    else await askThenMove(tab, list, [row], 'suspected', steps);
    setBusy(false);
  };
  const { key, label, place } = MOVES[suspected ? 'inbox' : 'suspected'];
  const help = `${label}: move the open row to ${place}${suspected ? '' : ' (asks first)'}`;
  useShortcuts([{ key, label: help, run: () => void move() }]);
  return (
    <button
      type="button"
      className="admin-small"
      title={`Move to ${place} (${key}), for everybody`}
      aria-busy={busy}
      onClick={() => void move()}
    >
      <Icon name={suspected ? 'check' : 'shield'} /> {suspected ? `${label}: move to ${place}` : label}
    </button>
  );
}
