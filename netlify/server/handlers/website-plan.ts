import { list } from './list.ts';
import { submit } from './submit.ts';
import type { SuccessMessage } from '#shared/endpoints/endpoint.ts';
import type { WebsitePlanListed } from '#shared/schemas/entities.ts';
import { websitePlanSchema } from '#forms/website-plan/schema.ts';

const SUCCESS: SuccessMessage = { success: true, message: 'Your request has been submitted!' };

/** Website plan request [S 7]. */
export const submitWebsitePlan = submit(
  websitePlanSchema,
  'website-plan',
  ({ name, email, company, plan, message }) => ({ name, email, company, plan, message }),
  SUCCESS,
);

/** Website plan requests for staff, newest first [S 3, 7]. */
export const listWebsitePlans = list(
  'website-plan',
  ({
    id,
    name = '',
    email = '',
    company = '',
    plan = '',
    message = '',
    submitted_at,
  }): WebsitePlanListed => ({
    id,
    name,
    email,
    company,
    plan,
    message,
    submitted_at,
  }),
  (data) => ({ success: true as const, data }),
);
