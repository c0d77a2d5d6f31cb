import { useCallback, useSyncExternalStore } from 'react';
import { listen } from './listen.ts';

/** Where the staff area changes its shape; the styles have the same queries. */
export const LAYOUTS = {
  /** The tabs are a strip above the panel, over which More opens. */
  strip: '(max-width: 60rem)',
  /** Lists are cards. */
  cards: '(max-width: 47.99rem)',
  /** An open row lies over the list: there is no room beside it. */
  sheetOverList: '(max-width: 68.74rem)',
  /** The page scrolls as a whole and the list is as high as the window; cards are short. */
  low: '(max-height: 36rem)',
} as const;

/** Whether a media query holds; false on the static page. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => listen(matchMedia(query), ['change'], listener),
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
