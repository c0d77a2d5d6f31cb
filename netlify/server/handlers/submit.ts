import type { Handler } from '../http/call.ts';
import { isFormPost } from '../http/parse-body.ts';
import { saveSubmission, type SubmissionList } from '../records/submissions.ts';
import { accept } from './accept.ts';
import { ok } from '#shared/result.ts';
import { HONEYPOT } from '#forms/fields/rules.ts';
import type { z } from '#shared/zod.ts';

/** What every public form carries beside its own fields. */
interface Carried {
  submissionId?: string | undefined;
  [HONEYPOT]: string;
}

/**
 * A public form: check, store, confirm. `toFields` names the fields as they are listed [S 3].
 * A filled honeypot gets the same answer; the record lies apart, where staff see and restore it.
 */
export function submit<S extends z.core.$ZodType<Carried>, Output>(
  schema: S,
  list: SubmissionList,
  toFields: (input: z.core.output<S>) => Record<string, string>,
  success: Output,
): Handler<Output> {
  return accept(schema, async (input, { headers }) => {
    const { submissionId, [HONEYPOT]: trap } = input;
    const [fields, suspected, unscripted] = [toFields(input), trap !== '', isFormPost(headers)];
    await saveSubmission(list, { fields, submissionId, suspected, unscripted });
    return ok(success);
  });
}
