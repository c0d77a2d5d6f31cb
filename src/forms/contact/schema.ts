import { MAX_MESSAGE, MAX_NAME } from '#shared/limits.ts';
import { carried, email, requiredName, requiredText } from '../fields/rules.ts';
import { z } from '#shared/zod.ts';

/** Contact message [S 5]: all three fields required, the e-mail input an e-mail. */
export const contactSchema = z.object({
  name: requiredName('Full Name is required.', MAX_NAME),
  email: email('Enter a valid email address.'),
  message: requiredText('Your Message is required.', MAX_MESSAGE),
  ...carried,
});

export type ContactMessage = z.infer<typeof contactSchema>;
