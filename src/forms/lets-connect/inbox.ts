import {
  EMAIL,
  HIDDEN,
  ID,
  type ListDefinition,
  MESSAGE,
  NAME,
  PHONE,
  SUBMITTED,
} from '#staff/inbox/model/definition.ts';

/** Let's Connect messages [S 3]. */
const enquiries: ListDefinition = {
  noun: ['message', 'messages'],
  columns: [NAME, EMAIL, PHONE, MESSAGE, SUBMITTED, ID],
  empty: 'No visible messages found.',
  hint: 'What visitors send from Let’s Connect comes here by itself.',
  failure: () => 'Could not load messages.',
  statuses: [HIDDEN],
  file: 'lets-connect-messages',
  suspected: 'lets-connect',
};

export default enquiries;
