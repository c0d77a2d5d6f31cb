import { handsAt, turn } from './clock-hands.ts';
import { dateText, spokenTime, timeText } from './clock-texts.ts';
import { findPlace } from './place.ts';
import { skyAt } from './sky.ts';

/** The clock steps once a second. */
const TICK_MS = 1_000;
/** Day, month and year of a date stay on one line; its weekday may stand above them. */
const onOneLine = (date: string): string => date.replace(/ (?=\d)/g, '\u00a0');

/**
 * Sets a clock going and has it find the visitor's place, if it shows one. The time is read anew at each full second,
 * never counted up: right again at once after a hidden hour or a sleep.
 */
export function runClock(clock: HTMLElement): void {
  let timer: number | undefined;
  const tick = () => {
    window.clearTimeout(timer);
    show(clock, new Date());
    timer = window.setTimeout(tick, TICK_MS - (Date.now() % TICK_MS));
  };
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) tick();
  });
  tick();

  const place = clock.querySelector('.clock-place');
  if (!place) return;
  void findPlace(
    navigator.geolocation,
    () => whenWelcome(place),
    (label) => write(place, label),
  );
}

function show(clock: HTMLElement, now: Date): void {
  const part = (name: string) => clock.querySelector(`.${name}`);
  for (const [hand, angle] of Object.entries(handsAt(now)))
    part(hand)?.setAttribute('transform', turn(Number(angle)));
  for (const [layer, color] of Object.entries(skyAt(now))) part(layer)?.setAttribute('fill', String(color));
  part('clock-face[role]')?.setAttribute('aria-label', `The time is ${spokenTime(now)}`);
  part('clock-time')?.setAttribute('datetime', now.toISOString());
  write(part('clock-time'), timeText(now));
  write(part('clock-date'), onOneLine(dateText(now)));
}

/** Leaves a text alone that is right already: what a visitor has selected stays selected. */
function write(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** How long the clock must have been in view before the browser asks for the place: nobody who scrolls past is asked. */
const LOOKED_AT_MS = 3_000;

/** Waits until asking is welcome: no question would come, or `label` has been in view for a while. */
async function whenWelcome(label: Element): Promise<void> {
  if (await wouldPrompt()) await lookedAt(label);
}

/** Browsers that cannot say count as those that would ask. */
async function wouldPrompt(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return state === 'prompt';
  } catch {
    return true;
  }
}

function lookedAt(label: Element): Promise<void> {
  return new Promise((resolve) => {
    let timer: number | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      window.clearTimeout(timer);
      if (!entry?.isIntersecting) return;
      timer = window.setTimeout(() => {
        observer.disconnect();
        resolve();
      }, LOOKED_AT_MS);
    });
    observer.observe(label);
  });
}
