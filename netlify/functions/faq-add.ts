import type { Config } from '@netlify/functions';
import { addFaq } from '#server/handlers/faqs.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.faqAdd, addFaq);

export const config: Config = {
  path: ['/faqs/add_faqs.php'],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
