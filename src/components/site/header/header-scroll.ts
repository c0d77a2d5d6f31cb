/** Distance from the top within which the header always shows. */
export const TOP_ZONE = 10;
/** From this width on the header hides on scroll down. */
export const DESKTOP_QUERY = '(min-width: 768px)';

export interface ScrollState {
  readonly y: number;
  readonly hidden: boolean;
}

/**
 * Whether the header hides after a scroll: down hides, up shows, and within 10 px of the top it always shows.
 * Offsets are first held between 0 and `limit`, the furthest the page can scroll, so that a rubber-band bounce over
 * either end changes nothing.
 */
export function nextScrollState(state: ScrollState, offset: number, limit: number): ScrollState {
  const y = Math.min(Math.max(offset, 0), Math.max(limit, 0));
  if (y <= TOP_ZONE) return { y, hidden: false };
  if (y === state.y) return state;
  return { y, hidden: y > state.y };
}

/** Hides and shows the header; below 768 px and while focus is inside, CSS keeps it in view. */
export function keepHeaderInView(): void {
  const header = document.querySelector<HTMLElement>('.site-header');
  if (!header) return;
  let state: ScrollState = { y: window.scrollY, hidden: false };
  const update = () => {
    const limit = document.documentElement.scrollHeight - window.innerHeight;
    state = nextScrollState(state, window.scrollY, limit);
    header.toggleAttribute('data-hidden', state.hidden);
    header.toggleAttribute('data-at-top', state.y <= TOP_ZONE);
  };
  header.addEventListener('focusin', () => {
    state = { ...state, hidden: false };
    header.removeAttribute('data-hidden');
  });
  window.addEventListener('scroll', update, { passive: true });
  update();
}
