import { useEffect, type RefObject } from 'react';

/**
 * Scrolls a strip of tabs as far as needed to show the selected one: at first, when another is selected, and when
 * something in the strip (a count that arrives) moves it.
 */
export function useTabInSight(strip: RefObject<HTMLElement | null>, selected: string): void {
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      document.getElementById(selected)?.scrollIntoView({ block: 'nearest', inline: 'center' });
    });
    for (const tab of strip.current?.children ?? []) observer.observe(tab);
    return () => {
      observer.disconnect();
    };
  }, [strip, selected]);
}
