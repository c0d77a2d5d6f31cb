import { PATHS } from '#shared/paths.ts';
import { expect, test } from '#tests/support/fixtures.ts';

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
