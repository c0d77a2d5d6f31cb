import type { Config } from '@netlify/functions';
import { pictureCalls } from '#server/handlers/pictures.ts';
import { route } from '#server/handlers/route.ts';

export default route(pictureCalls);

export const config: Config = {
  path: [
    '/gr8-blog-backend/uploads/:image',
    '/gr8-blog-backend/api/upload_blog.php',
    '/gr8-blog-backend/api/update_blog.php',
  ],
};
