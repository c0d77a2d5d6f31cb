import '#styles/form-parts.css';
import { Field } from '#forms/fields/Field.tsx';
import { Form } from '#forms/engine/Form.tsx';
import { Honeypot } from '#forms/engine/Honeypot.tsx';
import { SubmitButton } from '#forms/engine/SubmitButton.tsx';
import { TextArea } from '#forms/fields/TextArea.tsx';
import { useForm } from '#forms/engine/use-form.ts';
import { publicEndpoints } from '#shared/endpoints/public.ts';
import { DECISION, letsConnectForm } from '#forms/lets-connect/form.ts';
import { letsConnectSchema } from '#forms/lets-connect/schema.ts';
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
