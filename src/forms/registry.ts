import contact from './contact/inbox.ts';
import demo from './demo/inbox.ts';
import feedback from './feedback/inbox.ts';
import letsConnect from './lets-connect/inbox.ts';
import registration from './registration/inbox.ts';
import { inboxTabs } from './tabs.ts';
import websitePlan from './website-plan/inbox.ts';

/** The inbox of every public form, in the order of the tabs. A visitor's page loads its own form alone. */
export const inboxes = { contact, demo, feedback, letsConnect, websitePlan, registration } as const;

/**
 * Every public form with its inbox and the call that lists it. The calls (`contactSubmit`, `contactList`), their handlers and the
 * pages without script follow from it.
 */
export const forms = {
  contact: { ...contact, ...inboxTabs.contact },
  demo: { ...demo, ...inboxTabs.demo },
  feedback: { ...feedback, ...inboxTabs.feedback },
  letsConnect: { ...letsConnect, ...inboxTabs.letsConnect },
  websitePlan: { ...websitePlan, ...inboxTabs.websitePlan },
  registration: { ...registration, ...inboxTabs.registration },
} as const;
