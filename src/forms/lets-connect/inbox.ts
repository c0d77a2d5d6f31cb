import { HIDDEN } from '#staff/inbox/model/definition.ts';
import { defineInbox } from '../engine/inbox.ts';
import { consents } from './consent.ts';
import { letsConnectForm } from './form.ts';

/** Let's Connect messages. */
export default defineInbox(letsConnectForm, {
  consents,
  noun: ['message', 'messages'],
  empty: 'No visible messages found.',
  hint: 'What visitors send from Let’s Connect comes here by itself.',
  failure: () => 'Could not load messages.',
  statuses: [HIDDEN],
  file: 'lets-connect-messages',
});
