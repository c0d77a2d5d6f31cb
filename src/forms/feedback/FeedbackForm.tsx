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
import { feedbackForm } from '#forms/feedback/form.ts';
import { feedbackSchema, type Feedback } from '#forms/feedback/schema.ts';

const { questions, submit } = feedbackForm;

/** We Value Your Feedback [S 2, 5, 8]. */
export function FeedbackForm({ labelledBy }: { labelledBy: string }) {
  const form = useForm({ id: 'feedback', schema: feedbackSchema, send: sendFeedback });
  return (
    <Form form={form} endpoint={publicEndpoints.feedbackSubmit} labelledBy={labelledBy}>
      <Field field={form.field('name')} {...questions.name} />
      <div className="form-row">
        <Field field={form.field('email')} {...questions.email} />
        <Select field={form.field('rating')} {...questions.rating} />
      </div>
      <TextArea field={form.field('message')} {...questions.message} />
      <Honeypot />
      <SubmitButton busy={form.busy}>{submit}</SubmitButton>
    </Form>
  );
}

function sendFeedback(feedback: Feedback) {
  return submitTo(publicEndpoints.feedbackSubmit, feedback, {
    sent: () => alert('success', { title: 'Thank you for your feedback!' }),
    refused: (reason, returnTo) => alert('error', { title: `Server error: ${reason}`, returnTo }),
    unreachable: () => alert('error', { title: 'Submission failed. Please try again.' }),
  });
}
