import { useEffect, useState, type RefObject } from 'react';

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
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
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
