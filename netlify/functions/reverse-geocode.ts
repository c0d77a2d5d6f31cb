import type { Config } from '@netlify/functions';
import { reverseGeocode } from '#server/handlers/reverse-geocode.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.reverseGeocode, reverseGeocode);

export const config: Config = {
  path: ['/reverse-geocode'],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
