import type { Outcome } from '#components/form/use-form.ts';
import { call } from '#lib/api-client.ts';
import { confirm, info, success } from '#lib/dialogs.ts';
import { endpoints } from '#shared/endpoints.ts';
import type { LetsConnectEnquiry } from '#shared/schemas/lets-connect.ts';
import { MESSAGES } from './messages.ts';

/** Asks before anything is sent; a refusal is acknowledged and nothing is lost [S 4]. */
export async function confirmEnquiry(): Promise<boolean> {
  const isSure = await confirm(MESSAGES.question);
  if (!isSure) await info({ text: MESSAGES.declined });
  return isSure;
}

/** Sends the enquiry. Out: what to do with the form, and how to say it [S 4, 8]. */
export async function sendEnquiry(enquiry: LetsConnectEnquiry): Promise<Outcome> {
  const result = await call(endpoints.letsConnectSubmit, { body: enquiry });
  if (result.ok) return { kind: 'sent', tell: () => success(MESSAGES.sent) };
  if (result.kind === 'unreachable')
    return { kind: 'kept', tell: () => info({ title: 'Not sent', text: MESSAGES.failed }) };
  return {
    kind: 'kept',
    errors: result.errors,
    tell: (returnTo) =>
      info({ title: MESSAGES.refusedTitle, text: MESSAGES.refused(result.message), returnTo }),
  };
}
