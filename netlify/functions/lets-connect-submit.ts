import type { Config } from '@netlify/functions';
import { formCall } from '#server/handlers/forms.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.letsConnectSubmit, formCall(endpoints.letsConnectSubmit));

export const config: Config = {
  path: ['/Lets_Connect/submit', '/lets_connect/submit'],
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
