import type { AdminLogin } from './schema.ts';
import type { FormWords } from '../fields/question.ts';

/** Administrator sign-in [S 2]. */
export const adminLoginForm = {
  headline: 'Administrator login',
  questions: {
    username: {
      kind: 'text',
      label: 'Username',
      autoComplete: 'username',
      autoCapitalize: 'none',
      spellCheck: false,
      required: true,
    },
    password: { kind: 'password', label: 'Password', autoComplete: 'current-password', required: true },
  },
  submit: 'Login',
} as const satisfies FormWords<AdminLogin>;
