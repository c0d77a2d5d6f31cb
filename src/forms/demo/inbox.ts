import { HIDDEN } from '#staff/inbox/model/definition.ts';
import { defineInbox } from '../engine/inbox.ts';
import { demoForm } from './form.ts';

/** Demo requests: both steps of the form. */
export default defineInbox(demoForm, {
  noun: ['demo request', 'demo requests'],
  first: ['first_name', 'last_name', 'email', 'phone', 'company'],
  differing: {
    first_name: { width: 9 },
    last_name: { kind: 'text', width: 8 },
    phone: { width: 10 },
    company: { width: 11 },
    help_needed: { width: 14 },
    employees: { width: 7 },
    role: { width: 7 },
  },
  empty: 'No visible demo requests.',
  hint: 'Whoever asks for a demo comes here by itself, with both steps of the form.',
  failure: () => 'Could not load demo requests.',
  statuses: [HIDDEN],
  file: 'demo-requests',
});
