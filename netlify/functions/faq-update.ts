import type { Config } from '@netlify/functions';
import { changeFaq } from '#server/handlers/faqs.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.faqUpdate, changeFaq);

export const config: Config = {
  path: ['/faqs/update_faq.php'],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
