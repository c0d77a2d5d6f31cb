import { EMAIL, ID, MESSAGE, NAME, SUBMITTED, text } from '#staff/inbox/definition/columns.ts';
import { HIDDEN_SHELF, type ListDefinition } from '#staff/inbox/definition/list-definition.ts';

/** Feedback [S 3]. */
const feedback: ListDefinition = {
  noun: ['feedback', 'feedbacks'],
  columns: [NAME, EMAIL, text('rating', 'Rating', 7), MESSAGE, SUBMITTED, ID],
  empty: 'No visible feedback found.',
  hint: 'Ratings and words from the feedback page come here by themselves.',
  failure: () => 'Failed to fetch feedbacks.',
  shelves: [HIDDEN_SHELF],
  file: 'feedback',
  suspected: 'feedback',
};

export default feedback;
