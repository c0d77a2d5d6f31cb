import type { Config } from '@netlify/functions';
import { submitWebsitePlan } from '#server/handlers/website-plan.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.websitePlanSubmit, submitWebsitePlan);

export const config: Config = {
  path: ['/website_plans/submit_website_plan.php'],
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
