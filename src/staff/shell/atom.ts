import { useSyncExternalStore } from 'react';

/** A value that lives outside React: components read it with `useAtom`, modules with `get`. */
export interface Atom<T> {
  get: () => T;
  set: (next: T) => void;
  update: (change: (current: T) => T) => void;
  subscribe: (listener: () => void) => () => void;
  /** The value of the static page, before any script ran. */
  initial: T;
}

/** Makes an atom; setting the same value again wakes nobody. */
export function createAtom<T>(initial: T): Atom<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const set = (next: T): void => {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => value,
    set,
    update: (change) => set(change(value)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    initial,
  };
}

/** The atom's current value; the component renders again when it changes. */
export const useAtom = <T>(atom: Atom<T>): T =>
  useSyncExternalStore(atom.subscribe, atom.get, () => atom.initial);

/** Calls back when another tab of this browser changes a stored value. */
export function onStoredChange(key: string, listener: () => void): void {
  if (typeof window === 'undefined') return;
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) listener();
  });
}
