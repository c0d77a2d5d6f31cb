import type { Config } from '@netlify/functions';
import { showContentStatus } from '#server/handlers/content.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.contentStatus, showContentStatus);

export const config: Config = {
  path: ['/content/status'],
  rateLimit: { windowLimit: 600, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
