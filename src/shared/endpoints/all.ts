import { forms } from '#forms/registry.ts';
import { auditEndpoints } from './audit.ts';
import { checkoutEndpoints } from './checkout.ts';
import { healthEndpoints } from './health.ts';
import { invitationEndpoints } from './invitation.ts';
import { notificationEndpoints } from './notifications.ts';
import { publicEndpoints } from './public.ts';
import { sessionEndpoints } from './session.ts';
import { staffEndpoints } from './staff.ts';
import { unsubscribeEndpoints } from './unsubscribe.ts';
import { teamEndpoints } from './team.ts';
import { workEndpoints } from './casework.ts';

type Forms = typeof forms;
type FormCalls = { [Name in keyof Forms as `${Name}Submit`]: Forms[Name]['form']['submit'] } & {
  [Name in keyof Forms as `${Name}List`]: Forms[Name]['list'];
};

const formCalls = Object.fromEntries(
  Object.entries(forms).flatMap(([name, { form, list }]) => [
    [`${name}Submit`, form.submit],
    [`${name}List`, list],
  ]),
) as FormCalls;

/** Every call of the site, for the server; pages import those that they make. */
export const endpoints = {
  ...formCalls,
  ...publicEndpoints,
  ...healthEndpoints,
  ...checkoutEndpoints,
  ...unsubscribeEndpoints,
  ...sessionEndpoints,
  ...staffEndpoints,
  ...notificationEndpoints,
  ...invitationEndpoints,
  ...teamEndpoints,
  ...workEndpoints,
  ...auditEndpoints,
} as const;
