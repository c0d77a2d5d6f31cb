import { useLayoutEffect, type RefObject } from 'react';
import { opensElsewhere } from '../shell/opens-elsewhere.ts';
import { useShortcuts } from '../shell/shortcuts.ts';
import type { Row } from './definition/row.ts';
import type { Selecting } from './selection/use-selection.ts';
import { focusRow } from './viewport/focus-row.ts';

interface ListKeys {
  rows: readonly Row[];
  openId: string | undefined;
  open: (id: string | undefined) => void;
  search: RefObject<HTMLInputElement | null>;
  box: RefObject<HTMLDivElement | null>;
  selecting: Selecting;
}

/** The keys of a list, and the click anywhere on a row that opens it. */
export function useListKeys({ rows, openId, open, search, box, selecting }: ListKeys): void {
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
      run: () => {
        step(1);
      },
    },
    {
      key: 'k',
      label: 'Open the previous row',
      repeats: true,
      run: () => {
        step(-1);
      },
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
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('click', onClick);
    };
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
