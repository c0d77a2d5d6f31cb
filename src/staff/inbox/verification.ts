import { type Column, CREATED, EMAIL, HIDDEN, ID, type ListDefinition, text } from './model/definition.ts';

const FIRST_NAME: Column = { key: 'first_name', label: 'First name', kind: 'title', width: 11 };

/** Verification and checkout records. */
const records: ListDefinition = {
  noun: ['record', 'records'],
  columns: [
    FIRST_NAME,
    text('last_name', 'Last name', 11),
    { ...EMAIL, width: 18 },
    CREATED,
    { ...ID, width: 12 },
  ],
  empty: 'No records found.',
  hint: 'The system that verifies e-mail addresses keeps its records here.',
  failure: (message) => `Error: ${message || 'Could not load records.'}`,
  statuses: [HIDDEN],
  file: 'verification-records',
};

export default records;
