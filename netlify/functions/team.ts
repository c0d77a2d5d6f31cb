import type { Config } from '@netlify/functions';
import { route } from '#server/handlers/route.ts';
import { ownCalls } from '#server/team/own-calls.ts';
import { peopleCalls } from '#server/team/people-calls.ts';

export default route([...peopleCalls, ...ownCalls]);

export const config: Config = {
  path: [
    '/team/people',
    '/team/invite',
    '/team/invite-again',
    '/team/change',
    '/team/password',
    '/team/factor/offer',
    '/team/factor/confirm',
    '/team/factor/end',
    '/team/sessions',
    '/team/sessions/end',
    '/team/invitation',
    '/team/invitation/accept',
  ],
};
