import type { APIRoute } from 'astro';
import { company } from '#content/company.ts';
import { publicPages } from '#content/pages.ts';
import { readPosts } from '#build/content-source.ts';
import { xmlText } from '#build/xml.ts';
import { PATHS, blogPath } from '#shared/paths.ts';
import type { Blog } from '#shared/schemas/entities.ts';
import { textLines } from '#shared/text-lines.ts';

export const prerender = true;

/** Newest posts a feed carries. */
const FEED_LENGTH = 30;

const rfc822 = (timestamp: string): string => new Date(timestamp).toUTCString();

function item(post: Blog, base: URL): string {
  const link = xmlText(new URL(blogPath(post.id), base).href);
  const html = textLines(post.content).map((line) => `<p>${xmlText(line)}</p>`);
  return `<item>
<title>${xmlText(post.title)}</title>
<link>${link}</link>
<guid isPermaLink="true">${link}</guid>
<pubDate>${rfc822(post.created_at)}</pubDate>
<description>${xmlText(html.join(''))}</description>
</item>`;
}

/** The newest posts in full, for feed readers. */
export const GET: APIRoute = async ({ site, url }) => {
  const base = site ?? url;
  const posts = (await readPosts())
    .filter((post) => !Number.isNaN(Date.parse(post.created_at)))
    .slice(0, FEED_LENGTH);
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xmlText(`${company.name}: ${publicPages.blogs.title}`)}</title>
<link>${xmlText(new URL(PATHS.blogs, base).href)}</link>
<atom:link href="${xmlText(new URL('/rss.xml', base).href)}" rel="self" type="application/rss+xml"/>
<description>${xmlText(publicPages.blogs.description)}</description>
<language>en</language>
${posts.map((post) => item(post, base)).join('\n')}
</channel></rss>
`;
  return new Response(body, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
};
