import type { Config } from '@netlify/functions';
import { showSession } from '#server/handlers/admin-login.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.adminSession, showSession);

export const config: Config = {
  path: ['/AdminLogin/session', '/adminlogin/session'],
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
