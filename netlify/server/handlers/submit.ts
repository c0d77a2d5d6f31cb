import type { Handler } from '../http/call.ts';
import { saveSubmission, type SubmissionList } from '../stores/submissions.ts';
import { accept } from './accept.ts';
import { ok } from '#shared/result.ts';
import type { z } from '#shared/schemas/zod.ts';

/** What every public form carries beside its own fields. */
interface Carried {
  submissionId?: string | undefined;
  website_url: string;
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
  return accept(schema, async (input) => {
    const { submissionId, website_url } = input;
    await saveSubmission(list, { fields: toFields(input), submissionId, suspected: website_url !== '' });
    return ok(success);
  });
}
