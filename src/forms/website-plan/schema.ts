import { WEBSITE_PLANS } from '#shared/form-options.ts';
import { MAX_COMPANY, MAX_MESSAGE, MAX_NAME } from '#shared/limits.ts';
import { carried, choice, email, optionalLine, optionalText, requiredName } from '../fields/rules.ts';
import { z } from '#shared/zod.ts';

/** Website plan request [S 5]: name, email and plan required; company and message optional. */
export const websitePlanSchema = z.object({
  name: requiredName('Name is required.', MAX_NAME),
  email: email('Enter a valid email address.'),
  company: optionalLine(MAX_COMPANY),
  plan: choice(WEBSITE_PLANS, 'Please choose a plan.'),
  message: optionalText(MAX_MESSAGE),
  ...carried,
});

export type WebsitePlanRequest = z.infer<typeof websitePlanSchema>;
