import type { Config } from '@netlify/functions';
import { listDemos } from '#server/handlers/demo.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.demoList, listDemos);

export const config: Config = {
  path: ['/Request_Demo/get_request_form.php', '/request_demo/get_request_form.php'],
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
