import type { Field } from '../field.ts';
import { nameRule } from '../person-name.ts';

/** A country by code or name. Asked like this where the list of countries is missing. */
export const country = (label: string, missing: string) =>
  ({
    question: {
      kind: 'text',
      label,
      hint: 'Type its name, and your phone number with + and its country code.',
      autoComplete: 'country-name',
      autoCapitalize: 'words',
      required: true,
    },
    rule: nameRule(missing),
    column: { kind: 'text', width: 8 },
  }) satisfies Field;
