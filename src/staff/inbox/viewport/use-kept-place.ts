import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Row } from '../definition/row.ts';
import type { ListView } from '../search/list-view.ts';

/**
 * Somebody who has scrolled down keeps the place: the first row in sight stays where it is, whatever came or went above
 * it. Another search, sorting or period begins at the top, and so does the other of inbox and suspected spam.
 */
export function useKeptPlace(
  box: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  view: ListView,
  suspected: boolean,
  rowHeight: number,
): void {
  const drawn = useRef({ rows, view, suspected });
  useLayoutEffect(() => {
    const before = drawn.current;
    drawn.current = { rows, view, suspected };
    const element = box.current;
    if (!element || element.scrollTop <= 0) return;
    if (before.view !== view || before.suspected !== suspected) element.scrollTop = 0;
    else if (before.rows !== rows)
      element.scrollTop += rowHeight * shift(before.rows, rows, Math.floor(element.scrollTop / rowHeight));
  }, [box, rows, view, suspected, rowHeight]);
}

/** By how many rows the one at `at` has moved down; if it went, the next one that is still there. */
function shift(before: readonly Row[], now: readonly Row[], at: number): number {
  const places = new Map(now.map((row, place) => [row.id, place]));
  for (const [index, { id }] of before.entries()) {
    const place = index < at ? undefined : places.get(id);
    if (place !== undefined) return place - index;
  }
  return 0;
}
