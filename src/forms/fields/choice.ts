import type { Field, FieldOptions } from './field.ts';
import { oneOf } from './rules.ts';

/** One of a fixed list of choices; none, or anything else, says `missing`. */
export const choice = <const Options extends readonly [string, ...string[]]>(
  label: string,
  options: Options,
  missing: string,
  { placeholder = 'Choose one', ...rest }: FieldOptions & { placeholder?: string } = {},
) =>
  ({
    question: { kind: 'select', label, options, placeholder, required: true },
    rule: oneOf(options, missing),
    column: { kind: 'text', width: 8 },
    ...rest,
  }) satisfies Field;
