import { MAX_MESSAGE } from '#shared/limits.ts';
import type { Field } from './field.ts';
import type { TextQuestion } from './question.ts';
import { optionalText, requiredText } from './rules.ts';

interface Options extends Pick<TextQuestion, 'hint' | 'rows' | 'placeholder'> {
  /** Said when there is no answer; without it the answer may be left out. */
  missing?: string;
  /** In characters. */
  max?: number;
}

/** Text of several lines, at most 5,000 characters if nothing else is said. */
export const longText = (label: string, { missing, max = MAX_MESSAGE, ...look }: Options = {}) =>
  ({
    question: { kind: 'textarea', label, required: missing !== undefined, ...look },
    rule: missing === undefined ? optionalText(max) : requiredText(missing, max),
    column: { kind: 'long', width: 16 },
  }) satisfies Field;
