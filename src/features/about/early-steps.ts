import { wrapIndex } from './carousel.ts';

// The island wakes when the carousel is near; until then this answers the buttons, for the list of slides scrolls anyway.

/**
 * Answers previous, next and the marks of every carousel whose island is still on its way, and shows the mark of the
 * slide that was asked for. The island starts from the slide it finds in view.
 */
export function answerEarlySteps(): void {
  document.addEventListener('click', answer, true);
}

function answer(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  const carousel = button?.closest('astro-island[ssr]')?.querySelector('.values');
  if (!button || !carousel) return;
  // An island that wakes at this very moment must not answer, too.
  event.stopPropagation();
  const marks = [...carousel.querySelectorAll('.values-marks button')];
  const shown = marks.findIndex((mark) => mark.ariaCurrent === 'true');
  const step = Number(button.dataset.step ?? 0);
  const wanted = step === 0 ? marks.indexOf(button) : wrapIndex(shown, step, marks.length);
  if (wanted < 0) return;
  for (const [index, mark] of marks.entries()) mark.ariaCurrent = index === wanted ? 'true' : null;
  const track = carousel.querySelector('.values-track');
  track?.scrollTo({ left: wanted * track.clientWidth });
}
