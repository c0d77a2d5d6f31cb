import type { Config } from '@netlify/functions';
import { route } from '#server/handlers/route.ts';
import { workCalls } from '#server/work/calls.ts';

export default route(workCalls);

export const config: Config = {
  path: ['/work/list', '/work/set', '/work/notes', '/work/note', '/work/person'],
};
