import { serve, type ServedCall } from '../http/call.ts';
import { receivePayment } from './checkout-webhook.ts';
import { showFaqs } from './faqs.ts';
import { listBlogs } from './posts.ts';
import { showContentVersion } from './publishing.ts';
import { showHealth } from './health.ts';
import { reverseGeocode } from './reverse-geocode.ts';
import { askUnsubscribe, changeSubscription } from './unsubscribe.ts';
import { endpoints } from '#shared/endpoints/all.ts';

/** What visitors' pages read, other machines call, and links of mails lead to. */
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
