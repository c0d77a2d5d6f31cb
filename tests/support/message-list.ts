import {
  EMAIL,
  HIDDEN,
  ID,
  type ListDefinition,
  MESSAGE,
  NAME,
  SUBMITTED,
} from '#staff/inbox/model/definition.ts';

/** A staff list of plain messages. */
export const messageList: ListDefinition = {
  noun: ['message', 'messages'],
  columns: [NAME, EMAIL, MESSAGE, SUBMITTED, ID],
  empty: 'Nothing',
  hint: 'Nothing came in yet.',
  failure: () => 'Failed',
  statuses: [HIDDEN],
  file: 'messages',
};
