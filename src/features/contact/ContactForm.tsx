import { Field } from '#components/form/Field.tsx';
import { Form } from '#components/form/Form.tsx';
import { Honeypot } from '#components/form/Honeypot.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { submitTo } from '#components/form/submit-to.ts';
import { TextArea } from '#components/form/TextArea.tsx';
import { useForm } from '#components/form/use-form.ts';
import { alert } from '#lib/dialogs.ts';
import { publicEndpoints } from '#shared/endpoints/public.ts';
import { contactForm } from '#shared/forms/contact.ts';
import { contactSchema, type ContactMessage } from '#shared/schemas/contact.ts';

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
