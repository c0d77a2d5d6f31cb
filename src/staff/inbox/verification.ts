import { type Column, CREATED, EMAIL, HIDDEN, ID, type ListDefinition, text } from './model/definition.ts';

const FIRST_NAME: Column = { key: 'first_name', label: 'First name', kind: 'title', width: 10 };

/** Verification and checkout records. */
const records: ListDefinition = {
  noun: ['record', 'records'],
  columns: [FIRST_NAME, text('last_name', 'Last name', 10), { ...EMAIL, width: 15 }, CREATED, ID],
  // Of a payment.
  asides: [text('plan', 'Plan'), text('amount', 'Amount')],
  empty: 'No records found.',
  hint: 'Paid checkouts come here by themselves, and so do the records of the system that verifies e-mail addresses.',
  failure: (message) => `Error: ${message || 'Could not load records.'}`,
  statuses: [HIDDEN],
  file: 'verification-records',
};

export default records;
