import type { LetsConnectEnquiry } from './schema.ts';
import { emailQuestion, nameQuestion } from '../fields/person.ts';
import type { FormWords } from '../fields/question.ts';

/**
 * Name of a hidden answer: what the visitor has decided, for a form that is posted plainly. A browser with script whose script
 * is late posts `ask`, and is asked by a page; its buttons post `yes` or `no`. Without script it is empty: nobody asks.
 */
export const DECISION = 'decision';

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
