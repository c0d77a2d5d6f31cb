import { useEffect } from 'react';

/**
 * Calls `advance` once after each `intervalMs` for as long as `running` is true. One timer at a time; `slide`, the
 * current slide, starts it anew. A hidden tab stops the clock, and coming back starts a full interval:
 * steps never pile up.
 */
export function useAutoAdvance(
  running: boolean,
  slide: number,
  intervalMs: number,
  advance: () => void,
): void {
  useEffect(() => {
    if (!running) return;
    let timer: number | undefined;
    const start = () => {
      window.clearTimeout(timer);
      if (!document.hidden) timer = window.setTimeout(advance, intervalMs);
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', start);
    };
  }, [running, slide, intervalMs, advance]);
}
