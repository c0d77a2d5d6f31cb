import { MAX_NAME } from '#shared/limits.ts';
import { plainName } from '#shared/normalize-input.ts';
import type { Field, FieldOptions } from './field.ts';
import { cleaned, SEEN, toLine, tooLong } from './rules.ts';
import { z } from '#shared/zod.ts';

/** One line of text, without the invisible marks that come along when a name is copied. Empty is refused with `missing`. */
export const nameRule = (missing: string) =>
  cleaned(
    (value) => toLine(plainName(value)),
    z.regex(SEEN, missing),
    z.maxLength(MAX_NAME, tooLong(MAX_NAME)),
  );

/** Name of a person; no mistake to underline. */
export const personName = (
  label: string,
  missing: string,
  { autoComplete = 'name', ...options }: FieldOptions & { autoComplete?: string } = {},
) =>
  ({
    question: {
      kind: 'text',
      label,
      autoComplete,
      autoCapitalize: 'words',
      spellCheck: false,
      required: true,
    },
    rule: nameRule(missing),
    column: { kind: 'title', width: 10 },
    ...options,
  }) satisfies Field;
