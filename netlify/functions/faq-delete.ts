import type { Config } from '@netlify/functions';
import { removeFaq } from '#server/handlers/faqs.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.faqDelete, removeFaq);

export const config: Config = {
  path: ['/faqs/delete_faq.php'],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
