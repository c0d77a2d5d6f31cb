import { useState } from 'react';
import { useShortcuts } from '../shell/shortcuts.ts';
import type { ShelfDefinition } from './list-definition.ts';
import type { ListBodyProps } from './ListBody.tsx';
import { allNotSpam } from './move-row.ts';
import { focusRow } from './use-list-keys.ts';
import { goOnAfter } from './use-shelving.ts';

/** Something that can be done with the selected rows together. */
export interface BulkAction {
  label: string;
  title: string;
  danger?: boolean;
  busy?: boolean;
  run: () => void;
}

/** What it is for this list: to put them away, as `shelve` does; suspected spam is moved into the inbox. */
export function useBulkActions(props: ListBodyProps, shelve: (shelf: ShelfDefinition) => void): BulkAction[] {
  const move = useMoveToInbox(props);
  if (props.suspected) return move;
  return props.list.shelves.map((shelf) => ({
    label: shelf.button,
    title: `${shelf.button} what is selected (${shelf.key})`,
    danger: shelf.danger ?? false,
    run: () => {
      shelve(shelf);
    },
  }));
}

/** Those that could not be moved stay selected. */
function useMoveToInbox(props: ListBodyProps): BulkAction[] {
  const { tab, list, suspected, selecting, openId, box } = props;
  const [busy, setBusy] = useState(false);
  const move = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await allNotSpam(tab, list, selecting.rows, {
      leave: (moved) => {
        selecting.letGo(moved);
        goOnAfter(props, moved);
      },
      back: (moved) => {
        focusRow(box.current, moved[0]?.id);
      },
    });
    setBusy(false);
  };
  const run = (): void => void move();
  const isOffered = suspected && list.suspected !== undefined;
  const label = 'Not spam: move what is selected to the inbox (asks first)';
  useShortcuts(isOffered && openId === undefined ? [{ key: 'n', label, run }] : []);
  return isOffered
    ? [{ label: 'Not spam', title: 'Move what is selected to the inbox (n), for everybody', busy, run }]
    : [];
}
