import { useEffect } from 'react';

/** Repeats a piece of work while the page is in sight, and at once when it comes back into sight. */
export function useLive(work: () => void, everyMs: number): void {
  useEffect(() => {
    const visible = (): void => {
      if (document.visibilityState === 'visible') work();
    };
    const timer = setInterval(visible, everyMs);
    document.addEventListener('visibilitychange', visible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', visible);
    };
  }, [work, everyMs]);
}
