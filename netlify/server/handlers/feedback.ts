import { list } from './list.ts';
import { submit } from './submit.ts';
import type { StatusMessage } from '#shared/endpoints/endpoint.ts';
import type { FeedbackListed } from '#shared/schemas/entities.ts';
import { feedbackSchema } from '#forms/feedback/schema.ts';

const SUCCESS: StatusMessage = { status: 'success', message: 'Thank you for your feedback!' };

/** Feedback with a rating [S 7]. */
export const submitFeedback = submit(
  feedbackSchema,
  'feedback',
  ({ name, email, rating, message }) => ({ name, email, rating, message }),
  SUCCESS,
);

/** Feedback for staff, newest first [S 3, 7]. */
export const listFeedback = list(
  'feedback',
  ({ id, name = '', email = '', rating = '', message = '', submitted_at }): FeedbackListed => ({
    id,
    name,
    email,
    rating,
    message,
    submitted_at,
  }),
  (rows) => rows,
);
