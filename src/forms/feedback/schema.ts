import { RATINGS } from '#shared/form-options.ts';
import { MAX_MESSAGE, MAX_NAME } from '#shared/limits.ts';
import { carried, choice, email, requiredName, requiredText } from '../fields/rules.ts';
import { z } from '#shared/zod.ts';

/** Feedback [S 5]: name, email, one of four ratings, message. */
export const feedbackSchema = z.object({
  name: requiredName('Name is required.', MAX_NAME),
  email: email('Enter a valid email.'),
  rating: choice(RATINGS, 'Please select a rating.'),
  message: requiredText('Message is required.', MAX_MESSAGE),
  ...carried,
});

export type Feedback = z.infer<typeof feedbackSchema>;
