import type { Config } from '@netlify/functions';
import { showImage } from '#server/handlers/blog-image.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.blogImage, showImage);

export const config: Config = {
  path: ['/gr8-blog-backend/uploads/:image'],
  rateLimit: { windowLimit: 1200, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
