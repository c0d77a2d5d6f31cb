import type { APIRoute } from 'astro';
import { readFaqs, readPosts } from '#lib/content-source.ts';
import { sitemapEntries } from '#lib/site-map.ts';
import { xmlText } from '#lib/xml.ts';

export const prerender = true;

/** Every public page and post with the day its words last changed. */
export const GET: APIRoute = async ({ site, url }) => {
  const [posts, faqs] = await Promise.all([readPosts(), readFaqs()]);
  const urls = sitemapEntries(posts, faqs).map(
    ({ path, lastmod }) =>
      `<url><loc>${xmlText(new URL(path, site ?? url).href)}</loc><lastmod>${xmlText(lastmod)}</lastmod></url>`,
  );
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
