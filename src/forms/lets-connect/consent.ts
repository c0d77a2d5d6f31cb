import { company } from '#content/company.ts';

/** What the visitor agrees to by sending. */
export const consentText = `By pressing SEND you agree to be contacted by ${company.legalName} by call, email and text. You may opt out at any time by replying stop or using the unsubscribe link. Message and data rates may apply.`;
