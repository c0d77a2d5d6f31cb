/** Distance from the top within which the header always shows. */
export const TOP_ZONE = 10;
/** From this width on the header hides on scroll down. */
export const DESKTOP_QUERY = '(min-width: 768px)';

/** A wheel or a finger that trembles goes less far than this. */
const TREMBLE = 6;

export interface ScrollState {
  /** The offset from which the way to the next turn counts: the highest place while shown, the lowest while hidden. */
  readonly from: number;
  readonly hidden: boolean;
}

/**
 * Whether the header hides after a scroll: down hides, up shows, both after a small way, and within 10 px of the top it
 * always shows. Offsets are first held between 0 and `limit`, the furthest the page can scroll, so that a rubber-band bounce over
 * either end changes nothing.
 */
export function nextScrollState(state: ScrollState, offset: number, limit: number): ScrollState {
  const y = Math.min(Math.max(offset, 0), Math.max(limit, 0));
  if (y <= TOP_ZONE) return { from: y, hidden: false };
  const way = state.hidden ? state.from - y : y - state.from;
  if (way > TREMBLE) return { from: y, hidden: !state.hidden };
  return way < 0 ? { ...state, from: y } : state;
}

/** Hides and shows the header; below 768 px and while focus is inside, CSS keeps it in view. */
export function keepHeaderInView(): void {
  const header = document.querySelector<HTMLElement>('.site-header');
  if (!header) return;
  let state: ScrollState = { from: scrollY, hidden: false };
  const update = () => {
    const limit = document.documentElement.scrollHeight - innerHeight;
    state = nextScrollState(state, scrollY, limit);
    header.toggleAttribute('data-hidden', state.hidden && !header.hasAttribute('data-fixed'));
    header.toggleAttribute('data-at-top', scrollY <= TOP_ZONE);
  };
  header.addEventListener('focusin', () => {
    state = { from: scrollY, hidden: false };
    header.removeAttribute('data-hidden');
  });
  addEventListener('scroll', update, { passive: true });
  update();
}
