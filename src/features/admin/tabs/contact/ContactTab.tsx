import { EMAIL, ID, MESSAGE, NAME, SUBMITTED } from '../../list/definition/columns.ts';
import { HIDDEN_SHELF, type ListDefinition } from '../../list/definition/list-definition.ts';
import { ListTab } from '../../list/ListTab.tsx';
import type { TabProps } from '../../tab.ts';

/** Contact messages [S 3]: id, name, email, message; when they came is in their ids. */
const contactMessages: ListDefinition = {
  noun: ['message', 'messages'],
  columns: [NAME, EMAIL, MESSAGE, SUBMITTED, ID],
  empty: 'No visible messages to display',
  hint: 'What visitors write on the contact page comes here by itself.',
  failure: () => 'Could not load messages.',
  shelves: [HIDDEN_SHELF],
  file: 'contact-messages',
  suspected: 'contact',
};

export default function ContactTab({ tab, rest }: TabProps) {
  return <ListTab tab={tab} rest={rest} list={contactMessages} />;
}
