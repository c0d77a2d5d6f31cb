import { useLayoutEffect } from 'react';
import { opensElsewhere } from '../../shell/address.ts';
import { listen } from '../../shell/listen.ts';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { focusRow } from './put-away.ts';
import type { OpenList } from '../view/open-list.ts';

/** The keys of a list, and the click anywhere on a row that opens it. */
export function useListKeys({ rows, openId, open, box, search, selecting }: OpenList): void {
  const close = (): void => {
    if (openId === undefined) {
      selecting.clear();
      return;
    }
    open(undefined);
    focusRow(box.current, openId);
  };
  const step = (by: -1 | 1): void => {
    const at = rows.findIndex((row) => row.id === openId);
    const next = rows[at < 0 ? 0 : at + by];
    if (next) open(next.id);
  };
  useShortcuts([
    { key: '/', label: 'Search', run: () => search.current?.focus() },
    {
      key: 'j',
      label: 'Open the next row',
      repeats: true,
      run: () => step(1),
    },
    {
      key: 'k',
      label: 'Open the previous row',
      repeats: true,
      run: () => step(-1),
    },
    { key: 'Escape', label: 'Close the details; clear the selection', run: close },
  ]);
  useLayoutEffect(() => {
    const element = box.current;
    const onClick = (event: MouseEvent): void => {
      const id = clickedRow(event);
      if (id === undefined) return;
      event.preventDefault();
      open(id);
    };
    return listen(element, ['click'], onClick);
  });
}

/** A click on text selects, a click on any other link or on a button does its own thing. */
function clickedRow(event: MouseEvent): string | undefined {
  const target = event.target;
  if (!(target instanceof Element)) return undefined;
  const isLink = target.closest('[data-open-row]') !== null;
  if (isLink && opensElsewhere(event)) return undefined;
  if (!isLink && (target.closest('a, button, label') || getSelection()?.isCollapsed === false))
    return undefined;
  return target.closest<HTMLElement>('[data-id]')?.dataset['id'];
}

export const SELECT_KEY = 'x';

/** The keys that select rows. On an open row they give way to a status of the list that has the same one. */
export function useSelectionKeys({ list, suspected, selecting, box, openId }: OpenList): void {
  const taken = openId !== undefined && !suspected && list.statuses.some(({ key }) => key === SELECT_KEY);
  const pick = (range: boolean): void => {
    const id = focusedRow(box.current) ?? openId;
    if (id !== undefined) selecting.pick(id, range);
  };
  const keys = [
    {
      key: SELECT_KEY,
      label: 'Select the row in focus, or the open one',
      run: () => pick(false),
    },
    {
      key: SELECT_KEY.toUpperCase(),
      label: 'Select all rows from the last one to this',
      run: () => pick(true),
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
