import { MIN_PASSWORD } from '#shared/limits.ts';
import type { Registration } from './schema.ts';
import { emailQuestion, nameQuestion } from '../fields/person.ts';
import type { FormWords } from '../fields/question.ts';

/** Registration [S 2]. A browser fills `tel` with a plus, which the phone's rule [S 5] refuses. */
export const registrationForm = {
  headline: 'Create your account',
  questions: {
    name: nameQuestion('Name'),
    email: emailQuestion('Email'),
    phone: {
      kind: 'tel',
      label: 'Phone',
      hint: '10 to 15 digits, without a plus or blanks',
      inputMode: 'numeric',
      autoComplete: 'tel-national',
      required: true,
    },
    address: {
      kind: 'text',
      label: 'Address',
      autoComplete: 'street-address',
      autoCapitalize: 'words',
      spellCheck: false,
      required: true,
    },
    password: {
      kind: 'password',
      label: 'Password',
      hint: `At least ${MIN_PASSWORD} characters; longer is better`,
      autoComplete: 'new-password',
      required: true,
    },
    confirmPassword: {
      kind: 'password',
      label: 'Confirm Password',
      autoComplete: 'new-password',
      required: true,
    },
  },
  submit: 'Register',
} as const satisfies FormWords<Registration>;
