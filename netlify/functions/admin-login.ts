import type { Config } from '@netlify/functions';
import { signIn } from '#server/handlers/admin-login.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.adminLogin, signIn);

export const config: Config = {
  path: ['/AdminLogin/AdminLogin.php', '/adminlogin/adminlogin.php'],
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
