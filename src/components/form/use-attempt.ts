import { useEffect, useRef, useState } from 'react';

interface Running {
  setBusy: (busy: boolean) => void;
  /** False once the attempt was given up. */
  isCurrent: () => boolean;
}

export interface Attempt {
  /** An answer is being waited for. */
  busy: boolean;
  /** Runs `work` unless another run is under way: a second click is no second submission. */
  run: (work: (attempt: Running) => Promise<void>) => void;
}

/**
 * One submission at a time. A page that comes back from the back/forward cache has lost its request:
 * the attempt is given up there, so that the form can be sent again.
 */
export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false);
  const current = useRef<symbol>(undefined);

  useEffect(() => {
    const giveUp = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      current.current = undefined;
      setBusy(false);
    };
    window.addEventListener('pageshow', giveUp);
    return () => {
      window.removeEventListener('pageshow', giveUp);
    };
  }, []);

  return {
    busy,
    run(work) {
      if (current.current) return;
      const mine = Symbol('attempt');
      const isCurrent = () => current.current === mine;
      current.current = mine;
      const end = () => {
        if (!isCurrent()) return;
        current.current = undefined;
        setBusy(false);
      };
      void work({ setBusy, isCurrent }).finally(end);
    },
  };
}
