import {
  CREATED,
  EMAIL,
  HIDDEN,
  type ListDefinition,
  NAME,
  PHONE,
  text,
} from '#staff/inbox/model/definition.ts';

/** Registered users [S 2, 3]: a row counter instead of the id. */
const users: ListDefinition = {
  noun: ['user', 'users'],
  columns: [
    NAME,
    EMAIL,
    { ...PHONE, width: 10 },
    { ...text('address', 'Address', 16), kind: 'long' },
    CREATED,
  ],
  empty: 'No users registered yet.',
  hint: 'Whoever registers comes here by itself.',
  failure: (message) => message || 'Could not load users.',
  statuses: [HIDDEN],
  file: 'registered-users',
  numbered: true,
  suspected: 'users',
};

export default users;
