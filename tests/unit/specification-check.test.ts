import { expect, test } from 'vitest';
import { compareIds, idsOf } from '#tests/support/specification-check.ts';

test('reads every id in square brackets, alone or in a list', () => {
  expect(idsOf('carousel wraps [S4-02] and pauses [S4-03, S2-11], not (S1-01) nor S1-02')).toEqual([
    'S4-02',
    'S4-03',
    'S2-11',
  ]);
});

test('says which ids are missing and which do not exist', () => {
  const titles = ['one [S1-01]', 'two [S1-01] [S1-99]'];
  expect(compareIds(titles, ['S1-01', 'S1-02'])).toEqual({ missing: ['S1-02'], unknown: ['S1-99'] });
});
