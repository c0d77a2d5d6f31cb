import { HIDDEN } from '#staff/inbox/model/definition.ts';
import { defineInbox, listCall, type Submitted } from '../engine/inbox.ts';
import { letsConnectForm } from './form.ts';

/** Let's Connect messages. */
export default defineInbox(letsConnectForm, {
  id: 'connect',
  tab: "Let's Connect",
  list: listCall<Submitted<typeof letsConnectForm.fields>>('/Lets_Connect/get_submit_form.php'),
  noun: ['message', 'messages'],
  empty: 'No visible messages found.',
  hint: 'What visitors send from Let’s Connect comes here by itself.',
  failure: () => 'Could not load messages.',
  statuses: [HIDDEN],
  file: 'lets-connect-messages',
});
