import '#styles/states.css';

/** At most this many toasts are kept; the oldest goes first [S 9]. */
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

/**
 * Shows a short message that goes by itself. It is read out without moving focus, stays while it is pointed at or has
 * the focus, and is plain text. An action (Undo) is a button beside it. Out: takes the message away before its time.
 */
export function toast(text: string, kind: ToastKind = 'success', action?: ToastAction): () => void {
  const list = toastList();
  const item = document.createElement('li');
  item.className = 'toast';
  item.dataset['kind'] = kind;
  const words = document.createElement('span');
  words.textContent = text;
  item.append(words);
  if (action) item.append(actionButton(action, item));
  list.append(item);
  while (list.childElementCount > KEPT) list.firstElementChild?.remove();
  leaveLater(item, action ? OFFERED_FOR_MS : SHOWN_FOR_MS);
  return () => {
    item.remove();
  };
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
  const leave = () => {
    item.remove();
  };
  let timer = setTimeout(leave, shownFor);
  const stay = () => {
    clearTimeout(timer);
  };
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

/** The live region must be in the page before its first message, or that one is not read out: it is made, then filled. */
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
