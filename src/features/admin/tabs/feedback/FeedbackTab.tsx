import { EMAIL, ID, MESSAGE, NAME, SUBMITTED, text } from '../../list/definition/columns.ts';
import { HIDDEN_SHELF, type ListDefinition } from '../../list/definition/list-definition.ts';
import { ListTab } from '../../list/ListTab.tsx';
import type { TabProps } from '../../tab.ts';

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

export default function FeedbackTab({ tab, rest }: TabProps) {
  return <ListTab tab={tab} rest={rest} list={feedback} />;
}
