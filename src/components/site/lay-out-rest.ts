/** What the styles of BaseLayout.astro may leave out of a phone's first frame. */
const PARTS = 'main > :is(section, div), main > div > section, .site-footer';

/**
 * Lays out what a phone's first frame left out below the first screen, one part a frame: all at once would hold up the
 * first tap. Whoever scrolls meanwhile is shown what comes into sight by the browser itself.
 */
export function layOutRest(): void {
  const left = [...document.querySelectorAll<HTMLElement>(PARTS)].filter(
    (part) => getComputedStyle(part).getPropertyValue('content-visibility') === 'auto',
  );
  const layOutNext = () => {
    left.shift()?.style.setProperty('content-visibility', 'visible');
    if (left.length > 0) requestAnimationFrame(layOutNext);
  };
  layOutNext();
}
