import type { Config } from '@netlify/functions';
import { deleteBlog } from '#server/handlers/blog.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.blogDelete, deleteBlog);

export const config: Config = {
  path: ['/gr8-blog-backend/api/delete_blog.php'],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
