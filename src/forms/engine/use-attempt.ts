import { useEffect, useRef, useState } from 'react';

interface Running {
  setBusy: (busy: boolean) => void;
  /** Waits for the answer to a request. Out: undefined when the attempt was given up meanwhile. */
  answerOf: <T>(request: Promise<T>) => Promise<T | undefined>;
}

/** Whether a form is busy, and what changes it, as `useState` has them. */
export type HeldBusy = readonly [boolean, (busy: boolean) => void];

export interface Attempt {
  /** Something is being waited for: an answer, or what is needed to go on. */
  busy: boolean;
  /** Runs `work`, busy at first, unless another run is under way: a second click is no second submission. */
  run: (work: (attempt: Running) => Promise<void>) => void;
}

/**
 * One submission at a time. A page that comes back from the back/forward cache has lost its request: an attempt that waits for
 * one is given up there, so that the form can be sent again. One that is still asking goes on. `held`: outside the form.
 */
export function useAttempt(held?: HeldBusy): Attempt {
  const own = useState(false);
  const [busy, setBusy] = held ?? own;
  const current = useRef<{ hasRequest: boolean; end: () => void }>(undefined);

  useEffect(() => {
    const giveUp = (event: PageTransitionEvent) => {
      if (event.persisted && current.current?.hasRequest) current.current.end();
    };
    addEventListener('pageshow', giveUp);
    return () => removeEventListener('pageshow', giveUp);
  }, []);

  return {
    busy,
    run(work) {
      if (current.current) return;
      const isCurrent = () => current.current === mine;
      const end = () => {
        if (!isCurrent()) return;
        current.current = undefined;
        setBusy(false);
      };
      const mine = { hasRequest: false, end };
      current.current = mine;
      setBusy(true);
      const answerOf = async <T>(request: Promise<T>) => {
        mine.hasRequest = true;
        const answer = await request;
        mine.hasRequest = false;
        return isCurrent() ? answer : undefined;
      };
      void work({ setBusy, answerOf }).finally(end);
    },
  };
}
