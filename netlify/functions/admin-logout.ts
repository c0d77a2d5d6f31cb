import type { Config } from '@netlify/functions';
import { signOut } from '#server/handlers/admin-login.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.adminLogout, signOut);

export const config: Config = {
  path: ['/AdminLogin/logout', '/adminlogin/logout'],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
