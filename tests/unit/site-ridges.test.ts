import { expect, test } from 'vitest';
import { ridgeHeights, ridgePath } from '#components/ui/ridges.ts';

test('the same seed draws the same mountains, another draws others', () => {
  expect(ridgeHeights(7, 4)).toEqual(ridgeHeights(7, 4));
  expect(ridgeHeights(7, 4)).not.toEqual(ridgeHeights(8, 4));
});

test('heights fill their span, from foot to summit', () => {
  const heights = ridgeHeights(3, 5);
  expect(Math.min(...heights)).toBe(0);
  expect(Math.max(...heights)).toBe(1);
});

test('a path is closed along its foot and stays inside its box', () => {
  const path = ridgePath({ seed: 5, width: 100, height: 40, peak: 0.9, detail: 3 });
  const [, start, steps] = /^M0 40V(\d+)l(.*)V40z$/.exec(path) ?? [];
  const numbers = (steps?.match(/-?\d+/g) ?? []).map(Number);
  let [x, y] = [0, Number(start)];
  for (let index = 0; index < numbers.length; index += 2) {
    x += numbers[index] ?? 0;
    y += numbers[index + 1] ?? 0;
    expect(y).toBeGreaterThanOrEqual(4);
    expect(y).toBeLessThanOrEqual(36);
  }
  expect(x).toBe(100);
});
