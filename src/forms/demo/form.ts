import { EMPLOYEE_RANGES, HELP_TOPICS, INDUSTRIES, ROLES } from '#shared/form-options.ts';
import { MAX_PHONE_INPUT } from '#shared/limits.ts';
import type { DemoRequest } from './schema.ts';
import { companyQuestion, emailQuestion, nameQuestion } from '../fields/person.ts';
import type { FormWords } from '../fields/question.ts';

const placeholder = 'Choose one';

const stepOne = {
  email: emailQuestion('Business Email'),
  firstName: nameQuestion('First Name', 'given-name'),
  lastName: nameQuestion('Last Name', 'family-name'),
  /** Asked like this where the list of countries is missing. */
  country: {
    kind: 'text',
    label: 'Country',
    hint: 'Type its name, and your phone number with + and its country code.',
    autoComplete: 'country-name',
    autoCapitalize: 'words',
    required: true,
  },
  helpNeeded: {
    kind: 'select',
    label: 'What help is needed?',
    options: HELP_TOPICS,
    placeholder,
    required: true,
  },
} as const;

/** Request a demo, in two steps [S 2]. */
export const demoForm = {
  headline: 'See it on your own business',
  questions: {
    ...stepOne,
    company: companyQuestion,
    industry: { kind: 'select', label: 'Industry', options: INDUSTRIES, placeholder, required: true },
    phone: {
      kind: 'tel',
      label: 'Phone',
      inputMode: 'tel',
      autoComplete: 'tel',
      maxLength: MAX_PHONE_INPUT,
      required: true,
    },
    employees: {
      kind: 'select',
      label: 'Number of Employees',
      options: EMPLOYEE_RANGES,
      placeholder,
      required: true,
    },
    role: { kind: 'select', label: 'Role', options: ROLES, placeholder, required: true },
  },
  submit: 'Submit Request',
} as const satisfies FormWords<DemoRequest>;

/** Whether a question belongs to the first of the two steps. */
export function isInStepOne(name: string): boolean {
  return name in stepOne;
}
