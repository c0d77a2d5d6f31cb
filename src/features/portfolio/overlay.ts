import type { PieceStory } from '#content/portfolio-stories.ts';

/**
 * Opens the piece that was pressed in `dialog`; buttons and arrow keys step through the pieces the filter shows, around
 * both ends. A press outside, Escape, Close and Back end it, and the piece seen last has the focus.
 */
export function startOverlay(pieces: readonly HTMLElement[], dialog: HTMLDialogElement): void {
  const title = dialog.querySelector('h2');
  const stage = dialog.querySelector('[data-stage]');
  const told = [...dialog.querySelectorAll<HTMLElement>('[data-told]')];
  let current: HTMLAnchorElement | undefined;

  const show = (link: HTMLAnchorElement | null | undefined): void => {
    const picture = link?.querySelector('picture')?.cloneNode(true) as HTMLElement | undefined;
    const image = picture?.querySelector('img');
    if (!link || !picture || !image || !title || !stage) return;
    current = link;
    for (const part of picture.querySelectorAll<HTMLElement>('[sizes]'))
      part.setAttribute('sizes', '67.5rem');
    image.loading = 'eager';
    title.textContent = link.dataset.title ?? '';
    stage.replaceChildren(picture);
    void tell(link);
  };

  /** Brief, idea and format of the piece; where they cannot be loaded, the picture stands alone. */
  const tell = async (link: HTMLAnchorElement): Promise<void> => {
    const stories = await import('#content/portfolio-stories.ts').catch(() => undefined);
    const story = Object.entries(stories?.portfolioStories ?? {}).find(([id]) => id === link.dataset.piece);
    if (link !== current) return;
    for (const part of told) part.textContent = story?.[1][part.dataset.told as keyof PieceStory] ?? '';
  };

  const step = (by: number): void => {
    const links = pieces.filter((piece) => !piece.hidden).map((piece) => piece.querySelector('a'));
    const index = links.findIndex((link) => link === current);
    show(links[(index + by + links.length) % links.length]);
  };

  for (const piece of pieces) {
    piece.querySelector('a')?.addEventListener('click', (event) => {
      // A new tab or window stays what the visitor asked for.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(event.currentTarget as HTMLAnchorElement);
      dialog.showModal();
      // An entry of its own for Back to leave; the page stays where the focus takes it.
      history.scrollRestoration = 'manual';
      history.pushState({ ...(history.state as object | null), enlarged: true }, '');
    });
  }
  dialog.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('[data-step]');
    if (button) step(Number(button.dataset.step));
    if (target === dialog || target.closest('[data-close]')) dialog.close();
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  });
  dialog.addEventListener('close', () => {
    current?.focus();
    if (isEnlarged()) history.back();
  });
  window.addEventListener('popstate', () => {
    forgetEnlarged();
    dialog.close();
  });
  forgetEnlarged();
}

/** An entry that a reload or Forward comes to has no enlarged picture any more: the next one must not end at it again. */
function forgetEnlarged(): void {
  history.scrollRestoration = 'auto';
  if (isEnlarged()) history.replaceState({ ...(history.state as object), enlarged: undefined }, '');
}

const isEnlarged = () => (history.state as { enlarged?: true } | null)?.enlarged === true;
