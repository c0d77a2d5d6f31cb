import { useCallback, useState, type RefObject } from 'react';
import { useLive } from '../shell/use-live.ts';
import type { ListDefinition } from './list-definition.ts';
import type { ListStore } from './list-store.ts';

const REFRESH_MS = 15_000;

/**
 * Asks for new rows while the list is in sight. Somebody who has scrolled down keeps the place: the box scrolls on by
 * what came in above. Returns the sentence for screen readers.
 */
export function useFreshRows(
  store: ListStore,
  box: RefObject<HTMLDivElement | null>,
  { noun }: ListDefinition,
): string {
  const [news, setNews] = useState('');
  const work = useCallback(() => {
    const height = box.current?.scrollHeight ?? 0;
    void store.refresh().then((rows) => {
      if (rows.length === 0) return;
      setNews(`${rows.length} new ${noun[rows.length === 1 ? 0 : 1]}`);
      requestAnimationFrame(() => {
        const element = box.current;
        if (element && element.scrollTop > 0) element.scrollTop += element.scrollHeight - height;
      });
    });
  }, [store, box, noun]);
  useLive(work, REFRESH_MS);
  return news;
}
