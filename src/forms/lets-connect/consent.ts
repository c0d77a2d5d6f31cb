import { company } from '#content/company.ts';

/** What the visitor agrees to by sending. Whoever changes it keeps what it was among `consents`. */
export const consentText = `By pressing SEND you agree to be contacted by ${company.legalName} by call, email and text. You may opt out at any time by replying stop or using the unsubscribe link. Message and data rates may apply.`;

/** Every sentence that was ever agreed to: a page that has been open since before the last change shows an older one. */
export const consents: readonly string[] = [consentText];
