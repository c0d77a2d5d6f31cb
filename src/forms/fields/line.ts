import type { Field, FieldOptions } from './field.ts';
import type { LineQuestion } from './question.ts';
import { optionalLine, requiredLine } from './rules.ts';

interface Options extends FieldOptions, Pick<LineQuestion, 'autoCapitalize'> {
  autoComplete: string;
  max: number;
  /** Said when there is no answer; without it the answer may be left out. */
  missing?: string;
}

/** One line of text of at most `max` characters, which is no mistake to underline: an address, a company, a user name. */
export const line = (
  label: string,
  { max, missing, half, autoComplete, autoCapitalize = 'words' }: Options,
) =>
  ({
    question: {
      ...{ kind: 'text', label, autoComplete, required: missing !== undefined },
      ...{ autoCapitalize, spellCheck: false },
    },
    rule: missing === undefined ? optionalLine(max) : requiredLine(missing, max),
    column: { kind: 'text', width: 9 },
    half,
  }) satisfies Field;
