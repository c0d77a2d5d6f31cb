import type { Config } from '@netlify/functions';
import { sessionCalls } from '#server/handlers/session.ts';
import { route } from '#server/handlers/route.ts';
import { accounts } from '#server/team/accounts.ts';

export default route(sessionCalls(accounts));

export const config: Config = {
  path: [
    '/AdminLogin/AdminLogin.php',
    '/adminlogin/adminlogin.php',
    '/AdminLogin/logout',
    '/adminlogin/logout',
    '/AdminLogin/session',
    '/adminlogin/session',
  ],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
