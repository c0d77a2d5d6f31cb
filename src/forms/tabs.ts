import { get, type Endpoint } from '#shared/endpoints/endpoint.ts';
import type { UserListed } from '#shared/schemas/entities.ts';
import type { contactForm } from './contact/form.ts';
import type { demoForm } from './demo/form.ts';
import type { feedbackForm } from './feedback/form.ts';
import type { Fields, Listed } from './fields/field.ts';
import type { letsConnectForm } from './lets-connect/form.ts';
import type { websitePlanForm } from './website-plan/form.ts';

/** A form's tab in the staff area, known before anything of the form is loaded. */
export interface InboxTab<Output = unknown> {
  /** The address of the tab, and its label. */
  id: string;
  tab: string;
  /** The call that answers with the records. */
  list: Endpoint<Output>;
}

type Submitted<F extends { fields: Fields }> = Listed<F['fields']> & { submitted_at: string };

/** A tab with its call; `fault` is the shape of the call's failures. */
export const inboxTab = <Output>(
  id: string,
  tab: string,
  path: string,
  fault: 'status' | 'success' = 'status',
): InboxTab<Output> => ({ id, tab, list: get<Output>(path, { access: 'staff', fault }) });

/** The tab of each public form, in the order of the sidebar; the first is shown by default. */
export const inboxTabs = {
  contact: inboxTab<Listed<(typeof contactForm)['fields']>[]>(
    'contact',
    'Contact Form',
    '/Contact_Form/get_contact_messages.php',
  ),
  demo: inboxTab<Submitted<typeof demoForm>[]>('demo', 'Demo Requests', '/Request_Demo/get_request_form.php'),
  feedback: inboxTab<Submitted<typeof feedbackForm>[]>(
    'feedback',
    'Feedback',
    '/Feedback_Form/get_feedback_Form.php',
  ),
  letsConnect: inboxTab<Submitted<typeof letsConnectForm>[]>(
    'connect',
    "Let's Connect",
    '/Lets_Connect/get_submit_form.php',
  ),
  websitePlan: inboxTab<{ success: true; data: Submitted<typeof websitePlanForm>[] }>(
    'website',
    'Website Request Form',
    '/website_plans/get_website_requests.php',
    'success',
  ),
  registration: inboxTab<{ success: true; users: UserListed[]; message: string }>(
    'users',
    'Registered Users',
    '/register/get_users.php',
    'success',
  ),
} as const;
