import { post, type Endpoint, type StatusMessage, type SuccessMessage } from '#shared/endpoints/endpoint.ts';
import type { FieldErrors } from '#shared/result.ts';
import { z } from '#shared/zod.ts';
import type { AnswersTo, Fields } from '../fields/field.ts';
import { carried } from '../fields/rules.ts';

/** What a page that shows a form says, and where. */
export interface FormWords<F extends Fields = Fields> {
  /** Address of the page that shows the form. */
  page: string;
  /** Headline of that page. */
  headline: string;
  /** In the order of the form, of the stored record and of the list. */
  fields: F;
  /** On the button that sends. */
  button: string;
}

/** All that distinguishes one public form from another, for both sides. How staff see it says its `inbox.ts`. */
export interface FormDefinition<
  F extends Fields = Fields,
  Name extends string = string,
> extends FormWords<F> {
  /** Names the form: its records, its draft in the browser, and its controls. */
  name: Name;
  submit: Endpoint<StatusMessage | SuccessMessage>;
  /** Said of a success, by the function and by the page. */
  sent: string;
  /** Says that the server answered and refused; `reason` is its own sentence. */
  refused: (reason: string) => string;
  /** Says that no usable answer came; `reason` says what happened. */
  unreachable: (reason: string) => string;
  /** The reason where none was given. */
  wordless?: string;
  /** Names the form at the page that says thanks where there is no script, if not `name`. */
  thanks?: string;
  /** What that page says has come of it, if not a message that somebody answers and no more. */
  thanksFor?: 'account' | 'demo';
  /** What is wrong with answers that do not fit together; said along with the faults of each. */
  together?(this: void, answers: AnswersTo<F>): FieldErrors;
  /** What takes the place of answers that fit: their canonical form. */
  canonical?(this: void, answers: AnswersTo<F>): Partial<AnswersTo<F>>;
  /** What is stored in the place of some answers, by their key in the record. */
  toRecord?(this: void, answers: AnswersTo<F>): Readonly<Record<string, string>>;
}

/** The checked payload of a form: its answers, the id of the submission and the honeypot. */
export type Payload<F extends Fields> = AnswersTo<F> & Carried;
type Carried = { [Name in keyof typeof carried]: z.core.output<(typeof carried)[Name]> };

export interface Form<F extends Fields, Name extends string> extends FormDefinition<F, Name> {
  /** The one schema of page and function. */
  schema: z.core.$ZodType<Payload<F>, Record<keyof F & string, string | undefined>>;
}

/** A form of whichever fields. */
export interface AnyForm extends Omit<FormDefinition, 'together' | 'canonical' | 'toRecord'> {
  toRecord?(this: void, answers: object): Readonly<Record<string, string>>;
  schema: z.core.$ZodType<Carried, Record<string, string | undefined>>;
}

/** A form out of what is said of it. */
export function defineForm<const F extends Fields, const Name extends string>(
  definition: FormDefinition<F, Name>,
): Form<F, Name> {
  const { fields, together, canonical } = definition;
  const areTexts = (value: unknown): value is AnswersTo<F> =>
    Object.keys(fields).every(
      (name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'string',
    );
  const checked = z.object({ ...rulesOf(fields), ...carried }).check(
    z.check(
      (payload) => {
        const faults = together?.(payload.value as AnswersTo<F>) ?? {};
        for (const [name, message] of Object.entries(faults))
          payload.issues.push({ code: 'custom', input: payload.value, path: [name], message });
      },
      { when: ({ value }) => areTexts(value) },
    ),
  );
  const made = z.pipe(
    checked,
    z.transform((payload) => ({ ...payload, ...canonical?.(payload as AnswersTo<F>) })),
  );
  return { ...definition, schema: made as unknown as Form<F, Name>['schema'] };
}

/** The rules of these fields, for a schema that holds nothing else. */
export function rulesOf<F extends Fields>(fields: F) {
  const rules = Object.entries(fields).map(([name, { rule }]) => [name, rule]);
  return Object.fromEntries(rules) as { [Name in keyof F & string]: F[Name]['rule'] };
}

/** The call that a form is sent with; `shape` says how its answer tells a success from a fault. */
export const submitCall = (path: string, shape: 'status' | 'success') =>
  post<StatusMessage | SuccessMessage>(path, 'fields', { access: 'public', fault: shape });
