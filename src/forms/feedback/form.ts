import { RATINGS } from '#shared/form-options.ts';
import type { Feedback } from './schema.ts';
import { emailQuestion, nameQuestion } from '../fields/person.ts';
import type { FormWords } from '../fields/question.ts';

/** We Value Your Feedback [S 2]. */
export const feedbackForm = {
  headline: 'We Value Your Feedback',
  questions: {
    name: nameQuestion('Name'),
    email: emailQuestion('Email'),
    rating: {
      kind: 'select',
      label: 'Rating',
      options: RATINGS,
      placeholder: 'Select a rating',
      required: true,
    },
    message: { kind: 'textarea', label: 'Message', required: true },
  },
  submit: 'Submit Feedback',
} as const satisfies FormWords<Feedback>;
