import { useCallback, useState } from 'react';
import { useLive } from '../../shell/use-live.ts';
import type { ListDefinition } from '../definition/list-definition.ts';
import type { ListStore } from '../store/list-store.ts';

const REFRESH_MS = 15_000;

/** What came in last, as a sentence. As many may come again: each arrival is told by its number, to be read out. */
interface News {
  text: string;
  arrival: number;
}

/** Asks for new rows while the list is in sight; `look` asks at once. `news` is for screen readers. */
export function useFreshRows(
  store: ListStore,
  { noun }: ListDefinition,
): { news: News; look: () => Promise<void> } {
  const [news, setNews] = useState<News>({ text: '', arrival: 0 });
  const look = useCallback(async () => {
    const rows = await store.refresh();
    const text = `${rows.length} new ${noun[rows.length === 1 ? 0 : 1]}`;
    if (rows.length > 0) setNews(({ arrival }) => ({ text, arrival: arrival + 1 }));
  }, [store, noun]);
  useLive(
    useCallback(() => void look(), [look]),
    REFRESH_MS,
  );
  return { news, look };
}
