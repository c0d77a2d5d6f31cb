import type { Handler, ServedCall } from '../http/call.ts';
import { wantsPage } from '../http/html-answer.ts';
import { isFormPost } from '../http/parse-body.ts';
import {
  readSubmissions,
  saveSubmission,
  updateSubmissions,
  type SubmissionList,
} from '../records/submissions.ts';
import { readUsers } from '../records/users.ts';
import { accept } from './accept.ts';
import { listPage, type ReadPage } from './list.ts';
import { register } from './register.ts';
import { listVerifications } from './verification.ts';
import { checkedDemoForm } from '#forms/demo/checked-form.ts';
import type { AnyForm } from '#forms/engine/definition.ts';
import type { Inbox } from '#forms/engine/inbox.ts';
import { listedOf, recordOf, successOf } from '#forms/engine/record.ts';
import { HONEYPOT } from '#forms/fields/rules.ts';
import { DECISION, letsConnectForm } from '#forms/lets-connect/form.ts';
import { forms } from '#forms/registry.ts';
import { staffEndpoints } from '#shared/endpoints/staff.ts';
import { ok } from '#shared/result.ts';

const { registration, demo, ...plain } = forms;
/** The forms whose records are submissions, with all their rules. */
const submitted = [...Object.values(plain), { ...demo, form: checkedDemoForm }];

/** Each call that a visitor's form is sent with. */
export const submitCalls: readonly ServedCall[] = [
  ...submitted.map(({ form, suspected }) => {
    const handler = submitHandler(form, suspected);
    return {
      definition: form.submit,
      handler: form.submit === letsConnectForm.submit ? askFirst(handler) : handler,
    };
  }),
  { definition: registration.form.submit, handler: register },
];

/** Each call that lists for staff what visitors have sent, newest first; `?suspected=1` lists suspected spam. */
export const listCalls: readonly ServedCall[] = [
  ...submitted.map((inbox) => ({
    definition: inbox.list,
    handler: listHandler(inbox, (folder, page) => readSubmissions(inbox.suspected, folder, page)),
  })),
  { definition: registration.list, handler: listHandler(registration, readUsers) },
  { definition: staffEndpoints.verificationList, handler: listVerifications },
];

/**
 * A public form: check, store, confirm. A filled honeypot gets the same answer; the record lies apart, where staff see and
 * restore it.
 */
export function submitHandler(form: AnyForm, store: SubmissionList): Handler<unknown> {
  return accept(
    form.schema,
    async ({ submissionId, [HONEYPOT]: trap, ...answers }, { headers, waitUntil }) => {
      const fields = recordOf(form, answers);
      const unscripted = isFormPost(headers);
      const suspected = trap !== '';
      await saveSubmission(store, { fields, submissionId, suspected, unscripted });
      waitUntil(updateSubmissions(store, suspected ? 'suspected' : 'records'));
      return ok(successOf(form));
    },
  );
}

/** The list of a form's records: of each the fields that the form lists, and no others. */
export function listHandler(inbox: Inbox, read: ReadPage<{ id: string }>): Handler<unknown> {
  const { toBody = (records) => records } = inbox;
  return listPage(read, (records) => toBody(records.map((record) => listedOf(inbox, record))));
}

/** Let's Connect asks before it takes an enquiry; where the page's script came too late to ask, a page does. */
function askFirst(store: Handler<unknown>): Handler<unknown> {
  const success = ok(successOf(letsConnectForm));
  const ask = accept<typeof letsConnectForm.schema, unknown>(letsConnectForm.schema, () => ({
    ...success,
    undecided: 'asked',
  }));
  return (call) => {
    const decision = wantsPage(call.headers) ? call.body[DECISION] : undefined;
    if (decision === 'ask') return ask(call);
    return decision === 'no' ? { ...success, undecided: 'declined' } : store(call);
  };
}
