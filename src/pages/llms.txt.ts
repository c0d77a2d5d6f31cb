import type { APIRoute } from 'astro';
import { addressLines, company } from '#content/company.ts';
import { listedPages } from '#content/pages.ts';
import { readPosts } from '#build/content-source.ts';
import { blogPath } from '#shared/paths.ts';
import { excerpt } from '#shared/plain-text.ts';

export const prerender = true;

/** Newest posts that are listed. */
const POSTS_LISTED = 50;

/** A plain summary of the company and its pages for language models, in the llms.txt form. */
export const GET: APIRoute = async ({ site, url }) => {
  const link = (title: string, path: string, note: string): string =>
    `- [${title.replace(/[[\]\n]/g, ' ')}](${new URL(path, site ?? url).href}): ${note}`;
  const offices = Object.values(company.offices).map(
    ({ title, address, phones }) =>
      `- ${title}: ${addressLines(address).join(', ')}; ${phones.map((phone) => phone.display).join(', ')}`,
  );
  const posts = (await readPosts()).slice(0, POSTS_LISTED);
  const body = [
    `# ${company.legalName}`,
    `> ${company.summary} ${company.groupLine}.`,
    '## Offices',
    [...offices, `- E-mail: ${company.emails.info}`].join('\n'),
    '## Pages',
    listedPages.map(({ title, path, description }) => link(title, path, description)).join('\n'),
    ...(posts.length > 0
      ? [
          '## Posts',
          posts.map((post) => link(post.title, blogPath(post.id), excerpt(post.content))).join('\n'),
        ]
      : []),
  ].join('\n\n');
  return new Response(`${body}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
