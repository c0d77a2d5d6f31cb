import { defineInbox } from '../engine/inbox.ts';
import { websitePlanForm } from './form.ts';

/**
 * Website plan submissions: pending ones in the table, verified, rejected and deleted ones in popups. With its three
 * buttons the table still fits beside the tabs on a screen of 1440 px.
 */
export default defineInbox(websitePlanForm, {
  toBody: (data) => ({ success: true, data }),
  noun: ['submission', 'submissions'],
  differing: { email: { width: 12 }, company: { width: 7.5 }, plan: { width: 4.75 }, message: { width: 9 } },
  empty: 'No visible submissions',
  hint: 'Requests for a website wait here until you verify, reject or delete them.',
  failure: () => 'Could not load submissions',
  statuses: [
    {
      status: 'verified',
      button: 'Verify',
      key: 'v',
      verb: 'verify',
      popup: 'Verified',
      back: 'Remove',
      confirmBack: false,
      done: 'Verified',
    },
    {
      status: 'rejected',
      button: 'Reject',
      key: 'x',
      verb: 'reject',
      popup: 'Rejected',
      back: 'Remove',
      confirmBack: false,
      done: 'Rejected',
    },
    {
      status: 'hidden',
      button: 'Delete',
      key: 'd',
      verb: 'delete',
      popup: 'Deleted',
      back: 'Restore',
      confirmBack: true,
      done: 'Deleted',
      danger: true,
    },
  ],
  file: 'website-requests',
});
