import type { Config } from '@netlify/functions';
import { move } from '#server/handlers/move.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.submissionMove, move);

export const config: Config = {
  path: ['/submissions/restore'],
  rateLimit: { windowLimit: 600, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
