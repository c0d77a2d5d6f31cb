import { ID, text, type ListDefinition } from '../inbox/model/definition.ts';

/** What was done in the staff area, as a list like the others. */
const audit: ListDefinition = {
  noun: ['entry', 'entries'],
  columns: [
    { key: 'what', label: 'What', kind: 'title', width: 17 },
    { key: 'at', label: 'When', kind: 'time', width: 10.5 },
    text('who', 'Who', 10),
    { key: 'on', label: 'On what', kind: 'long', width: 13 },
    ID,
  ],
  filters: [
    { key: 'what', label: 'What', any: 'Anything' },
    { key: 'who', label: 'Who', any: 'By anybody' },
  ],
  empty: 'Nothing was done yet.',
  hint: 'Sign-ins, edits, exports and whatever else changes something are written down here.',
  failure: (message) => `Error: ${message || 'Could not load the audit.'}`,
  statuses: [],
  file: 'audit',
};

export default audit;
