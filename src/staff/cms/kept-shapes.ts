import { validate } from '#shared/validate.ts';
import { z } from '#shared/zod.ts';

// Said with `custom`, which every form has: what the staff area uses of zod beyond it, the visitors' forms would load, too.

/** Yes or no. */
export const flag = z.custom<boolean>((value) => typeof value === 'boolean');

/** A moment, in milliseconds since 1970. */
export const moment = z.custom<number>((value) => Number.isFinite(value));

/** Anything at all, to be checked by who reads it. */
export const anything = z.custom<unknown>();

/** A list whose every item is what `schema` says. */
export function listOf<S extends z.core.$ZodType>(schema: S) {
  return z.custom<z.core.output<S>[]>(
    (value) => Array.isArray(value) && value.every((item) => validate(schema, item).ok),
  );
}
