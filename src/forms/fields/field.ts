import { z } from '#shared/zod.ts';
import type { Question } from './question.ts';

/** One field of a form: what it asks, what it takes, how staff see it. Each file beside this one makes a kind of them. */
export interface Field {
  question: Question;
  /** Cleans what was typed, or says what is wrong with it. */
  rule: z.core.$ZodType<string, string | undefined>;
  /** Its column in the staff's list, `width` in rem. A field without one is a secret: neither kept as it is nor listed. */
  column?: FieldColumn;
  /** Two in succession stand side by side where there is room. */
  half?: true | undefined;
}

export interface FieldColumn {
  kind: 'title' | 'text' | 'email' | 'phone' | 'long';
  width: number;
}

/** What most kinds of field may be told beside their label and messages. */
export type FieldOptions = Pick<Field, 'half'>;

/** The fields of a form by the names of their controls, in its order. */
export type Fields = Readonly<Record<string, Field>>;

/** The cleaned answers to these fields. */
export type AnswersTo<F extends Fields> = { [Name in keyof F & string]: z.core.output<F[Name]['rule']> };

/** Name of an answer in stored records and lists: `first_name` for `firstName`. */
type KeyOf<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${KeyOf<Rest>}`
  : Name;

/** A listed record: its id, and every answer that is no secret. */
export type Listed<F extends Fields> = { id: string } & {
  [Name in keyof F & string as F[Name] extends { column: FieldColumn } ? KeyOf<Name> : never]: string;
};

/** The same field, with one more rule for what it has cleaned. */
export const also = <F extends Field>(field: F, check: z.core.$ZodCheck<string>) => ({
  ...field,
  rule: z.pipe(field.rule, z.string().check(check)),
});
