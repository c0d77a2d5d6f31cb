import { useLayoutEffect } from 'react';
import { deviceStorage } from '#browser/storage.ts';
import { createAtom } from './atom.ts';

/** One key of the staff area; it works while nobody is typing and no dialog is open. */
export interface Shortcut {
  key: string;
  label: string;
  run: () => void;
  /** Holding the key down does it again and again. */
  repeats?: boolean;
}

const STORED = 'admin:shortcuts';
const registered = new Set<readonly Shortcut[]>();

/** Single keys can get in the way of speech input, so that staff may switch them off. */
export const shortcutsOn = createAtom(deviceStorage.read(STORED) !== 'off');

/** Switches all keys on or off, on this device from now on. */
export function switchShortcuts(on: boolean): void {
  shortcutsOn.set(on);
  deviceStorage.write(STORED, on ? 'on' : 'off');
}

/** Offers keys for as long as the component is shown, from its first frame on: who sees a row may press at once. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  useLayoutEffect(() => {
    registered.add(shortcuts);
    return () => void registered.delete(shortcuts);
  });
}

/** The keys that work at this moment, for the help sheet. */
export const presentShortcuts = (): Shortcut[] => [...registered].flat();

/** Answers a key press; the shell listens once for the whole page. */
export function onShortcutKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (!shortcutsOn.get() && event.key !== 'Escape') return;
  if (isTyping(event.target) || document.querySelector('dialog[open], [aria-modal="true"], [data-away]'))
    return;
  const key = keyOf(event);
  const match = [...registered].flat().find((shortcut) => shortcut.key === key);
  if (!match) return;
  event.preventDefault();
  if (!event.repeat || match.repeats) match.run();
}

/**
 * The key that a press means. Where the layout has other letters or digits (Nepali, Russian) their place on the keyboard
 * tells, and of a letter it counts whether Shift is held, not CapsLock.
 */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  const meant = /^[^ -~]+$/.test(key) ? keyAt(code, shiftKey) : key;
  if (!/^[a-z]$/i.test(meant)) return meant;
  return shiftKey ? meant.toUpperCase() : meant.toLowerCase();
}

/** What an English keyboard has at this place, of the keys that are used here. */
function keyAt(code: string, shiftKey: boolean): string {
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? '';
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null
  );
}
