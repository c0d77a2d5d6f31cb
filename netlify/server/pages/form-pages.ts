import { endpoints, type Endpoint } from '#shared/endpoints.ts';
import {
  EMPLOYEE_RANGES,
  HELP_TOPICS,
  INDUSTRIES,
  RATINGS,
  ROLES,
  WEBSITE_PLANS,
} from '#shared/form-options.ts';
import { PATHS } from '#shared/paths.ts';

export interface FormField {
  name: string;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'password' | 'textarea' | 'select';
  options?: readonly string[];
}

/** A form as a page without script sees it: where it came from, what it asks, where a success leads. */
export interface FormPage {
  title: string;
  /** Page that shows the form. */
  path: string;
  submit: string;
  fields: readonly FormField[];
  success: string;
}

const field = (name: string, label: string, kind: FormField['kind'] = 'text'): FormField => ({
  name,
  label,
  kind,
});
const choice = (name: string, label: string, options: readonly string[]): FormField => ({
  name,
  label,
  kind: 'select',
  options,
});
const thanks = (form: string) => `${PATHS.thankYou}?form=${form}`;

const name = field('name', 'Name');
const email = field('email', 'Email', 'email');
const message = field('message', 'Message', 'textarea');

/** The page that answers a form post to this call; undefined for calls that no form posts to. */
export function formPage({ path }: Endpoint): FormPage | undefined {
  return pages.get(path);
}

const pages = new Map<string, FormPage>([
  [
    endpoints.letsConnectSubmit.path,
    {
      title: 'Let’s Connect',
      path: PATHS.connect,
      submit: 'SEND',
      fields: [name, email, field('phone', 'Phone', 'tel'), message],
      success: thanks('connect'),
    },
  ],
  [
    endpoints.contactSubmit.path,
    {
      title: 'Get in Touch',
      path: PATHS.contact,
      submit: 'Send Message',
      fields: [
        field('name', 'Full Name'),
        field('email', 'Email Address', 'email'),
        field('message', 'Your Message', 'textarea'),
      ],
      success: thanks('contact'),
    },
  ],
  [
    endpoints.demoSubmit.path,
    {
      title: 'Request a demo',
      path: PATHS.demo,
      submit: 'Submit Request',
      fields: [
        field('email', 'Business email', 'email'),
        field('firstName', 'First name'),
        field('lastName', 'Last name'),
        field('country', 'Country'),
        choice('helpNeeded', 'What help is needed', HELP_TOPICS),
        field('company', 'Company'),
        choice('industry', 'Industry', INDUSTRIES),
        field('phone', 'Phone', 'tel'),
        choice('employees', 'Number of employees', EMPLOYEE_RANGES),
        choice('role', 'Role', ROLES),
      ],
      success: thanks('demo'),
    },
  ],
  [
    endpoints.feedbackSubmit.path,
    {
      title: 'We Value Your Feedback',
      path: PATHS.feedback,
      submit: 'Submit Feedback',
      fields: [name, email, choice('rating', 'Rating', RATINGS), message],
      success: thanks('feedback'),
    },
  ],
  [
    endpoints.websitePlanSubmit.path,
    {
      title: 'Request a website plan',
      path: PATHS.websitePlan,
      submit: 'Submit Request',
      fields: [name, email, field('company', 'Company'), choice('plan', 'Plan', WEBSITE_PLANS), message],
      success: thanks('website-plan'),
    },
  ],
  [
    endpoints.register.path,
    {
      title: 'Registration',
      path: PATHS.registration,
      submit: 'Register',
      fields: [
        name,
        email,
        field('phone', 'Phone', 'tel'),
        field('address', 'Address'),
        field('password', 'Password', 'password'),
        field('confirmPassword', 'Confirm password', 'password'),
      ],
      success: thanks('registration'),
    },
  ],
  [
    endpoints.adminLogin.path,
    {
      title: 'Administrator login',
      path: PATHS.adminLogin,
      submit: 'Login',
      fields: [field('username', 'Username'), field('password', 'Password', 'password')],
      success: PATHS.admin,
    },
  ],
]);
