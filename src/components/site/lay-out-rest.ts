/** Among them is all that the styles of BaseLayout.astro leave out of a phone's first frame. */
const PARTS = 'main>section,footer';

/**
 * Lays out what a phone's first frame left out below the first screen, one part a frame: all at once would hold up the
 * first tap. Whoever scrolls meanwhile is shown what comes into sight by the browser itself.
 */
export async function layOutRest(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    part.style.contentVisibility = 'visible';
    await new Promise(requestAnimationFrame);
  }
}
