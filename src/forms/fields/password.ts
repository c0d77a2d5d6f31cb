import { MAX_PASSWORD } from '#shared/limits.ts';
import type { Field } from './field.ts';
import { cleaned, tooLong } from './rules.ts';
import { z } from '#shared/zod.ts';

/** A secret, taken as typed, never trimmed: `min` to 200 characters, fewer say `message`. */
export const password = (
  label: string,
  { min = 1, message, hint }: { min?: number; message: string; hint?: string },
  autoComplete: 'current-password' | 'new-password' = 'new-password',
) =>
  ({
    question: { kind: 'password', label, hint, autoComplete, required: true },
    rule: cleaned(
      (value) => value,
      z.minLength(min, message),
      z.maxLength(MAX_PASSWORD, tooLong(MAX_PASSWORD)),
    ),
  }) satisfies Field;

/** The repetition of a secret, to be compared with it by the form; its own faults are those of the secret. */
export const repeatedPassword = (label: string) =>
  ({
    question: { kind: 'password', label, autoComplete: 'new-password', required: true },
    rule: cleaned((value) => value),
  }) satisfies Field;
