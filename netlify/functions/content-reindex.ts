import type { Config } from '@netlify/functions';
import { reindex } from '#server/handlers/content.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.contentReindex, reindex);

export const config: Config = {
  path: ['/content/reindex'],
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
