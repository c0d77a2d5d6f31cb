import type { Config } from '@netlify/functions';
import { notificationCalls } from '#server/handlers/notifications.ts';
import { route } from '#server/handlers/route.ts';

export default route(notificationCalls);

export const config: Config = {
  path: [
    '/notifications/state',
    '/notifications/message',
    '/notifications/send',
    '/notifications/unsubscribed',
    '/notifications/mails',
    '/notifications/mail',
  ],
};
