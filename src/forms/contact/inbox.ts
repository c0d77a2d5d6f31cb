import {
  EMAIL,
  HIDDEN,
  ID,
  type ListDefinition,
  MESSAGE,
  NAME,
  SUBMITTED,
} from '#staff/inbox/model/definition.ts';

/** Contact messages [S 3]: id, name, email, message; when they came is in their ids. */
const contactMessages: ListDefinition = {
  noun: ['message', 'messages'],
  columns: [NAME, EMAIL, MESSAGE, SUBMITTED, ID],
  empty: 'No visible messages to display',
  hint: 'What visitors write on the contact page comes here by itself.',
  failure: () => 'Could not load messages.',
  statuses: [HIDDEN],
  file: 'contact-messages',
  suspected: 'contact',
};

export default contactMessages;
