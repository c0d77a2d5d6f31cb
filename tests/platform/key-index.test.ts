import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KeyIndex } from '#local/store/key-index.ts';

const key = fc.stringMatching(/^[a-c/]{1,4}$/);

test('holds the same keys in the same order as a sorted set, whatever is added and removed', () => {
  fc.assert(
    fc.property(
      fc.array(key),
      fc.array(fc.record({ key, add: fc.boolean() })),
      fc.string({ maxLength: 2 }),
      (first, changes, prefix) => {
        const index = new KeyIndex(new Set(first));
        const model = new Set(first);
        for (const change of changes) {
          if (change.add) index.add(change.key);
          else index.remove(change.key);
          if (change.add) model.add(change.key);
          else model.delete(change.key);
        }
        const expected = [...model].filter((each) => each.startsWith(prefix)).sort();
        expect([...index.from(prefix)]).toEqual(expected);
        const middle = expected[Math.floor(expected.length / 2)];
        if (middle !== undefined) {
          expect([...index.from(prefix, middle)]).toEqual(expected.slice(expected.indexOf(middle)));
        }
      },
    ),
  );
});
