import { MAX_ADDRESS, MIN_PASSWORD } from '#shared/limits.ts';
import { PATHS } from '#shared/paths.ts';
import type { FieldErrors } from '#shared/result.ts';
import { defineForm, submitCall } from '../engine/definition.ts';
import { email } from '../fields/email.ts';
import { line } from '../fields/line.ts';
import { password, repeatedPassword } from '../fields/password.ts';
import { personName } from '../fields/person-name.ts';
import { nationalPhone } from '../fields/phone.ts';

/** Registration. */
export const registrationForm = defineForm({
  name: 'registration',
  page: PATHS.registration,
  headline: 'Create your account',
  fields: {
    name: personName('Name', 'Name is required', { half: true }),
    email: email('Email', 'Invalid email address', { half: true }),
    phone: nationalPhone('Phone', /^\d{10,15}$/, 'Invalid phone number', {
      hint: 'Digits only, 10 to 15 of them',
    }),
    address: line('Address', {
      missing: 'Address is required',
      max: MAX_ADDRESS,
      autoComplete: 'street-address',
    }),
    password: password('Password', {
      min: MIN_PASSWORD,
      message: `Password must be at least ${MIN_PASSWORD} characters`,
      hint: `At least ${MIN_PASSWORD} characters; longer is better`,
    }),
    confirmPassword: repeatedPassword('Confirm Password'),
  },
  button: 'Register',
  submit: submitCall('/register/register_user.php', 'success'),
  sent: 'Registration successful!',
  refused: (reason) => reason,
  unreachable: () => 'Network error. Please try again later.',
  wordless: 'Registration failed',
  thanksFor: 'account',
  together: ({ password: chosen, confirmPassword }): FieldErrors =>
    chosen === confirmPassword ? {} : { confirmPassword: 'Passwords do not match' },
});
