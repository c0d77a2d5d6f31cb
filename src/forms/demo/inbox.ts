import {
  type Column,
  EMAIL,
  HIDDEN,
  ID,
  type ListDefinition,
  PHONE,
  SUBMITTED,
  text,
} from '#staff/inbox/model/definition.ts';

const FIRST_NAME: Column = { key: 'first_name', label: 'First name', kind: 'title', width: 9 };

/** Demo requests [S 3]: both steps of the form. */
const demoRequests: ListDefinition = {
  noun: ['demo request', 'demo requests'],
  columns: [
    FIRST_NAME,
    text('last_name', 'Last name', 8),
    EMAIL,
    { ...PHONE, width: 10 },
    text('company', 'Company', 11),
    text('country', 'Country', 8),
    text('help_needed', 'Help needed', 14),
    text('industry', 'Industry', 8),
    text('employees', 'Employees', 7),
    text('role', 'Role', 7),
    SUBMITTED,
    ID,
  ],
  empty: 'No visible demo requests.',
  hint: 'Whoever asks for a demo comes here by itself, with both steps of the form.',
  failure: () => 'Could not load demo requests.',
  statuses: [HIDDEN],
  file: 'demo-requests',
  suspected: 'demo',
};

export default demoRequests;
