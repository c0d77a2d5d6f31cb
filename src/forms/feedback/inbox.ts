import { HIDDEN } from '#staff/inbox/model/definition.ts';
import { defineInbox } from '../engine/inbox.ts';
import { feedbackForm, RATINGS } from './form.ts';

/** Feedback with its ratings. */
export default defineInbox(feedbackForm, {
  noun: ['feedback', 'feedbacks'],
  differing: { rating: { width: 7, order: RATINGS } },
  empty: 'No visible feedback found.',
  hint: 'Ratings and words from the feedback page come here by themselves.',
  failure: () => 'Failed to fetch feedbacks.',
  statuses: [HIDDEN],
  file: 'feedback',
});
