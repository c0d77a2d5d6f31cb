import type { Answer, Call, Handler } from '../http/call.ts';
import { oneOf } from '#forms/fields/rules.ts';
import { listNames } from '#forms/registry.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { z } from '#shared/zod.ts';
import { validate } from '#shared/validate.ts';

const accepting =
  (inputOf: (call: Call) => unknown) =>
  <S extends z.core.$ZodType, Output>(
    schema: S,
    handle: (input: z.core.output<S>, call: Call) => Promise<Answer<Output>> | Answer<Output>,
  ): Handler<Output> =>
  (call) => {
    const checked = checkInput(schema, inputOf(call));
    return checked.ok ? handle(checked.value, call) : checked;
  };

/** Checks a call's body against a form's schema and hands the cleaned input on; faults are 400 or 422. */
export const accept = accepting(({ body }) => body);

/** The same of the parameters in its address. */
export const acceptQuery = accepting(({ url }) => Object.fromEntries(url.searchParams));

/** How a staff call names a list. */
export const listName = oneOf(listNames, 'There is no such list.');

/** The check alone. Out: the cleaned input, or the fault that names the first faulty field's message. */
export function checkInput<S extends z.core.$ZodType>(schema: S, input: unknown): Result<z.core.output<S>> {
  const checked = validate(schema, input);
  if (checked.ok) return ok(checked.value);
  const { malformed, errors } = checked.fault;
  if (malformed)
    return fail({ kind: 'malformed', message: 'The request has values of a wrong type.', errors });
  return fail({ kind: 'invalid', message: Object.values(errors)[0] ?? 'Please check the form.', errors });
}
