import type { Field } from './field.ts';
import { requiredLine } from './rules.ts';

/** One line of prose of at most `max` characters, as a title or a question is; none says `missing`. */
export const sentence = (label: string, { max, missing }: { max: number; missing: string }) =>
  ({
    question: { kind: 'text', label, required: true },
    rule: requiredLine(missing, max),
  }) satisfies Field;
