import { post, PUBLIC_STATUS, type StatusMessage } from './endpoint.ts';

/** What the provider of the hosted checkout calls; no page does. */
export const checkoutEndpoints = {
  checkoutWebhook: post<StatusMessage>('/checkout/webhook', 'text', PUBLIC_STATUS),
} as const;
