import { useCallback, useSyncExternalStore, type RefObject } from 'react';

const OVERSCAN = 8;

export interface RowWindow {
  /** First row to draw, and the one after the last. */
  start: number;
  end: number;
}

/**
 * Which rows of a long list are in sight, for rows of one height in a scrolling box.
 * Changes only when rows enter or leave, so scrolling within them draws nothing.
 */
export function useWindow(box: RefObject<HTMLElement | null>, count: number, rowHeight: number): RowWindow {
  const subscribe = useCallback(
    (listener: () => void) => {
      const element = box.current;
      if (!element) return () => undefined;
      element.addEventListener('scroll', listener, { passive: true });
      const observer = new ResizeObserver(listener);
      observer.observe(element);
      return () => {
        element.removeEventListener('scroll', listener);
        observer.disconnect();
      };
    },
    [box],
  );
  const first = useSyncExternalStore(
    subscribe,
    () => firstInSight(box.current, rowHeight),
    () => 0,
  );
  const height = useSyncExternalStore(
    subscribe,
    () => rowsInSight(box.current, rowHeight),
    () => 20,
  );
  const start = Math.max(0, Math.min(first, count - 1) - OVERSCAN);
  return { start, end: Math.min(count, first + height + OVERSCAN) };
}

function firstInSight(box: HTMLElement | null, rowHeight: number): number {
  return box ? Math.floor(Math.max(0, box.scrollTop) / rowHeight) : 0;
}

function rowsInSight(box: HTMLElement | null, rowHeight: number): number {
  return box ? Math.ceil(box.clientHeight / rowHeight) + 1 : 20;
}
