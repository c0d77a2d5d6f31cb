import { createHash } from 'node:crypto';

/** Astro's own tag in a prebuilt page. */
const POLICY_TAG = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const INLINE = /<(script|style)(\s[^>]*)?>([^]*?)<\/\1>/g;
const HASH_SOURCE = / 'sha256-[^']+'/g;

/** What code puts inline is the same on many pages, and few in number; data blocks need no leave and are left out. */
const hashSources = new Map<string, string>();

function hashSource(content: string): string {
  const known = hashSources.get(content);
  if (known) return known;
  const source = ` 'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  hashSources.set(content, source);
  return source;
}

/**
 * Keeps of a policy's hashes those of the inline scripts and styles that this page has. The build hashes every script
 * and style of the site into every page, which is more than a kilobyte that no page needs. Hashes are only ever taken
 * away, never added: what the build did not make stays forbidden, even if it found its way into the page.
 */
export function trimPolicy(policy: string, html: string): string {
  const used = new Set<string>();
  for (const [, , attributes = '', content = ''] of html.matchAll(INLINE)) {
    if (!attributes.includes('application/ld+json')) used.add(hashSource(content));
  }
  return policy
    .replace(HASH_SOURCE, (source) => (used.has(source) ? source : ''))
    .replace(/\s*;\s*/g, ';')
    .replace(/;$/, '');
}

/** Trims the policy in a prebuilt page and moves it to the top of the head, before anything that it governs. */
export function trimPolicyTag(html: string): string {
  const policy = POLICY_TAG.exec(html)?.[1];
  if (policy === undefined) return html;
  const tag = `<meta http-equiv="content-security-policy" content="${trimPolicy(policy, html)}">`;
  return html.replace(POLICY_TAG, '').replace('<head>', () => `<head>${tag}`);
}
