import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createId, ID_PATTERN, idAfter, idTime, invertId } from '#shared/ids.ts';

describe('ids', () => {
  test('are time-ordered, also within one millisecond', () => {
    const ids = Array.from({ length: 500 }, () => createId(1_700_000_000_000));
    expect(new Set(ids).size).toBe(500);
    expect(ids).toEqual([...ids].sort());
    for (const id of ids) expect(id).toMatch(ID_PATTERN);
    expect(ids.map(invertId).sort().map(invertId)).toEqual([...ids].reverse());
  });

  test('know the one that follows', () => {
    expect(idAfter('0mwzm1yg7-000000000a')).toBe('0mwzm1yg7-000000000b');
    expect(idAfter('0mwzm1yg7-0000000009')).toBe('0mwzm1yg7-000000000a');
    expect(idAfter('0mwzm1yg7-00000003zz')).toBe('0mwzm1yg7-0000000400');
  });

  test('tell their time, and inverting twice is the same id', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (time) => {
        const id = createId(time);
        expect(idTime(id)).toBe(time);
        expect(invertId(invertId(id))).toBe(id);
      }),
    );
  });
});
