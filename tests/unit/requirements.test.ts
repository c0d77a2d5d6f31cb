import { expect, test } from 'vitest';
import { compareNumbers, listedIn, namedIn } from '#tests/support/requirements.ts';

test('reads the numbers that lines begin with, not the ones that sentences mention', () => {
  expect(listedIn('# S1\n\n- **S1-01** The footer.\n- **S4-02** As S1-01 says.\n- S9-01 none\n')).toEqual([
    'S1-01',
    'S4-02',
  ]);
});

test('reads every number in square brackets, alone or in a list', () => {
  expect(namedIn('carousel wraps [S4-02] and pauses [S4-03, S2-11], not (S1-01) nor S1-02')).toEqual([
    'S4-02',
    'S4-03',
    'S2-11',
  ]);
});

test('says which numbers no title names, and which ones are not listed', () => {
  const titles = ['one [S1-01]', 'two [S1-01] [S1-99]'];
  expect(compareNumbers(titles, ['S1-01', 'S1-02'])).toEqual({ missing: ['S1-02'], unknown: ['S1-99'] });
});
