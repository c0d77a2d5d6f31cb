import { useState } from 'react';
import { useShortcuts } from '../../shell/shortcuts.ts';
import type { ShelfDefinition } from '../definition/list-definition.ts';
import type { Selecting } from '../selection/use-selection.ts';
import { askThenMove } from '../spam/move-rows.ts';
import { MOVES } from '../spam/moves.ts';
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

/** What it is for this list: to put them away, as `shelve` does, and to move them to the other of inbox and spam. */
export function useBulkActions(props: BulkProps, shelve: (shelf: ShelfDefinition) => void): BulkAction[] {
  const { list, suspected } = props;
  const move = useMoveSelected(props);
  const moves = list.suspected === undefined ? [] : [move];
  if (suspected) return moves;
  const shelves = list.shelves.map((shelf) => ({
    label: shelf.button,
    title: `${shelf.button} what is selected (${shelf.key})`,
    danger: shelf.danger ?? false,
    run: () => {
      shelve(shelf);
    },
  }));
  return [...shelves, ...moves];
}

/** The move out of the folder that is shown. Those that could not be moved stay selected. */
function useMoveSelected(props: BulkProps): BulkAction {
  const { tab, list, suspected, selecting, openId, box } = props;
  const to = suspected ? 'inbox' : 'suspected';
  const { key, label, place } = MOVES[to];
  const [busy, setBusy] = useState(false);
  const move = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await askThenMove(tab, list, selecting.rows, to, {
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
  const help = `${label}: move what is selected to ${place} (asks first)`;
  useShortcuts(list.suspected !== undefined && openId === undefined ? [{ key, label: help, run }] : []);
  return { label, title: `Move what is selected to ${place} (${key}), for everybody`, busy, run };
}
