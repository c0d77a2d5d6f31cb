import { fail, ok, type FieldErrors, type Result } from './result.ts';
import { z } from './zod.ts';

/** Why a payload was refused: `malformed` is a wrong JSON type (400), otherwise field faults (422). */
export interface Refusal {
  malformed: boolean;
  errors: FieldErrors;
}

/**
 * Checks a payload against a form's schema: the one validation of browser and function.
 * In: any value. Out: the cleaned payload, or one message per faulty field, in the schema's order.
 */
export function validate<S extends z.core.$ZodType>(
  schema: S,
  payload: unknown,
): Result<z.core.output<S>, Refusal> {
  const parsed = z.safeParse(schema, payload);
  if (parsed.success) return ok(parsed.data);
  const errors: FieldErrors = {};
  for (const issue of parsed.error.issues) errors[String(issue.path[0] ?? '')] ??= issue.message;
  const malformed = parsed.error.issues.some((issue) => issue.code === 'invalid_type');
  return fail({ malformed, errors });
}
