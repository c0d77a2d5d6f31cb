import type { RefObject } from 'react';
import { useShortcuts } from '../../shell/shortcuts.ts';
import type { ShelfDefinition } from '../definition/list-definition.ts';
import type { Selecting } from './use-selection.ts';

export const SELECT_KEY = 'x';

/** The keys that select rows. On an open row they give way to a shelf of the list that has the same one. */
export function useSelectionKeys(
  shelves: readonly ShelfDefinition[],
  selecting: Selecting,
  box: RefObject<HTMLElement | null>,
  openId: string | undefined,
): void {
  const taken = openId !== undefined && shelves.some(({ key }) => key === SELECT_KEY);
  const pick = (range: boolean): void => {
    const id = focusedRow(box.current) ?? openId;
    if (id !== undefined) selecting.pick(id, range);
  };
  const keys = [
    {
      key: SELECT_KEY,
      label: 'Select the row in focus, or the open one',
      run: () => {
        pick(false);
      },
    },
    {
      key: SELECT_KEY.toUpperCase(),
      label: 'Select all rows from the last one to this',
      run: () => {
        pick(true);
      },
    },
  ];
  useShortcuts(taken ? [] : keys);
}

function focusedRow(box: HTMLElement | null): string | undefined {
  const { activeElement } = document;
  return box?.contains(activeElement)
    ? activeElement?.closest<HTMLElement>('[data-id]')?.dataset['id']
    : undefined;
}
