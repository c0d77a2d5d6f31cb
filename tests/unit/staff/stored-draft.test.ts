import { expect, test } from 'vitest';
import { anything, flag, listOf, moment } from '#staff/cms/stored-draft.ts';
import { z } from '#shared/zod.ts';

const item = z.object({ id: z.string() });

/** All that JSON can hold, and what no JSON holds but a program may hand over. */
const VALUES: readonly unknown[] = [
  ...[undefined, null, true, false, 0, -1, 1.5, 1e21, NaN, Infinity, -Infinity, 3n],
  ...['', 'true', '7', new Date(0), Symbol('s'), () => 7, new Boolean(true), new Number(7)],
  ...[{}, { length: 0 }, { id: 'a' }, new Set()],
  ...[[], [7], [null], [{ id: 'a' }], [{ id: 'a', more: 1 }], [{ id: 'a' }, { id: 7 }], [[{ id: 'a' }]]],
];

test.each([
  ['yes or no', flag, z.boolean()],
  ['a moment', moment, z.number()],
  ['anything', anything, z.unknown()],
  ['a list', listOf(item), z.array(item)],
  ['a list of moments', listOf(moment), z.array(z.number())],
])('%s is what zod takes for it, and no more', (_, shape, schema) => {
  const taken = (by: z.core.$ZodType) => VALUES.filter((value) => z.safeParse(by, value).success);
  expect(taken(shape)).toEqual(taken(schema));
});
