import { useEffect, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react';

/**
 * Whether a mouse points at an element or the focus is in it, and the handlers that find out. What the visitor did
 * before the script arrived counts as well.
 */
export function useHeld(element: RefObject<HTMLElement | null>) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    setPointed(element.current?.matches(':hover') === true && window.matchMedia('(hover: hover)').matches);
    setFocused(element.current?.contains(document.activeElement) === true);
  }, [element]);

  const holders = {
    onPointerEnter: (event: PointerEvent) => setPointed(event.pointerType !== 'touch'),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
  };
  return { held: pointed || focused, holders };
}
