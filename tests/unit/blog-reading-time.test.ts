import { expect, test } from 'vitest';
import { readingTime } from '#features/blog/reading-time.ts';

test.each([
  [0, '1 minute to read'],
  [330, '2 minutes to read'],
  [900, '4 minutes to read'],
])('%i words are said to take %s', (count, said) => {
  expect(readingTime('शब्द '.repeat(count))).toBe(said);
});
