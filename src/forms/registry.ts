import contact from './contact/inbox.ts';
import demo from './demo/inbox.ts';
import feedback from './feedback/inbox.ts';
import letsConnect from './lets-connect/inbox.ts';
import registration from './registration/inbox.ts';
import { inboxTabs, type InboxTab } from './tabs.ts';
import websitePlan from './website-plan/inbox.ts';

/** The inbox of every public form, in the order of the tabs. A visitor's page loads its own form alone. */
export const inboxes = { contact, demo, feedback, letsConnect, websitePlan, registration } as const;

type Inboxes = typeof inboxes;
type Name = keyof Inboxes;

/**
 * Every public form with its inbox and the call that lists it. The calls (`contactSubmit`, `contactList`), their handlers, the
 * records, the settings of each form and the pages without script follow from it.
 */
export const forms = Object.fromEntries(
  Object.entries(inboxes).map(([name, inbox]) => [name, { ...inbox, ...inboxTabs[name as Name] }]),
) as { readonly [One in Name]: Inboxes[One] & (typeof inboxTabs)[One] };

/** How records, calls and settings name the list of a form. */
export type ListName = Inboxes[Name]['suspected'];
export const listNames: readonly ListName[] = Object.values(inboxes).map(({ suspected }) => suspected);

/** The tab of each form's list, by that name. */
export const listTabs: ReadonlyMap<string, Pick<InboxTab, 'id' | 'tab'>> = new Map(
  Object.values(forms).map((form) => [form.suspected, form]),
);
