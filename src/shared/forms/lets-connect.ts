import type { LetsConnectEnquiry } from '../schemas/lets-connect.ts';
import { emailQuestion, nameQuestion } from './person.ts';
import type { FormWords } from './question.ts';

/** Let's Connect [S 2]. The phone is a Nepali one, without its country code. */
export const letsConnectForm = {
  headline: 'Get the right answers',
  questions: {
    name: nameQuestion('Name'),
    email: emailQuestion('Email'),
    phone: {
      kind: 'tel',
      label: 'Phone',
      inputMode: 'numeric',
      autoComplete: 'tel-national',
      placeholder: '98XXXXXXXX',
      required: true,
    },
    message: { kind: 'textarea', label: 'Message', required: true },
  },
  submit: 'SEND',
} as const satisfies FormWords<LetsConnectEnquiry>;
