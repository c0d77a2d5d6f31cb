import { Field } from '#forms/fields/Field.tsx';
import { Form } from '#forms/engine/Form.tsx';
import { Honeypot } from '#forms/engine/Honeypot.tsx';
import { Select } from '#forms/fields/Select.tsx';
import { SubmitButton } from '#forms/engine/SubmitButton.tsx';
import { submitTo } from '#forms/engine/submit-to.ts';
import { TextArea } from '#forms/fields/TextArea.tsx';
import { useForm } from '#forms/engine/use-form.ts';
import { alert } from '#browser/dialogs.ts';
import { publicEndpoints } from '#shared/endpoints/public.ts';
import { websitePlanForm } from '#forms/website-plan/form.ts';
import { websitePlanSchema, type WebsitePlanRequest } from '#forms/website-plan/schema.ts';
import { planFromAddress } from './plan-from-address.ts';

const { questions, submit } = websitePlanForm;

/** Website plan request; a visitor who comes from a plan's card finds that plan chosen [S 2, 5, 8]. */
export function WebsitePlanForm({ labelledBy }: { labelledBy: string }) {
  const form = useForm({
    id: 'website-plan',
    schema: websitePlanSchema,
    send: sendRequest,
    prefill: arrivedFor,
  });
  return (
    <Form form={form} endpoint={publicEndpoints.websitePlanSubmit} labelledBy={labelledBy}>
      <Field field={form.field('name')} {...questions.name} />
      <div className="form-row">
        <Field field={form.field('email')} {...questions.email} />
        <Field field={form.field('company')} {...questions.company} />
      </div>
      <Select field={form.field('plan')} {...questions.plan} />
      <TextArea field={form.field('message')} {...questions.message} />
      <Honeypot />
      <SubmitButton busy={form.busy}>{submit}</SubmitButton>
    </Form>
  );
}

/** The plan of the card that led here. */
function arrivedFor() {
  const plan = planFromAddress(window.location.search);
  return plan ? { plan } : {};
}

function sendRequest(request: WebsitePlanRequest) {
  return submitTo(publicEndpoints.websitePlanSubmit, request, {
    sent: () => alert('success', { title: 'Your request has been submitted!' }),
    refused: (reason, returnTo) => alert('error', { title: `Submission failed: ${reason}`, returnTo }),
    unreachable: (reason) => alert('error', { title: `Error submitting form: ${reason}` }),
  });
}
