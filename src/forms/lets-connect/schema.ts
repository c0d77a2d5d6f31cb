import { MAX_MESSAGE, MAX_NAME } from '#shared/limits.ts';
import { carried, digits, email, requiredName, requiredText } from '../fields/rules.ts';
import { z } from '#shared/zod.ts';

/** What joins and parts the letters of Nepali words is part of them. */
const NAME = /^\p{L}(?:[\p{L}\p{M}\p{Nd} ]|\u200c|\u200d)*$/u;
const NAME_MESSAGE = 'Name must start with a letter and contain only letters, numbers, and spaces.';

/** Let's Connect enquiry [S 5]: name, email, a ten-digit Nepali mobile number, message. */
export const letsConnectSchema = z.object({
  name: z.pipe(requiredName('Name is required.', MAX_NAME), z.string().check(z.regex(NAME, NAME_MESSAGE))),
  email: email('Enter a valid email address.'),
  phone: digits(/^9[78]\d{8}$/, 'Enter a valid 10-digit Nepali number (starts with 98 or 97).'),
  message: requiredText('Please describe your query.', MAX_MESSAGE),
  ...carried,
});

export type LetsConnectEnquiry = z.infer<typeof letsConnectSchema>;
