import { HIDDEN } from '#staff/inbox/model/definition.ts';
import { defineInbox } from '../engine/inbox.ts';
import { contactForm } from './form.ts';

/** Contact messages; when they came is in their ids. */
export default defineInbox(contactForm, {
  timeKey: null,
  noun: ['message', 'messages'],
  empty: 'No visible messages to display',
  hint: 'What visitors write on the contact page comes here by itself.',
  failure: () => 'Could not load messages.',
  statuses: [HIDDEN],
  file: 'contact-messages',
});
