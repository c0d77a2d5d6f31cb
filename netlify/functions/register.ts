import type { Config } from '@netlify/functions';
import { register } from '#server/handlers/register.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.register, register);

export const config: Config = {
  path: ['/register/register_user.php'],
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
