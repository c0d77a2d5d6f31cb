import { listedPages } from '#content/pages.ts';
import { idTime } from '#shared/ids.ts';
import { PATHS, blogPath } from '#shared/paths.ts';
import type { Blog, FaqsByCategory } from '#shared/schemas/entities.ts';

/** One address that search engines may list; `lastmod` is a date or a timestamp in UTC. */
export interface SitemapEntry {
  readonly path: string;
  readonly lastmod: string;
}

/** Every address of the sitemap with the moment its words last changed. `posts` may be in any order. */
export function sitemapEntries(posts: readonly Blog[], faqs: FaqsByCategory): SitemapEntry[] {
  const stored: Record<string, readonly string[]> = {
    [PATHS.blogs]: posts.map((post) => post.updated_at),
    [PATHS.faq]: Object.values(faqs).flatMap((list) => list.map((faq) => madeAt(faq.id))),
  };
  const pages = listedPages.map(({ path, changed }) => ({
    path,
    lastmod: latest([changed, ...(stored[path] ?? [])]),
  }));
  return [...pages, ...posts.map((post) => ({ path: blogPath(post.id), lastmod: post.updated_at }))];
}

/** ISO dates and UTC timestamps sort as text; what is neither is left out. */
function latest(moments: readonly string[]): string {
  return moments
    .filter((moment) => !Number.isNaN(Date.parse(moment)))
    .reduce((newest, moment) => (moment > newest ? moment : newest), '');
}

function madeAt(faqId: string): string {
  const time = new Date(idTime(faqId));
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}
