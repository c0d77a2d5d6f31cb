import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearFailure, toast } from '#browser/toasts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

const shown = () => Array.from(document.querySelectorAll('.toast'), (item) => item.textContent);

test('at most 20 toasts are kept, the oldest goes first, each leaves after 4 seconds [S9-07]', () => {
  for (let number = 1; number <= 25; number += 1) toast(`Toast ${String(number)}`);
  expect(shown()).toHaveLength(20);
  expect(shown()[0]).toBe('Toast 6');
  vi.advanceTimersByTime(3_999);
  expect(shown()).toHaveLength(20);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('the live region is in the page before its first message', async () => {
  vi.resetModules();
  await import('#browser/toasts.ts');
  expect(document.querySelector('[role=status][aria-label=Notifications]')?.textContent).toBe('');
});

test('what failed stays until it is dismissed; the same failure again is said anew, once', () => {
  toast('Could not refresh: the server does not answer.', 'error');
  vi.advanceTimersByTime(3_600_000);
  const [first] = document.querySelectorAll('.toast');
  toast('Could not refresh: the server does not answer.', 'error');
  const [again, ...others] = document.querySelectorAll<HTMLElement>('.toast');
  expect(again).not.toBe(first);
  expect(others).toEqual([]);
  again?.querySelector('button')?.click();
  expect(shown()).toEqual([]);
});

test('a failure goes once the same went well, with or without a word', () => {
  toast('This browser does not allow copying.', 'error', { about: 'copy' });
  toast('Could not refresh.', 'error', { about: 'refresh' });
  toast('Copied', 'success', { about: 'copy' });
  expect(shown()).toEqual(['Could not refresh.Dismiss', 'Copied']);
  clearFailure('refresh');
  expect(shown()).toEqual(['Copied']);
});

test('a toast is text, never markup', () => {
  toast('<b>Saved</b>');
  expect(shown()).toEqual(['<b>Saved</b>']);
});

test('an offer stays while it has the focus, and gives that back when it is taken', () => {
  document.body.innerHTML = '<button>DELETE</button>';
  const opener = document.querySelector('button');
  const undo = vi.fn();
  toast('Hidden on this browser: Sita', 'success', { action: { label: 'Undo', run: undo } });
  opener?.focus();
  const offer = document.querySelector<HTMLElement>('.toast-action');
  offer?.focus();
  vi.advanceTimersByTime(60_000);
  expect(shown()).toHaveLength(1);
  opener?.focus();
  vi.advanceTimersByTime(7_999);
  expect(shown()).toHaveLength(1);
  offer?.focus();
  offer?.click();
  expect(undo).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
  expect(document.activeElement).toBe(opener);
});
