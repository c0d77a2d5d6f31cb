import type { Config } from '@netlify/functions';
import { restore } from '#server/handlers/restore.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints.ts';

export default endpoint(endpoints.suspectedRestore, restore);

export const config: Config = {
  path: ['/submissions/restore'],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
