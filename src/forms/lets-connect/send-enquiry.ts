import { submitTo } from '#forms/engine/submit-to.ts';
import type { Outcome } from '#forms/engine/use-form.ts';
import { confirm, info, success } from '#browser/dialogs.ts';
import { publicEndpoints } from '#shared/endpoints/public.ts';
import { MESSAGES } from '#forms/lets-connect/messages.ts';
import type { LetsConnectEnquiry } from '#forms/lets-connect/schema.ts';

/** Asks before anything is sent; a refusal is acknowledged and nothing is lost [S 4]. */
export async function confirmEnquiry(): Promise<boolean> {
  const isSure = await confirm(MESSAGES.question);
  if (!isSure) await info({ text: MESSAGES.declined });
  return isSure;
}

/** Sends the enquiry. Out: what to do with the form, and how to say it [S 4, 8]. */
export function sendEnquiry(enquiry: LetsConnectEnquiry): Promise<Outcome> {
  return submitTo(publicEndpoints.letsConnectSubmit, enquiry, {
    sent: () => success(MESSAGES.sent),
    refused: (reason, returnTo) =>
      info({ title: MESSAGES.refusedTitle, text: MESSAGES.refused(reason), returnTo }),
    unreachable: () => info({ title: MESSAGES.failedTitle, text: MESSAGES.failed }),
  });
}
