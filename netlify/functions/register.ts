import type { Config } from '@netlify/functions';
import { formCall } from '#server/handlers/forms.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.registrationSubmit, formCall(endpoints.registrationSubmit));

export const config: Config = {
  path: ['/register/register_user.php'],
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
