import { useEffect } from 'react';
import { listen } from './listen.ts';

/**
 * Repeats a piece of work while the page is in sight, and at once when it comes back into sight or the network comes
 * back. Out of sight it goes on `hiddenEveryMs` apart, or not at all.
 */
export function usePolling(work: () => void, everyMs: number, hiddenEveryMs = Infinity): void {
  useEffect(() => {
    let last = Date.now();
    const repeat = (): void => {
      last = Date.now();
      work();
    };
    const isVisible = () => document.visibilityState === 'visible';
    const timer = setInterval(() => {
      // Timers of a hidden page are late or early by seconds.
      if (isVisible() || Date.now() - last > hiddenEveryMs - everyMs / 2) repeat();
    }, everyMs);
    const onChange = (): void => {
      if (isVisible()) repeat();
    };
    const stops = [listen(document, ['visibilitychange'], onChange), listen(window, ['online'], onChange)];
    return () => {
      clearInterval(timer);
      for (const stop of stops) stop();
    };
  }, [work, everyMs, hiddenEveryMs]);
}
