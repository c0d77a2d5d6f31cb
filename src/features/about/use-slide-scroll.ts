import { useCallback, useEffect, useRef, type RefObject } from 'react';

interface SlideScroll {
  /** The scrolling list of slides. */
  track: RefObject<HTMLUListElement | null>;
  /** Brings a slide into view. */
  scrollTo: (index: number) => void;
  /** The list's: report the slide that a swipe, wheel or key has brought into view. */
  handlers: Record<'onScroll' | 'onPointerDown' | 'onWheel' | 'onKeyDown', () => void>;
}

/**
 * Ties a slide index to a scroll-snapping list: the list can be swiped without script, and with it buttons and swipes
 * agree on the index. A scroll that we started ourselves reports nothing until it arrives; to the slide that is there
 * already none starts. The slide that is in view when the script arrives is the one to begin with.
 */
export function useSlideScroll(onSwipe: (index: number) => void): SlideScroll {
  const track = useRef<HTMLUListElement>(null);
  const heading = useRef<number | undefined>(undefined);

  const scrollTo = useCallback((index: number) => {
    const list = track.current;
    if (!list) return;
    heading.current = nearestSlide(list) === index ? undefined : index;
    list.scrollTo({ left: index * list.clientWidth });
  }, []);

  const onScroll = useCallback(() => {
    const list = track.current;
    const nearest = list ? nearestSlide(list) : undefined;
    if (nearest === undefined) return;
    if (heading.current === undefined) onSwipe(nearest);
    else if (nearest === heading.current) heading.current = undefined;
  }, [onSwipe]);

  useEffect(onScroll, [onScroll]);

  const takeOver = useCallback(() => {
    heading.current = undefined;
  }, []);
  const handlers = { onScroll, onPointerDown: takeOver, onWheel: takeOver, onKeyDown: takeOver };

  return { track, scrollTo, handlers };
}

/** The slide that is most in view; undefined while the list has no width. */
function nearestSlide({ scrollLeft, clientWidth }: HTMLElement): number | undefined {
  return clientWidth === 0 ? undefined : Math.round(scrollLeft / clientWidth);
}
