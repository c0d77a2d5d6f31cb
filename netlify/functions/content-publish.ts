import type { Config } from '@netlify/functions';
import { publishAgain } from '#server/handlers/content.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.contentPublish, publishAgain);

export const config: Config = {
  path: ['/content/publish'],
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
