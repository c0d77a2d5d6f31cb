import contact from './contact/inbox.ts';
import demo from './demo/inbox.ts';
import feedback from './feedback/inbox.ts';
import letsConnect from './lets-connect/inbox.ts';
import registration from './registration/inbox.ts';
import websitePlan from './website-plan/inbox.ts';

/**
 * Every public form with its list, in the order of the staff's tabs. The calls (`contactSubmit`, `contactList`), their handlers,
 * the tabs and the pages without script follow from it. A visitor's page loads its own form alone.
 */
export const forms = { contact, demo, feedback, letsConnect, websitePlan, registration } as const;
