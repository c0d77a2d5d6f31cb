import type { Config } from '@netlify/functions';
import { formCall } from '#server/handlers/forms.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.letsConnectList, formCall(endpoints.letsConnectList));

export const config: Config = {
  path: ['/Lets_Connect/get_submit_form.php', '/lets_connect/get_submit_form.php'],
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
