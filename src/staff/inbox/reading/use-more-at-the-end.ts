import { useEffect, type RefObject } from 'react';
import type { OpenedList } from './use-list.ts';

/** The next page is read when the end comes into sight. */
export function useMoreAtTheEnd(
  box: RefObject<HTMLDivElement | null>,
  { store, state, visible }: OpenedList,
): void {
  useEffect(() => {
    const element = box.current;
    const onScroll = (): void => {
      if (!element || state.next === undefined || state.loadingMore || state.failure !== '') return;
      if (element.scrollHeight - element.scrollTop - element.clientHeight < 800) void store.loadMore();
    };
    onScroll();
    element?.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      element?.removeEventListener('scroll', onScroll);
    };
  }, [box, store, state, visible]);
}
