import { serve, type ServedCall } from '../http/call.ts';
import { receivePayment } from './checkout-webhook.ts';
import { showFaqs } from './faqs.ts';
import { listBlogs } from './posts.ts';
import { showContentVersion } from './publishing.ts';
import { showHealth } from './health.ts';
import { reverseGeocode } from './reverse-geocode.ts';
import { askUnsubscribe, changeSubscription } from './unsubscribe.ts';
import { endpoints } from '#shared/endpoints/all.ts';

/**
 * What visitors' pages read; what other machines call: whoever watches over the site, the provider of the checkout; and where the
 * links of mails lead.
 */
export const contentCalls: readonly ServedCall[] = [
  serve(endpoints.blogList, listBlogs),
  serve(endpoints.faqList, showFaqs),
  serve(endpoints.contentVersion, showContentVersion),
  serve(endpoints.reverseGeocode, reverseGeocode),
  serve(endpoints.health, showHealth),
  serve(endpoints.checkoutWebhook, receivePayment),
  serve(endpoints.unsubscribeAsk, askUnsubscribe),
  serve(endpoints.unsubscribe, changeSubscription),
];
