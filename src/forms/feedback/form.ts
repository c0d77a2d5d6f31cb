import { PATHS } from '#shared/paths.ts';
import { defineForm, submitCall } from '../engine/definition.ts';
import { choice } from '../fields/choice.ts';
import { anyEmail } from '../fields/email.ts';
import { longText } from '../fields/long-text.ts';
import { personName } from '../fields/person-name.ts';

/** From the best to the worst. */
export const RATINGS = ['Excellent', 'Good', 'Average', 'Poor'] as const;

/** We Value Your Feedback. */
export const feedbackForm = defineForm({
  name: 'feedback',
  page: PATHS.feedback,
  headline: 'We Value Your Feedback',
  fields: {
    name: personName('Name', 'Name is required.'),
    email: anyEmail('Email', 'Enter a valid email.', { half: true }),
    rating: choice('Rating', RATINGS, 'Please select a rating.', {
      placeholder: 'Select a rating',
      half: true,
    }),
    message: longText('Message', { missing: 'Message is required.' }),
  },
  button: 'Submit Feedback',
  submit: submitCall('/Feedback_Form/feedback_Form.php', 'status'),
  sent: 'Thank you for your feedback!',
  refused: (reason) => `Server error: ${reason}`,
  unreachable: () => 'Submission failed. Please try again.',
});
