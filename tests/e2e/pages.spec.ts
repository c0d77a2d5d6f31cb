import { publicPages } from '#content/pages.ts';
import { PATHS } from '#shared/paths.ts';
import { expect, test } from '#tests/support/fixtures.ts';

const COMPONENT_PAGES = ['/nav', '/nav2', '/footer', '/clock', '/watch', '/date', '/subabt'];
const STAFF_PAGES = [PATHS.adminLogin, PATHS.admin];
const PUBLIC_PAGES = Object.values(publicPages).map(({ path }) => path);
const { countries: _countries, build: _build, admin: _admin, ...screens } = PATHS;
const SCREENS = Object.values(screens);

const hrefsOf = (html: string): string[] =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
const has = (html: string, id: string): boolean =>
  html.includes(`id="${id}"`) || html.includes(`id=${id}`) || id === '';

test('no link of a page leads nowhere, to a missing page or to a missing anchor', async ({ request }) => {
  test.setTimeout(240_000);
  const seen = new Map<string, string>();
  const broken: string[] = [];
  const waiting: string[] = [...SCREENS];
  const load = async (path: string, from: string): Promise<string> => {
    const known = seen.get(path);
    if (known !== undefined) return known;
    const answer = await request.get(path);
    if (answer.status() !== 200) broken.push(`${from} → ${path}: ${String(answer.status())}`);
    const isPage = answer.headers()['content-type']?.includes('text/html') ?? false;
    const html = isPage ? await answer.text() : '';
    seen.set(path, html);
    if (isPage) waiting.push(path);
    return html;
  };
  const done = new Set<string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (done.has(path)) continue;
    done.add(path);
    for (const href of hrefsOf(await load(path, 'the list of routes'))) {
      if (href === '#') broken.push(`${path} → #`);
      const base = 'http://site.example';
      const url = new URL(href, base + path);
      if (url.origin !== base) continue;
      const target = await load(url.pathname + url.search, path);
      // The tabs of the staff area are read by its script.
      const isStaff = url.pathname === PATHS.admin;
      if (!isStaff && !has(target, decodeURIComponent(url.hash.slice(1)))) broken.push(`${path} → ${href}`);
    }
  }
  expect(broken).toEqual([]);
});

test('public pages have a title and a description of their own and readable JSON-LD', async ({ request }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const blockCounts = new Map<string, number>();
  for (const path of PUBLIC_PAGES) {
    const html = await (await request.get(path)).text();
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
    descriptions.add(/<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '');
    const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
    blockCounts.set(path, blocks.length);
    for (const [, json = ''] of blocks) {
      expect(JSON.parse(json), path).toHaveProperty('@context', 'https://schema.org');
    }
    expect(html, path).not.toContain('content="noindex"');
  }
  for (const path of [PATHS.home, PATHS.portfolio, PATHS.about, PATHS.faq]) {
    expect(blockCounts.get(path), path).toBeGreaterThan(0);
  }
  expect(titles.size).toBe(PUBLIC_PAGES.length);
  expect(descriptions.size).toBe(PUBLIC_PAGES.length);
});

for (const path of [...COMPONENT_PAGES, ...STAFF_PAGES]) {
  test(`search engines leave ${path} out`, async ({ request }) => {
    expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex"');
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain(`${path}</loc>`);
  });
}
