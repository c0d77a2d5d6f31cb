import '#tests/support/island.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offerUndo, undo } from '#staff/shell/undo.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

test('what was done is taken back for as long as that is offered, the last one first, and no longer', () => {
  const took: string[] = [];
  const hide = (name: string) => offerUndo(`Hidden: ${name}`, () => took.push(name));
  hide('Asha');
  vi.advanceTimersByTime(7_000);
  hide('Bina');
  hide('Chandra');
  undo();
  expect(took).toEqual(['Chandra']);
  vi.advanceTimersByTime(2_000);
  undo();
  undo();
  expect(took).toEqual(['Chandra', 'Bina']);
});
