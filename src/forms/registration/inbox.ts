import { HIDDEN } from '#staff/inbox/model/definition.ts';
import { defineInbox } from '../engine/inbox.ts';
import { registrationForm } from './form.ts';

/** Registered users: a row counter instead of the id. */
export default defineInbox(registrationForm, {
  toBody: (users) => ({
    success: true,
    users,
    message: users.length === 1 ? '1 user' : `${users.length} users`,
  }),
  suspected: 'users',
  timeKey: 'created_at',
  noun: ['user', 'users'],
  differing: { phone: { width: 10 }, address: { kind: 'long', width: 16 } },
  empty: 'No users registered yet.',
  hint: 'Whoever registers comes here by itself.',
  failure: (message) => message || 'Could not load users.',
  statuses: [HIDDEN],
  file: 'registered-users',
  numbered: true,
});
