import type { Config } from '@netlify/functions';
import { formCall } from '#server/handlers/forms.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.websitePlanList, formCall(endpoints.websitePlanList));

export const config: Config = {
  path: ['/website_plans/get_website_requests.php'],
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
