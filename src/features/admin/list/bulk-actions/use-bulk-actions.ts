import { useState } from 'react';
import { useShortcuts } from '../../shell/shortcuts.ts';
import type { ShelfDefinition } from '../definition/list-definition.ts';
import type { Selecting } from '../selection/use-selection.ts';
import { allNotSpam } from '../spam/move-row.ts';
import { focusRow } from '../viewport/focus-row.ts';
import { goOnAfter } from '../viewport/go-on-after.ts';
import type { ShownList } from '../viewport/shown-list.ts';

interface BulkProps extends ShownList {
  selecting: Selecting;
}

/** Something that can be done with the selected rows together. */
export interface BulkAction {
  label: string;
  title: string;
  danger?: boolean;
  busy?: boolean;
  run: () => void;
}

/** What it is for this list: to put them away, as `shelve` does; suspected spam is moved into the inbox. */
export function useBulkActions(props: BulkProps, shelve: (shelf: ShelfDefinition) => void): BulkAction[] {
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
function useMoveToInbox(props: BulkProps): BulkAction[] {
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
