import type { Config } from '@netlify/functions';
import { listWebsitePlans } from '#server/handlers/website-plan.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.websitePlanList, listWebsitePlans);

export const config: Config = {
  path: ['/website_plans/get_website_requests.php'],
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
