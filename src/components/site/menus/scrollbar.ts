/**
 * Marks the page while its scrollbar takes room, as it does with a mouse on most desktops. CSS keeps that room while a menu or
 * a dialog locks the scroll. Asked again whenever the window or the page changes its size; not while the scroll is locked.
 */
export function noteScrollbar(): void {
  const root = document.documentElement;
  const note = () => {
    if (getComputedStyle(root).overflowY === 'hidden') return;
    root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth);
  };
  new ResizeObserver(note).observe(root);
  addEventListener('resize', note);
}
