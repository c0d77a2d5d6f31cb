import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '#content/company.ts';
import { publicPages } from '#content/pages.ts';
import { readPosts } from '#build/content-source.ts';
import { PATHS, blogPath } from '#shared/paths.ts';
import type { Blog } from '#shared/schemas/entities.ts';
import { textLines } from '#shared/text-lines.ts';

export const prerender = true;

/** Newest posts a feed carries. */
const FEED_LENGTH = 30;

/** Characters that no XML document may hold, escaped or not. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const inHtml = (text: string): string =>
  renderToStaticMarkup(textLines(text).map((line, key) => createElement('p', { key }, line)));

const item = ({ id, title, content, created_at }: Blog, base: URL) => ({
  title: title.replace(FORBIDDEN, ''),
  link: new URL(blogPath(id), base).href,
  pubDate: new Date(created_at),
  description: inHtml(content.replace(FORBIDDEN, '')),
});

/** The newest posts in full, for feed readers. */
export const GET: APIRoute = async ({ site, url }) => {
  const base = site ?? url;
  const { title, description, path } = publicPages.blogs;
  const posts = (await readPosts()).filter((post) => !Number.isNaN(Date.parse(post.created_at)));
  return rss({
    title: `${company.name}: ${title}`,
    description,
    site: new URL(path, base).href,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<atom:link href="${new URL(PATHS.feed, base).href}" rel="self" type="application/rss+xml"/><language>en</language>`,
    items: posts.slice(0, FEED_LENGTH).map((post) => item(post, base)),
  });
};
