import {
  EMAIL,
  ID,
  type ListDefinition,
  MESSAGE,
  NAME,
  SUBMITTED,
  text,
} from '#staff/inbox/model/definition.ts';

/**
 * Website plan submissions [S 2, 4]: pending ones in the table, verified, rejected and deleted ones in popups. With its three
 * buttons the table still fits beside the tabs on a screen of 1440 px.
 */
const submissions: ListDefinition = {
  noun: ['submission', 'submissions'],
  columns: [
    NAME,
    { ...EMAIL, width: 12 },
    text('company', 'Company', 7.5),
    text('plan', 'Plan', 4.75),
    { ...MESSAGE, width: 9 },
    SUBMITTED,
    ID,
  ],
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
  suspected: 'website-plan',
};

export default submissions;
