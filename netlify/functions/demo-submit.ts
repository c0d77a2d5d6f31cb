import type { Config } from '@netlify/functions';
import { formCall } from '#server/handlers/forms.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.demoSubmit, formCall(endpoints.demoSubmit));

export const config: Config = {
  path: ['/Request_Demo/Request_Demo.php', '/request_demo/request_demo.php'],
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
