import type { ContactMessage } from './schema.ts';
import { emailQuestion, nameQuestion } from '../fields/person.ts';
import type { FormWords } from '../fields/question.ts';

/** Get in Touch [S 2]. */
export const contactForm = {
  headline: 'Get in Touch',
  questions: {
    name: nameQuestion('Full Name'),
    email: emailQuestion('Email Address'),
    message: { kind: 'textarea', label: 'Your Message', required: true },
  },
  submit: 'Send Message',
} as const satisfies FormWords<ContactMessage>;
