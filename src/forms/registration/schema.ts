import { MAX_ADDRESS, MAX_NAME, MAX_PASSWORD, MIN_PASSWORD } from '#shared/limits.ts';
import {
  carried,
  digits,
  email,
  requiredLine,
  repeatedSecret,
  requiredName,
  secret,
} from '../fields/rules.ts';
import { z } from '#shared/zod.ts';

const TOO_SHORT = `Password must be at least ${MIN_PASSWORD} characters`;
const MISMATCH = 'Passwords do not match';

/** Registration [S 5]. `confirmPassword` must equal `password`. */
export const registrationSchema = z
  .object({
    name: requiredName('Name is required', MAX_NAME),
    email: email('Invalid email address'),
    phone: digits(/^\d{10,15}$/, 'Invalid phone number'),
    address: requiredLine('Address is required', MAX_ADDRESS),
    password: secret(TOO_SHORT, MIN_PASSWORD, MAX_PASSWORD),
    confirmPassword: repeatedSecret(),
    ...carried,
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: MISMATCH,
      path: ['confirmPassword'],
      // Said together with other faults, unless the two are not even text.
      when: ({ value }) => isPair(value),
    }),
  );

export type Registration = z.infer<typeof registrationSchema>;

function isPair(value: unknown): boolean {
  const form = value as { password?: unknown; confirmPassword?: unknown } | null;
  return typeof form?.password === 'string' && typeof form.confirmPassword === 'string';
}
