import { MAX_COMPANY } from '#shared/limits.ts';
import { PATHS, PLAN_QUERY } from '#shared/paths.ts';
import { defineForm, submitCall } from '../engine/definition.ts';
import { choice } from '../fields/choice.ts';
import { email } from '../fields/email.ts';
import { line } from '../fields/line.ts';
import { longText } from '../fields/long-text.ts';
import { personName } from '../fields/person-name.ts';

export const WEBSITE_PLANS = ['Essence', 'Elevate', 'Elite'] as const;

/** Website plan request. */
export const websitePlanForm = defineForm({
  name: 'website-plan',
  page: PATHS.websitePlan,
  headline: 'Tell us about your website',
  fields: {
    name: personName('Name', 'Name is required.'),
    email: email('Email', 'Enter a valid email address.', { half: true }),
    company: line('Company', { max: MAX_COMPANY, autoComplete: 'organization', half: true }),
    plan: choice('Plan', WEBSITE_PLANS, 'Please choose a plan.', { placeholder: 'Choose a plan' }),
    message: longText('Message', { hint: 'What the site is for, and when you need it.' }),
  },
  button: 'Submit Request',
  submit: submitCall('/website_plans/submit_website_plan.php', 'success'),
  sent: 'Your request has been submitted!',
  refused: (reason) => `Submission failed: ${reason}`,
  unreachable: (reason) => `Error submitting form: ${reason}`,
});

/** The plan that an address names (`?plan=elevate`, in any letter case), if it is one of ours. */
export function planFromAddress(search: string): (typeof WEBSITE_PLANS)[number] | undefined {
  const named = new URLSearchParams(search).get(PLAN_QUERY)?.toLowerCase();
  return WEBSITE_PLANS.find((plan) => plan.toLowerCase() === named);
}
