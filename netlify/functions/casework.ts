import type { Config } from '@netlify/functions';
import { route } from '#server/handlers/route.ts';
import { workCalls } from '#server/casework/calls.ts';

export default route(workCalls);

export const config: Config = {
  path: [
    '/casework/list',
    '/casework/set',
    '/casework/notes',
    '/casework/note',
    '/casework/person',
    '/casework/seen-list',
    '/casework/seen',
  ],
};
