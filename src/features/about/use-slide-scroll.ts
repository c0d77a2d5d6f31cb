import { useCallback, useEffect, useRef, type RefObject } from 'react';

interface SlideScroll {
  /** The scrolling list of slides. */
  track: RefObject<HTMLUListElement | null>;
  /** Brings a slide into view. */
  scrollTo: (index: number) => void;
  /** To be called on scroll: reports the slide that a swipe has brought into view. */
  onScroll: () => void;
  /** To be called when a finger, wheel or pen takes over. */
  onTakeOver: () => void;
}

/**
 * Ties a slide index to a scroll-snapping list: the list can be swiped without script, and with it buttons and swipes
 * agree on the index. A scroll that we started ourselves reports nothing until it arrives. The slide that is in view
 * when the script arrives is the one to begin with.
 */
export function useSlideScroll(onSwipe: (index: number) => void): SlideScroll {
  const track = useRef<HTMLUListElement>(null);
  const heading = useRef<number | undefined>(undefined);

  const scrollTo = useCallback((index: number) => {
    const list = track.current;
    if (!list) return;
    heading.current = index;
    list.scrollTo({ left: index * list.clientWidth });
  }, []);

  const onScroll = useCallback(() => {
    const list = track.current;
    if (!list || list.clientWidth === 0) return;
    const nearest = Math.round(list.scrollLeft / list.clientWidth);
    if (heading.current === undefined) onSwipe(nearest);
    else if (nearest === heading.current) heading.current = undefined;
  }, [onSwipe]);

  useEffect(onScroll, [onScroll]);

  const onTakeOver = useCallback(() => {
    heading.current = undefined;
  }, []);

  return { track, scrollTo, onScroll, onTakeOver };
}
