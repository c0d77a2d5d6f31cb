import { useEffect, useState } from 'react';

/** The clock steps once a second. */
const TICK_MS = 1_000;

/**
 * The current time, read anew at each full second, never counted up: right again at once after a hidden hour or a sleep.
 * Undefined until the page runs in a browser, so that a page built yesterday shows no yesterday's time.
 */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    let timer: number | undefined;
    const tick = () => {
      window.clearTimeout(timer);
      setNow(new Date());
      timer = window.setTimeout(tick, TICK_MS - (Date.now() % TICK_MS));
    };
    const wake = () => {
      if (document.visibilityState === 'visible') tick();
    };
    tick();
    document.addEventListener('visibilitychange', wake);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, []);
  return now;
}
