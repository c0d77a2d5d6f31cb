import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLACE, placeBetween } from '#server/records/place-between.ts';
import { createId } from '#shared/ids.ts';

const place = fc.stringMatching(PLACE);

test('between any two places there is another one', () => {
  fc.assert(
    fc.property(place, place, (one, other) => {
      fc.pre(one !== other);
      const [low = '', high = ''] = [one, other].sort();
      const between = placeBetween(low, high);
      expect(between).toMatch(PLACE);
      expect([high, between, low].sort()).toEqual([low, between, high]);
      expect(new Set([low, between, high]).size).toBe(3);
      expect(placeBetween(high, undefined) > high).toBe(true);
    }),
  );
});

test('a thousand moves to the same place stay short', () => {
  const [low, last] = [createId(1), createId(2)];
  let high = last;
  for (let move = 0; move < 1000; move += 1) high = placeBetween(low, high);
  expect(high > low && high < last).toBe(true);
  expect(high.length).toBeLessThan(300);
});
