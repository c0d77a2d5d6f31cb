import type { Config } from '@netlify/functions';
import { uploadBlog } from '#server/handlers/blog.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.blogUpload, uploadBlog);

export const config: Config = {
  path: ['/gr8-blog-backend/api/upload_blog.php'],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
