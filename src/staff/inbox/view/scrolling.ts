import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { listen } from '../../shell/listen.ts';
import type { Row } from '../model/row.ts';
import type { ListView } from '../model/view.ts';
import type { ReadList } from '../model/use-list.ts';

/** Rows drawn beyond both edges of the box. */
const OVERSCAN = 8;
/** The window moves by so many rows at a time: fewer, larger steps. */
const STEP = 4;

export interface RowWindow {
  /** First row to draw, and the one after the last. */
  start: number;
  end: number;
}

/**
 * Which rows of a long list are in sight, for rows of one height in a scrolling box. The box is measured in its own
 * events only, never while drawing: that would lay out the page twice for each step of a scroll.
 */
export function useWindow(box: RefObject<HTMLElement | null>, count: number, rowHeight: number): RowWindow {
  const [{ first, height }, setSight] = useState({ first: 0, height: 20 });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = (): void => {
      const next = inSight(element, rowHeight);
      setSight((now) => (now.first === next.first && now.height === next.height ? now : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const stop = listen(element, ['scroll'], measure, { passive: true });
    return () => {
      observer.disconnect();
      stop();
    };
  }, [box, rowHeight]);
  const start = Math.max(0, Math.min(first, count - 1) - OVERSCAN);
  return { start, end: Math.min(count, first + height + OVERSCAN) };
}

function inSight(element: HTMLElement, rowHeight: number): { first: number; height: number } {
  const row = Math.floor(Math.max(0, element.scrollTop) / rowHeight);
  return {
    first: row - (row % STEP),
    height: Math.ceil(element.clientHeight / rowHeight) + STEP,
  };
}

/** Heights of a row of the table and of a card, in rem: they grow with the browser's text. */
const TABLE_ROW = 3;
const CARD = 10.75;
const LOW_CARD = 5.625;

/** The height of every row of a list, in whole pixels; the styles take it from `--row-height`. */
export function useRowHeight(cards: boolean, low: boolean): number {
  const rem = useSyncExternalStore(resizes, textSize, () => 16);
  const card = low ? LOW_CARD : CARD;
  return Math.round((cards ? card : TABLE_ROW) * rem);
}

/**
 * In a low window the head of a list, which would fill it, is above: the rows come into sight when the list or the other of its
 * folders opens, and when there begins or ends a selection. Whoever goes through the head by keyboard stays there.
 */
export function useListInSight(
  box: RefObject<HTMLElement | null>,
  low: boolean,
  suspected: boolean,
  selected: boolean,
): void {
  useLayoutEffect(() => {
    if (low && !document.activeElement?.matches(':is(.admin-sidebar, .admin-head) :focus-visible'))
      box.current?.closest('.admin-body')?.scrollIntoView();
  }, [box, low, suspected, selected]);
}

/** The size of the browser's text, in pixels. */
export const textSize = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** A new text size comes without an event; the list is drawn again often enough to find it. */
const resizes = (listener: () => void) => listen(window, ['resize'], listener);

/**
 * Somebody who has scrolled down keeps the place: the first row in sight stays where it is, whatever came or went above
 * it. Another search, sorting or period begins at the top, and so does the other of inbox and suspected spam.
 */
export function useScrollAnchor(
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

/** The next page is read when the end comes into sight. */
export function useMoreAtTheEnd(
  box: RefObject<HTMLDivElement | null>,
  { pages, state, visible }: ReadList,
): void {
  useEffect(() => {
    const element = box.current;
    const onScroll = (): void => {
      if (!element || state.next === undefined || state.loadingMore || state.failure !== '') return;
      if (element.scrollHeight - element.scrollTop - element.clientHeight < 800) void pages.loadMore();
    };
    onScroll();
    return listen(element, ['scroll'], onScroll, { passive: true });
  }, [box, pages, state, visible]);
}
