import { useCallback, useState } from 'react';
import { useLive } from '../../shell/use-live.ts';
import type { ListDefinition } from '../definition/list-definition.ts';
import type { ListStore } from '../store/list-store.ts';

const REFRESH_MS = 15_000;

/** Asks for new rows while the list is in sight; `look` asks at once. `news` is the sentence for screen readers. */
export function useFreshRows(
  store: ListStore,
  { noun }: ListDefinition,
): { news: string; look: () => Promise<void> } {
  const [news, setNews] = useState('');
  const look = useCallback(async () => {
    const rows = await store.refresh();
    if (rows.length > 0) setNews(`${rows.length} new ${noun[rows.length === 1 ? 0 : 1]}`);
  }, [store, noun]);
  useLive(
    useCallback(() => void look(), [look]),
    REFRESH_MS,
  );
  return { news, look };
}
