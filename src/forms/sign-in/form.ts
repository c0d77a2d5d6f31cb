import { LOGIN_LOCK_MINUTES, MAX_NAME } from '#shared/limits.ts';
import { PATHS } from '#shared/paths.ts';
import { z } from '#shared/zod.ts';
import { rulesOf, type FormWords } from '../engine/definition.ts';
import { line } from '../fields/line.ts';
import { password } from '../fields/password.ts';

/** Administrator sign-in: both required. It is sent with a call of the session, and its answers are kept nowhere. */
export const signInForm = {
  page: PATHS.adminLogin,
  headline: 'Administrator login',
  fields: {
    username: line('Username', {
      missing: 'Username is required.',
      max: MAX_NAME,
      autoComplete: 'username',
      autoCapitalize: 'none',
    }),
    password: password('Password', { message: 'Password is required.' }, 'current-password'),
  },
  button: 'Login',
} as const satisfies FormWords;

/** What the server says of a lock, from the failure on that begins it. */
export const LOCKED = `Too many failed attempts. Locked for ${LOGIN_LOCK_MINUTES} minutes.`;

/** Asked for only of those who have set a second factor, once their password is right. */
export const codeField = line('Code', {
  max: 40,
  autoComplete: 'one-time-code',
});

export const signInSchema = z.object({ ...rulesOf(signInForm.fields), code: codeField.rule });

/** Who signs in, with what. */
export type Credentials = z.infer<typeof signInSchema>;
