import { MAX_MESSAGE } from '#shared/limits.ts';
import type { Field } from './field.ts';
import { optionalText, requiredText } from './rules.ts';

/** Text of several lines. Without `missing`, which is said when there is no answer, it may be left out. */
export const longText = (label: string, { missing, hint }: { missing?: string; hint?: string } = {}) =>
  ({
    question: { kind: 'textarea', label, hint, required: missing !== undefined },
    rule: missing === undefined ? optionalText(MAX_MESSAGE) : requiredText(missing, MAX_MESSAGE),
    column: { kind: 'long', width: 16 },
  }) satisfies Field;
