import { listen } from './listen.ts';

/** Where a lost focus is moved on; questions and notices over the page give it back themselves. */
const SCOPE = '.admin, .admin-modal';
const ROW = 'li, tr';
const FOCUSABLE =
  'a[href], summary, button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]';

/** Who has the focus, or had it before it was lost. */
interface Holder {
  element: Element;
  /** What it is in, from the inside out. */
  around: readonly Element[];
  /** What stood beside it, or beside what it was in, when it went. */
  beside: readonly (Node | null)[];
}

/**
 * Keeps the focus where somebody works: when what has it goes away (a row that leaves, a button that is done), it moves on
 * to the next row, else to what is around. Without that the browser begins at the top of the page again. Whoever knows a
 * better place puts it there before. Returns the way to stop.
 */
export function restoreLostFocus(): () => void {
  let holder: Holder | undefined;
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || !target.closest(SCOPE)) return;
    holder = { element: target, around: ancestors(target), beside: [] };
  };
  const onBlur = ({ target }: FocusEvent): void => {
    // Somebody pressed on nothing: the focus was not lost but left.
    requestAnimationFrame(() => {
      if (holder?.element === target && holder.element.isConnected && isNowhere()) holder = undefined;
    });
  };
  const observer = new MutationObserver((records) => {
    if (!holder || holder.element.isConnected) return;
    const { element } = holder;
    const record = records.find(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(element)),
    );
    if (record) holder.beside = [record.nextSibling, record.previousSibling];
    if (isNowhere()) requestAnimationFrame(moveOn);
  });
  const moveOn = (): void => {
    if (holder && !holder.element.isConnected && isNowhere())
      nextPlace(holder)?.focus({ preventScroll: true });
  };
  const stops = [listen(window, ['focusin'], onFocus), listen(window, ['focusout'], onBlur)];
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const stop of stops) stop();
  };
}

const isNowhere = (): boolean => document.activeElement === document.body || document.activeElement === null;

const ancestors = ({ parentElement }: Element): Element[] =>
  parentElement ? [parentElement, ...ancestors(parentElement)] : [];

/** The row beside the lost one, else the innermost place around it that can have the focus. */
function nextPlace({ around, beside }: Holder): HTMLElement | undefined {
  const rows = beside.filter((node) => node instanceof Element).filter((row) => row.matches(ROW));
  const places = [...rows, ...around].filter((place) => place.isConnected && place.closest(SCOPE));
  for (const place of places) {
    const target = focusableIn(place);
    if (target) return target;
  }
  return document.getElementById('main') ?? undefined;
}

/** A place that can have the focus itself, else what comes first in it; of a row the link. */
function focusableIn(place: Element): HTMLElement | undefined {
  const link = place.matches(ROW) ? place.querySelector('[data-open-row]') : null;
  const target = place.matches('[tabindex]') ? place : (link ?? place.querySelector(FOCUSABLE));
  return target instanceof HTMLElement && !target.closest('[inert]') ? target : undefined;
}
