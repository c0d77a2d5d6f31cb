import '#styles/states.css';

/** At most this many toasts are kept; the oldest goes first [S 9]. */
const KEPT = 20;
const SHOWN_FOR_MS = 4_000;

/**
 * Shows a short message that goes by itself. It is read out without moving focus, stays while it is pointed at,
 * and is plain text.
 */
export function toast(text: string, kind: 'success' | 'error' = 'success'): void {
  const list = toastList();
  const item = document.createElement('li');
  item.className = 'toast';
  item.dataset['kind'] = kind;
  item.textContent = text;
  list.append(item);
  while (list.childElementCount > KEPT) list.firstElementChild?.remove();
  leaveLater(item);
}

function leaveLater(item: HTMLElement): void {
  const leave = () => {
    item.remove();
  };
  let timer = setTimeout(leave, SHOWN_FOR_MS);
  item.addEventListener('pointerenter', () => {
    clearTimeout(timer);
  });
  item.addEventListener('pointerleave', () => {
    timer = setTimeout(leave, SHOWN_FOR_MS);
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
