import '#styles/form-parts.css';
import { Field } from '#components/form/Field.tsx';
import { Form } from '#components/form/Form.tsx';
import { Honeypot } from '#components/form/Honeypot.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextArea } from '#components/form/TextArea.tsx';
import { useForm } from '#components/form/use-form.ts';
import { publicEndpoints } from '#shared/endpoints/public.ts';
import { DECISION, letsConnectForm } from '#shared/forms/lets-connect.ts';
import { letsConnectSchema } from '#shared/schemas/lets-connect.ts';
import { confirmEnquiry, sendEnquiry } from './send-enquiry.ts';

const { questions, submit } = letsConnectForm;

/** Let's Connect: a question to our experts [S 2, 4, 5, 8]. */
export function LetsConnectForm({ consent, labelledBy }: { consent: string; labelledBy: string }) {
  const form = useForm({
    id: 'lets-connect',
    schema: letsConnectSchema,
    confirm: confirmEnquiry,
    send: sendEnquiry,
  });

  return (
    <Form form={form} endpoint={publicEndpoints.letsConnectSubmit} labelledBy={labelledBy}>
      <Field field={form.field('name')} {...questions.name} />
      <div className="form-row">
        <Field field={form.field('email')} {...questions.email} />
        <Field field={form.field('phone')} {...questions.phone} />
      </div>
      <TextArea field={form.field('message')} {...questions.message} />
      <Honeypot />
      <input type="hidden" name={DECISION} value="ask" />
      <noscript>
        <input type="hidden" name={DECISION} value="" />
      </noscript>
      <p className="consent">{consent}</p>
      <SubmitButton busy={form.busy}>{submit}</SubmitButton>
    </Form>
  );
}
