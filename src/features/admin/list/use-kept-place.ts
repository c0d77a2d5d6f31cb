import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { ListView } from './list-view.ts';
import type { Row } from './row.ts';

/**
 * Somebody who has scrolled down keeps the place: the box scrolls on by what came in above. Another search, sorting or
 * period begins at the top.
 */
export function useKeptPlace(
  box: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  view: ListView,
  rowHeight: number,
): void {
  const drawn = useRef({ rows, view });
  useLayoutEffect(() => {
    const before = drawn.current;
    drawn.current = { rows, view };
    const element = box.current;
    const first = before.rows[0];
    if (!element || !first || element.scrollTop === 0) return;
    if (before.view !== view) element.scrollTop = 0;
    else if (rows[0] !== first) element.scrollTop += Math.max(0, rows.indexOf(first)) * rowHeight;
  }, [box, rows, view, rowHeight]);
}
