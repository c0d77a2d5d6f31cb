import { Field } from '#forms/fields/Field.tsx';
import { Form } from '#forms/engine/Form.tsx';
import { Honeypot } from '#forms/engine/Honeypot.tsx';
import { SubmitButton } from '#forms/engine/SubmitButton.tsx';
import { submitTo } from '#forms/engine/submit-to.ts';
import { TextArea } from '#forms/fields/TextArea.tsx';
import { useForm } from '#forms/engine/use-form.ts';
import { alert } from '#browser/dialogs.ts';
import { publicEndpoints } from '#shared/endpoints/public.ts';
import { contactForm } from '#forms/contact/form.ts';
import { contactSchema, type ContactMessage } from '#forms/contact/schema.ts';

const { questions, submit } = contactForm;

/** Get in Touch [S 2, 5, 8]. */
export function ContactForm({ labelledBy }: { labelledBy: string }) {
  const form = useForm({ id: 'contact', schema: contactSchema, send: sendMessage });
  return (
    <Form form={form} endpoint={publicEndpoints.contactSubmit} labelledBy={labelledBy}>
      <Field field={form.field('name')} {...questions.name} />
      <Field field={form.field('email')} {...questions.email} />
      <TextArea field={form.field('message')} {...questions.message} />
      <Honeypot />
      <SubmitButton busy={form.busy}>{submit}</SubmitButton>
    </Form>
  );
}

function sendMessage(message: ContactMessage) {
  return submitTo(publicEndpoints.contactSubmit, message, {
    sent: () => alert('success', { title: 'Message submitted successfully!' }),
    refused: (reason, returnTo) => alert('error', { title: `Error: ${reason}`, returnTo }),
    unreachable: () => alert('error', { title: 'Something went wrong. Please try again.' }),
  });
}
