import type { Config } from '@netlify/functions';
import { showFaqs } from '#server/handlers/faqs.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.faqList, showFaqs);

export const config: Config = {
  path: ['/faqs/get_faqs.php'],
  rateLimit: { windowLimit: 600, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
