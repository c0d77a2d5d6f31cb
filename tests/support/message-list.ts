import { type Column, EMAIL, HIDDEN, ID, type ListDefinition } from '#staff/inbox/model/definition.ts';

export const NAME: Column = { key: 'name', label: 'Name', kind: 'title', width: 10 };
export const MESSAGE: Column = { key: 'message', label: 'Message', kind: 'long', width: 13 };
export const SUBMITTED: Column = { key: 'submitted_at', label: 'Submitted', kind: 'time', width: 10.5 };

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
