import {
  EMAIL,
  HIDDEN,
  ID,
  type ListDefinition,
  MESSAGE,
  NAME,
  SUBMITTED,
  text,
} from '#staff/inbox/model/definition.ts';

/** Feedback [S 3]. */
const feedback: ListDefinition = {
  noun: ['feedback', 'feedbacks'],
  columns: [NAME, EMAIL, text('rating', 'Rating', 7), MESSAGE, SUBMITTED, ID],
  empty: 'No visible feedback found.',
  hint: 'Ratings and words from the feedback page come here by themselves.',
  failure: () => 'Failed to fetch feedbacks.',
  statuses: [HIDDEN],
  file: 'feedback',
  suspected: 'feedback',
};

export default feedback;
