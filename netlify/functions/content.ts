import type { Config } from '@netlify/functions';
import { contentCalls } from '#server/handlers/content.ts';
import { route } from '#server/handlers/route.ts';

export default route(contentCalls);

export const config: Config = {
  path: [
    '/gr8-blog-backend/api/blogs.php',
    '/faqs/get_faqs.php',
    '/reverse-geocode',
    '/health',
    '/checkout/webhook',
    '/content/version',
    '/unsubscribe',
  ],
};
