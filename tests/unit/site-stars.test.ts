import { expect, test } from 'vitest';
import { stars } from '#components/form-page/stars.ts';

const SKY = { width: 600, height: 300 };

test.each([22, 48, 63])('the stars of seed %i leave no part of the sky empty and crowd none', (seed) => {
  const perPart = new Map<string, number>();
  for (const { x, y } of stars(26, SKY, seed)) {
    expect(x).toBeLessThanOrEqual(SKY.width);
    expect(y).toBeLessThanOrEqual(SKY.height);
    const part = `${Math.floor(x / 200)} ${Math.floor(y / 100)}`;
    perPart.set(part, (perPart.get(part) ?? 0) + 1);
  }
  expect(perPart.size).toBe(9);
  expect(Math.max(...perPart.values())).toBeLessThanOrEqual(6);
});

test('a seed has always the same stars, another seed others', () => {
  expect(stars(3, SKY, 7)).toEqual(stars(3, SKY, 7));
  expect(stars(3, SKY, 7)).not.toEqual(stars(3, SKY, 8));
});
