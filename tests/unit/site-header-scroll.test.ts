import { expect, test } from 'vitest';
import { nextScrollState, TOP_ZONE, type ScrollState } from '#components/site/header/header-scroll.ts';

const LIMIT = 3_000;
const after = (...offsets: number[]): ScrollState =>
  offsets.reduce<ScrollState>((state, offset) => nextScrollState(state, offset, LIMIT), {
    from: 0,
    hidden: false,
  });

test('hides on scroll down and shows on scroll up [S2-11]', () => {
  expect(after(400).hidden).toBe(true);
  expect(after(400, 380).hidden).toBe(false);
  expect(after(400, 380, 390).hidden).toBe(true);
});

test('always shows within 10 px of the top [S2-11] [S9-05]', () => {
  expect(TOP_ZONE).toBe(10);
  expect(after(10).hidden).toBe(false);
  expect(after(17).hidden).toBe(true);
  expect(after(400, 10).hidden).toBe(false);
});

test('a bounce over the top changes nothing [S2-11]', () => {
  expect(after(400, 200, 0, -60, -20, 0)).toEqual({ from: 0, hidden: false });
});

test('a bounce over the end changes nothing [S2-11]', () => {
  expect(after(LIMIT, LIMIT + 80, LIMIT + 30, LIMIT).hidden).toBe(true);
  expect(after(LIMIT, LIMIT - 50, LIMIT - 20).hidden).toBe(true);
});

test('a trembling wheel turns nothing, and a slow one does as a quick one [S2-11]', () => {
  const trembling = Array.from({ length: 40 }, (_, index) => 400 + (index % 2));
  expect(after(400, ...trembling).hidden).toBe(true);
  expect(after(400, 380, ...trembling.map((offset) => offset - 20)).hidden).toBe(false);
  const slowly = (from: number, by: number) => Array.from({ length: 12 }, (_, index) => from + by * index);
  expect(after(...slowly(11, 1)).hidden).toBe(true);
  expect(after(400, ...slowly(400, -1)).hidden).toBe(false);
});

test('a scroll event without movement keeps the state [S4-01]', () => {
  expect(after(400, 380, 380).hidden).toBe(false);
  expect(after(400, 400).hidden).toBe(true);
});
