import { useEffect } from 'react';
import type { ListStore } from '../store/list-store.ts';

/** Rows that are only stepped past are not asked about. */
const STAYS_MS = 300;

/** A colleague may have moved a row since it was read: one that stays open is looked for again. */
export function useStillThere({ check }: ListStore, id: string): void {
  useEffect(() => {
    const timer = setTimeout(() => void check(id), STAYS_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [check, id]);
}
