import { slugify } from 'transliteration';

const MAX_LENGTH = 80;
/** Words that the site, a server or a person may give a meaning of their own. */
const RESERVED = new Set([
  'index',
  '404',
  '500',
  'admin',
  'api',
  'new',
  'edit',
  'feed',
  'rss',
  'page',
  'post',
]);

/** An address out of a title in any script: `[a-z0-9-]`, never empty, never a reserved word, at most 80 characters. */
export function postSlug(title: string): string {
  const slug = slugify(title.normalize('NFC'), { lowercase: true, separator: '-' })
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  if (slug === '') return 'untitled';
  return RESERVED.has(slug) ? `post-${slug}` : slug;
}
