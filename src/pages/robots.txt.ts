import type { APIRoute } from 'astro';
import { PATHS } from '#shared/paths.ts';

export const prerender = true;

/** Everything may be read; what should not be listed says `noindex` itself. */
export const GET: APIRoute = ({ site, url }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(PATHS.sitemap, site ?? url).href}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
