import { Field } from '#components/form/Field.tsx';
import { Form } from '#components/form/Form.tsx';
import { Honeypot } from '#components/form/Honeypot.tsx';
import { Select } from '#components/form/Select.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { submitTo } from '#components/form/submit-to.ts';
import { TextArea } from '#components/form/TextArea.tsx';
import { useForm } from '#components/form/use-form.ts';
import { alert } from '#lib/dialogs.ts';
import { publicEndpoints } from '#shared/endpoints/public.ts';
import { websitePlanForm } from '#shared/forms/website-plan.ts';
import { websitePlanSchema, type WebsitePlanRequest } from '#shared/schemas/website-plan.ts';
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
