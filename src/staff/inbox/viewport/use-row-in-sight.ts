import { useEffect, useRef, type RefObject } from 'react';
import type { Row } from '../definition/row.ts';

/** Scrolls the list as far as needed to show the row that was opened: stepping through rows never leaves the list behind. */
export function useRowInSight(
  box: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  openId: string | undefined,
  rowHeight: number,
): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const at = openId === shown.current ? -1 : rows.findIndex((row) => row.id === openId);
    const element = box.current;
    if (at < 0 || !element) return;
    shown.current = openId;
    const top = at * rowHeight;
    // The head stays above the rows.
    const head = element.querySelector('thead')?.offsetHeight ?? 0;
    const lowest = top + rowHeight + head - element.clientHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (lowest > element.scrollTop) element.scrollTop = lowest;
  }, [box, rows, openId, rowHeight]);
}
