import { useSyncExternalStore } from 'react';

/** Heights of a row of the table and of a card, in rem: they grow with the browser's text. */
const TABLE_ROW = 3;
const CARD = 10.75;

/** The height of every row of a list, in whole pixels; the styles take it from `--row-height`. */
export function useRowHeight(cards: boolean): number {
  const rem = useSyncExternalStore(subscribe, textSize, () => 16);
  return Math.round((cards ? CARD : TABLE_ROW) * rem);
}

/** The size of the browser's text, in pixels. */
export function textSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** A new text size comes without an event; the list is drawn again often enough to find it. */
function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => {
    removeEventListener('resize', listener);
  };
}
