import '#styles/states.css';

/** At most this many toasts are kept; the oldest goes first. */
const KEPT = 20;
const SHOWN_FOR_MS = 4_000;
/** Time enough to take the offered way back. */
const OFFERED_FOR_MS = 8_000;

export type ToastKind = 'success' | 'error';

/** What a toast offers to do about its message. */
export interface ToastAction {
  label: string;
  run: () => void;
}

interface ToastOptions {
  action?: ToastAction;
  /** Names what was tried: a later message about it takes the place of a failure. By default the text itself. */
  about?: string | undefined;
}

/**
 * Shows a short message. It is read out without moving focus and is plain text. Good news goes by itself, but stays while it is
 * pointed at or has the focus; what failed stays until it is dismissed, or the same is tried again. An action (Undo) is a
 * button beside it. Out: the message, in the page for as long as it is shown.
 */
export function toast(
  text: string,
  kind: ToastKind = 'success',
  { action, about = text }: ToastOptions = {},
): HTMLElement {
  const list = toastList();
  const item = document.createElement('li');
  item.className = 'toast';
  item.dataset['kind'] = kind;
  item.dataset['about'] = about;
  const words = document.createElement('span');
  words.textContent = text;
  item.append(words);
  if (action) item.append(actionButton(action, item));
  if (kind === 'error') item.append(actionButton({ label: 'Dismiss', run: () => {} }, item));
  clearFailure(about);
  list.append(item);
  while (list.childElementCount > KEPT) list.firstElementChild?.remove();
  if (kind !== 'error') leaveLater(item, action ? OFFERED_FOR_MS : SHOWN_FOR_MS);
  return item;
}

/** What was tried has gone well since: that it had failed is no longer said. */
export function clearFailure(about: string): void {
  for (const item of toastList().querySelectorAll<HTMLElement>('[data-kind=error]'))
    if (item.dataset['about'] === about) item.remove();
}

function actionButton({ label, run }: ToastAction, item: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'toast-action';
  button.textContent = label;
  let before: EventTarget | null = null;
  button.addEventListener('focus', ({ relatedTarget }) => {
    before = relatedTarget;
  });
  button.addEventListener('click', () => {
    // With the button the focus would be lost.
    if (before instanceof HTMLElement) before.focus();
    item.remove();
    run();
  });
  return button;
}

function leaveLater(item: HTMLElement, shownFor: number): void {
  const leave = () => item.remove();
  let timer = setTimeout(leave, shownFor);
  const stay = () => clearTimeout(timer);
  const goOn = () => {
    clearTimeout(timer);
    if (!item.matches(':hover, :focus-within')) timer = setTimeout(leave, shownFor);
  };
  item.addEventListener('pointerenter', stay);
  item.addEventListener('focusin', stay);
  item.addEventListener('pointerleave', goOn);
  item.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && item.contains(relatedTarget))) goOn();
  });
}

/** Where messages are read out from. */
function toastList(): HTMLElement {
  const existing = document.querySelector<HTMLElement>('.toasts');
  if (existing) return existing;
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-label', 'Notifications');
  const list = document.createElement('ol');
  list.className = 'toasts';
  region.append(list);
  document.body.append(region);
  return list;
}

// A live region must be in the page before its first message, or that one is not read out.
if (typeof document !== 'undefined') toastList();
