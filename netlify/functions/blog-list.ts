import type { Config } from '@netlify/functions';
import { listBlogs } from '#server/handlers/blog-list.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.blogList, listBlogs);

export const config: Config = {
  path: ['/gr8-blog-backend/api/blogs.php'],
  rateLimit: { windowLimit: 600, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
