import { MAX_PHONE_INPUT } from '#shared/limits.ts';
import { plainNumber } from '#shared/normalize-input.ts';
import type { Field, FieldOptions } from './field.ts';
import type { LineQuestion } from './question.ts';
import { cleaned, optionalLine } from './rules.ts';
import { z } from '#shared/zod.ts';

const COLUMN = { kind: 'phone', width: 7.5 } as const;

/**
 * A phone number of digits and nothing else, of any keyboard, that matches `pattern`; any fault says `message`. A browser fills
 * `tel` with a plus, which such a rule refuses: it is asked for the national number.
 */
export const nationalPhone = (
  label: string,
  pattern: RegExp,
  message: string,
  { half, hint, placeholder }: FieldOptions & Pick<LineQuestion, 'hint' | 'placeholder'> = {},
) =>
  ({
    question: {
      ...{ kind: 'tel', label, hint, placeholder, required: true },
      ...{ inputMode: 'numeric', autoComplete: 'tel-national' },
    },
    rule: cleaned(plainNumber, z.regex(pattern, message)),
    column: COLUMN,
    half,
  }) satisfies Field;

/** A phone number of any country; the form itself says which ones it takes. */
export const internationalPhone = (label: string) =>
  ({
    question: {
      ...{ kind: 'tel', label, required: true },
      ...{ inputMode: 'tel', autoComplete: 'tel', maxLength: MAX_PHONE_INPUT },
    },
    rule: optionalLine(MAX_PHONE_INPUT),
    column: COLUMN,
  }) satisfies Field;
