/** Time a slide stays when the carousel runs by itself. */
const SLIDE_MS = 5000;

/**
 * Runs a carousel whose slides are a list that snaps as it scrolls: swipes, wheel, keys and buttons agree on the slide that
 * is shown, and the one in view when the script arrives is the one to begin with. A scroll that a button started reports
 * nothing until it arrives. A hidden tab stops the slides, and coming back starts a full interval: steps never pile up.
 */
export function runCarousel(root: HTMLElement): void {
  const find = (part: string) => root.querySelector<HTMLElement>(`.values-${part}`)!;
  const track = find('track');
  const marks = [...find('marks').children];
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  let slide: number | undefined;
  let destination: number | undefined;
  let timer: number | undefined;
  /** What the visitor has chosen; until then it runs for whoever does not ask for stillness. */
  let chosen: boolean | undefined;
  let pointed = root.matches(':hover') && window.matchMedia('(hover: hover)').matches;

  const update = () => {
    const playing = chosen ?? !still.matches;
    const running = playing && !pointed && !root.contains(document.activeElement);
    root.toggleAttribute('data-playing', playing);
    find('said').ariaLive = running ? 'off' : 'polite';
    window.clearTimeout(timer);
    if (running && !document.hidden) timer = window.setTimeout(() => step(1), SLIDE_MS);
  };
  const tell = (index: number) => {
    if (slide !== index) {
      slide = index;
      for (const [at, mark] of marks.entries()) mark.ariaCurrent = at === index ? 'true' : null;
      find('said').textContent = `Value ${marks[index]?.ariaLabel ?? ''}`;
    }
    update();
  };
  const show = (index: number) => {
    destination = inView(track) === index ? undefined : index;
    track.scrollTo({ left: index * track.clientWidth });
    tell(index);
  };
  const step = (by: 1 | -1) => show(((slide ?? 0) + by + marks.length) % marks.length);
  const follow = () => {
    const index = inView(track);
    if (destination === undefined && index !== slide) tell(index);
    else if (index === destination) destination = undefined;
  };

  find('back').addEventListener('click', () => step(-1));
  find('next').addEventListener('click', () => step(1));
  find('play').addEventListener('click', () => {
    chosen = !root.hasAttribute('data-playing');
    update();
  });
  for (const [index, mark] of marks.entries()) mark.addEventListener('click', () => show(index));
  track.addEventListener('scroll', follow);
  for (const takeOver of ['pointerdown', 'wheel', 'keydown'])
    track.addEventListener(takeOver, () => (destination = undefined), { passive: true });
  root.addEventListener('pointerenter', ({ pointerType }) => {
    pointed = pointerType !== 'touch';
    update();
  });
  root.addEventListener('pointerleave', () => {
    pointed = false;
    update();
  });
  for (const change of ['focusin', 'focusout']) root.addEventListener(change, update);
  still.addEventListener('change', update);
  document.addEventListener('visibilitychange', update);
  // What scrolls is reached by keyboard, in browsers, too, that do not see to it themselves.
  track.tabIndex = 0;
  follow();
  root.setAttribute('data-ready', '');
}

/** The slide that is most in view; the first while the list has no width. */
function inView({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);
}
