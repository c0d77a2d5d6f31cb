import type { Handler, ServedCall } from '../http/call.ts';
import { wantsPage } from '../http/html-answer.ts';
import { isFormPost } from '../http/parse-body.ts';
import { answeredCaller } from '../notify/answer.ts';
import { deliverSoon } from '../notify/deliver.ts';
import { saveSubmission, submissions, type SubmissionList } from '../records/submissions.ts';
import { accept } from './accept.ts';
import { arrivalOf } from './arrival.ts';
import { register } from './register.ts';
import { checkedDemoForm } from '#forms/demo/checked-form.ts';
import type { AnyForm } from '#forms/engine/definition.ts';
import { recordOf, successOf } from '#forms/engine/record.ts';
import { HONEYPOT } from '#forms/fields/rules.ts';
import { DECISION, letsConnectForm } from '#forms/lets-connect/form.ts';
import { forms } from '#forms/registry.ts';
import { ok } from '#shared/result.ts';

const { registration, demo, ...plain } = forms;
/** The forms whose records are submissions, with all their rules. */
const submitted = [...Object.values(plain), { ...demo, form: checkedDemoForm }];

/** Each call that a visitor's form is sent with. */
export const submitCalls: readonly ServedCall[] = [
  ...submitted.map(({ form, suspected, consents }) => {
    const handler = submitHandler(form, suspected, consents);
    return {
      definition: form.submit,
      handler: form.submit === letsConnectForm.submit ? askFirst(handler) : handler,
    };
  }),
  { definition: registration.form.submit, handler: register },
];

/** A public form: check, store, confirm, tell the company. A filled honeypot is stored apart. */
export function submitHandler(
  form: AnyForm,
  store: SubmissionList,
  consents: readonly string[] = [],
): Handler<unknown> {
  return accept(form.schema, async (payload, call) => {
    const { submissionId, [HONEYPOT]: trap, arrival, consent, ...answers } = payload;
    const agreed = consents.includes(consent) ? { consent } : {};
    const fields = { ...recordOf(form, answers), ...arrivalOf(call, arrival), ...agreed };
    const unscripted = isFormPost(call.headers);
    const suspected = trap !== '';
    const caller = answeredCaller(store, call.address);
    const id = await saveSubmission(store, { fields, submissionId, suspected, unscripted, caller });
    call.waitUntil(submissions[store].update(suspected ? 'suspected' : 'records'));
    if (!suspected) call.waitUntil(deliverSoon({ list: store, id }));
    return ok(successOf(form));
  });
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
