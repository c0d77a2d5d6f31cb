import type { Config } from '@netlify/functions';
import { submitLetsConnect } from '#server/handlers/lets-connect.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.letsConnectSubmit, submitLetsConnect);

export const config: Config = {
  path: ['/Lets_Connect/submit', '/lets_connect/submit'],
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
