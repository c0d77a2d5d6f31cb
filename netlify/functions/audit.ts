import type { Config } from '@netlify/functions';
import { auditCalls } from '#server/audit/calls.ts';
import { route } from '#server/handlers/route.ts';

export default route(auditCalls);

export const config: Config = {
  path: ['/audit/list', '/audit/export'],
};
