import { useLayoutEffect, useState, type RefObject } from 'react';
import { useMedia } from '../../shell/use-media.ts';
import { textSize } from './use-row-height.ts';

/** Below this a table leaves columns out that do not fit; above it all are there, and the wide ones scroll sideways. */
const NARROW = '(max-width: 76rem)';

/** How wide a narrow box is, in rem; undefined for a wide one. */
export function useRoom(box: RefObject<HTMLElement | null>): number | undefined {
  const narrow = useMedia(NARROW);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !narrow) return undefined;
    const measure = (): void => {
      setWidth(element.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [box, narrow]);
  return narrow && width > 0 ? width / textSize() : undefined;
}
