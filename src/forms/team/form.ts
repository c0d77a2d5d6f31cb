import { MAX_NAME } from '#shared/limits.ts';
import { z } from '#shared/zod.ts';
import { rulesOf } from '../engine/definition.ts';
import { email } from '../fields/email.ts';
import { also } from '../fields/field.ts';
import { line } from '../fields/line.ts';
import { password, repeatedPassword } from '../fields/password.ts';

const address = email('E-mail', 'Please enter an e-mail address.');

/** What colleagues are invited by. The address is the user name too, and no longer than one may be. */
export const inviteFields = {
  name: line('Name', { missing: 'The name is required.', max: MAX_NAME, autoComplete: 'off' }),
  email: also(
    // Somebody else's, which the browser does not know.
    { ...address, question: { ...address.question, autoComplete: 'off' } },
    z.maxLength(MAX_NAME, `Please use an address of at most ${MAX_NAME} characters.`),
  ),
} as const;
export const inviteSchema = z.object(rulesOf(inviteFields));

/** Characters of the password of anybody who works in the staff area. */
const MIN_STAFF_PASSWORD = 12;
const TOO_SHORT = `Please use at least ${MIN_STAFF_PASSWORD} characters.`;

const chosen = {
  password: password('New password', {
    min: MIN_STAFF_PASSWORD,
    message: TOO_SHORT,
    hint: `At least ${MIN_STAFF_PASSWORD} characters; a few words that belong to nobody are best`,
  }),
  confirmPassword: repeatedPassword('New password again'),
} as const;

const areSame = z.refine<{ password: string; confirmPassword: string }>(
  (values) => values.password === values.confirmPassword,
  { message: 'The two passwords differ.', path: ['confirmPassword'] },
);

/** The password with which an invitation is taken up. */
export const choiceFields = chosen;
export const choiceSchema = z.object(rulesOf(chosen)).check(areSame);

/** Another password in the place of the present one. */
export const passwordFields = {
  present: password('Present password', { message: 'The present password is required.' }, 'current-password'),
  ...chosen,
} as const;
export const passwordSchema = z.object(rulesOf(passwordFields)).check(areSame);

export const codeFields = {
  code: line('Code', {
    missing: 'The code is required.',
    max: MAX_NAME,
    autoComplete: 'one-time-code',
    autoCapitalize: 'none',
  }),
} as const;
export const codeSchema = z.object(rulesOf(codeFields));
