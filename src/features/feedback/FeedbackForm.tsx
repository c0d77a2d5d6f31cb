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
import { feedbackForm } from '#shared/forms/feedback.ts';
import { feedbackSchema, type Feedback } from '#shared/schemas/feedback.ts';

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
