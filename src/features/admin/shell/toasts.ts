import { createStore } from '../store.ts';

/** A short notice that goes by itself; at most 20 are kept [S 9]. */
export interface Toast {
  id: number;
  text: string;
  tone: 'success' | 'danger' | 'info';
  action?: { label: string; run: () => void };
}

const MAX_TOASTS = 20;
const TOAST_MS = 6_000;

export const toasts = createStore<readonly Toast[]>([]);
let made = 0;

/** Shows a notice for six seconds, longer while the pointer or focus rests on the stack. */
export function toast(text: string, tone: Toast['tone'] = 'success', action?: Toast['action']): void {
  const id = ++made;
  toasts.update((list) => [...list, { id, text, tone, ...(action ? { action } : {}) }].slice(-MAX_TOASTS));
  setTimeout(() => {
    expire(id);
  }, TOAST_MS);
}

/** Takes a notice away. */
export function dismiss(id: number): void {
  toasts.update((list) => list.filter((item) => item.id !== id));
}

function expire(id: number): void {
  if (!document.querySelector('.admin-toasts:is(:hover, :focus-within)')) dismiss(id);
  else {
    setTimeout(() => {
      expire(id);
    }, 1_000);
  }
}
