import { WEBSITE_PLANS } from '#shared/form-options.ts';
import type { WebsitePlanRequest } from './schema.ts';
import { companyQuestion, emailQuestion, nameQuestion } from '../fields/person.ts';
import type { FormWords } from '../fields/question.ts';

/** Website plan request [S 2]. */
export const websitePlanForm = {
  headline: 'Tell us about your website',
  questions: {
    name: nameQuestion('Name'),
    email: emailQuestion('Email'),
    company: companyQuestion,
    plan: {
      kind: 'select',
      label: 'Plan',
      options: WEBSITE_PLANS,
      placeholder: 'Choose a plan',
      required: true,
    },
    message: {
      kind: 'textarea',
      label: 'Message',
      hint: 'What the site is for, and when you need it.',
    },
  },
  submit: 'Submit Request',
} as const satisfies FormWords<WebsitePlanRequest>;
