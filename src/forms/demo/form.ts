import { MAX_COMPANY } from '#shared/limits.ts';
import { PATHS } from '#shared/paths.ts';
import type { FieldErrors } from '#shared/result.ts';
import { z } from '#shared/zod.ts';
import { defineForm, submitCall } from '../engine/definition.ts';
import { choice } from '../fields/choice.ts';
import { country } from '../fields/country/country.ts';
import { email } from '../fields/email.ts';
import { also } from '../fields/field.ts';
import { line } from '../fields/line.ts';
import { personName } from '../fields/person-name.ts';
import { internationalPhone } from '../fields/phone.ts';

const REQUIRED = 'Required';
const HELP_TOPICS = [
  'new to the product and would like a demo',
  'upgrade my account',
  'billing/support help',
  'Other',
] as const;

/** Who asks, from where, for what. */
export const stepOne = {
  email: email('Business Email', 'Invalid email'),
  firstName: personName('First Name', REQUIRED, { autoComplete: 'given-name', half: true }),
  lastName: personName('Last Name', REQUIRED, { autoComplete: 'family-name', half: true }),
  country: country('Country', REQUIRED),
  helpNeeded: choice('What help is needed?', HELP_TOPICS, REQUIRED),
};

/** The company behind it, and how to call back. */
export const stepTwo = {
  company: also(
    line('Company', { max: MAX_COMPANY, autoComplete: 'organization', half: true }),
    z.regex(/^[^@]*$/, 'Company name should not be an email'),
  ),
  industry: choice('Industry', ['Technology', 'Education', 'Finance'], REQUIRED, { half: true }),
  phone: internationalPhone('Phone'),
  employees: choice('Number of Employees', ['1-10', '11-50', '51-200', '200+'], REQUIRED, { half: true }),
  role: choice('Role', ['Owner', 'Developer', 'Student'], REQUIRED, { half: true }),
};

/** Answers the canonical E.164 number of `phone` in `country` (code or name), or undefined. */
export type PhoneCheck = (phone: string, country: string) => string | undefined;

const INVALID_PHONE = 'Invalid phone number for selected country';

/** Request a demo, in two steps. The browser loads the phone library, which is large, near step 2. */
export const createDemoForm = (checkPhone: PhoneCheck) =>
  defineForm({
    name: 'demo',
    page: PATHS.demo,
    headline: 'See it on your own business',
    fields: { ...stepOne, ...stepTwo },
    button: 'Submit Request',
    submit: submitCall('/Request_Demo/Request_Demo.php', 'status'),
    sent: 'Demo request submitted successfully!',
    refused: (reason) => reason,
    unreachable: () => 'Network or server error',
    wordless: 'Submission failed',
    thanksFor: 'demo',
    together: ({ phone, country: chosen }): FieldErrors =>
      checkPhone(phone, chosen) === undefined ? { phone: INVALID_PHONE } : {},
    canonical: ({ phone, country: chosen }) => ({ phone: checkPhone(phone, chosen) ?? phone }),
  });

/** As the browser knows it before the phone library: any number is taken; the function has the last word. */
export const demoForm = createDemoForm((phone) => phone.trim() || undefined);
