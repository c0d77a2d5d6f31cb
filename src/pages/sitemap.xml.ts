import type { APIRoute } from 'astro';
import { listPath, pageCount } from '#features/blog/paging.ts';
import { readFaqs, readPosts } from '#build/content-source.ts';
import { sitemapEntries } from '#build/site-map.ts';

export const prerender = true;

/** Every public page, page of the list of posts, and post with the day its words last changed. */
export const GET: APIRoute = async ({ site, url }) => {
  const [posts, faqs] = await Promise.all([readPosts(), readFaqs()]);
  const entries = sitemapEntries(posts, faqs);
  const list = entries.find((entry) => entry.path === listPath(1));
  // A new post moves one from each page of the list to the next.
  for (let page = 2; list && page <= pageCount(posts.length); page++)
    entries.push({ ...list, path: listPath(page) });
  const urls = entries.map(({ path, lastmod }) => {
    const address = new URL(path, site ?? url).href.replaceAll('&', '&amp;');
    return `<url><loc>${address}</loc><lastmod>${lastmod}</lastmod></url>`;
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
