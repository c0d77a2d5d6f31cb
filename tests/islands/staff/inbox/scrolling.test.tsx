import '#tests/support/island.tsx';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PLAIN_VIEW } from '#staff/inbox/model/view.ts';
import type { Row } from '#staff/inbox/model/row.ts';
import { useScrollAnchor } from '#staff/inbox/view/scrolling.ts';

const HEIGHT = 48;
const rows = (names: string): Row[] => [...names].map((id) => ({ id, time: 0, values: {} }));

/** A list of rows that is scrolled to the one called `at`; how far it is scrolled once the rows are others. */
function scrolledTo(at: string, names: string) {
  const element = document.createElement('div');
  const { rerender } = renderHook(
    ({ names, view, suspected }) => {
      useScrollAnchor({ current: element }, rows(names), view, suspected, HEIGHT);
    },
    { initialProps: { names, view: PLAIN_VIEW, suspected: false } },
  );
  element.scrollTop = names.indexOf(at) * HEIGHT + 10;
  return (names: string, view = PLAIN_VIEW, suspected = false) => {
    rerender({ names, view, suspected });
    return (element.scrollTop - 10) / HEIGHT;
  };
}

test('the first row in sight stays where it is, whatever comes or goes above it', () => {
  const now = scrolledTo('e', 'abcdefgh');
  expect(now('xyabcdefgh')).toBe(6);
  // Sorted by name, or brought back in another tab: in between.
  expect(now('xyabcmdefgh')).toBe(7);
  expect(now('ydefgh')).toBe(2);
  // What comes below moves nothing.
  expect(now('ydefgzh')).toBe(2);
});

test('if that row itself goes, the next one stays where it is', () => {
  expect(scrolledTo('e', 'abcdefgh')('xabcdfgh')).toBe(4);
  expect(scrolledTo('e', 'abcdefgh')('xyabcdfgh')).toBe(5);
});

test('another search, sorting or period begins at the top', () => {
  expect(scrolledTo('e', 'abcdefgh')('abcdefgh', { ...PLAIN_VIEW, search: 'a' })).toBe(-10 / HEIGHT);
});

test('suspected spam begins at the top, however far the inbox is scrolled', () => {
  expect(scrolledTo('e', 'abcdefgh')('stuvwxyz', PLAIN_VIEW, true)).toBe(-10 / HEIGHT);
});
