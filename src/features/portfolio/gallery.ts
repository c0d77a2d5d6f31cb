import { startOverlay } from './overlay.ts';

/** Brings the filter buttons of the gallery in `root` to life; without them the page is links to pictures. */
export function startGallery(root: ParentNode): void {
  const gallery = root.querySelector('[data-gallery]');
  const filters = gallery?.querySelector<HTMLElement>('[data-filters]');
  const dialog = root.querySelector<HTMLDialogElement>('[data-overlay]');
  if (!gallery || !filters || !dialog) return;
  const pieces = [...gallery.querySelectorAll<HTMLElement>('li[data-category]')];
  const buttons = [...filters.querySelectorAll('button')];
  const count = gallery.querySelector('[data-count]');

  filters.addEventListener('click', ({ target }) => {
    const pressed = buttons.find((button) => button === target);
    if (!pressed) return;
    for (const button of buttons) button.setAttribute('aria-pressed', String(button === pressed));
    for (const piece of pieces) piece.hidden = ![piece.dataset.category, ''].includes(pressed.value);
    const shown = pieces.filter((piece) => !piece.hidden).length;
    if (count) count.textContent = `${String(shown)} pieces`;
  });
  startOverlay(pieces, dialog);
}
