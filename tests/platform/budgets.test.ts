import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints/all.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { BUDGETS } from '#tests/support/budgets.ts';
import { BuiltSite, compressed } from '#tests/support/built-site.ts';
import { testBuild } from '#tests/support/test-build.ts';

let site: BuiltSite;

beforeAll(async () => {
  site = new BuiltSite((await testBuild(true)).buildFrom);
}, 240_000);

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
const sizeOf = (files: readonly string[]): number => sum(files.map((file) => site.bytes(file).length));

/** What people wrote for this page to show, without the markup around it. */
const ownText = (html: string): string =>
  (/<main[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? '').replace(/<(script|style)[^]*?<\/\1>|<[^>]+>/g, ' ');

/** The pages that are over what `limit` allows them, with both figures. */
function over(limit: (page: string, html: string) => number, weight: (page: string) => number): string[] {
  return site.pages.flatMap((page) => {
    const [has, may] = [weight(page), limit(page, site.text(page))];
    return has > may ? [`${page}: ${has} of ${may} bytes`] : [];
  });
}

describe('the budget in bytes', () => {
  test('of HTML and blocking styles holds on every page; posts, questions and articles may add their text', () => {
    expect(site.pages.length).toBeGreaterThan(40);
    const isText = /^\/(?:blog\/|faq\.|help-center\.)/;
    const limit = (page: string, html: string): number =>
      BUDGETS.page + (isText.test(page) ? compressed(ownText(html)) : 0);
    expect(over(limit, (page) => site.pageWeight(page))).toEqual([]);
  });

  test('of scripts holds on every page, with islands and without', () => {
    const limit = (_page: string, html: string): number =>
      html.includes('<astro-island') ? BUDGETS.islandScript : BUDGETS.script;
    expect(over(limit, (page) => site.scriptWeight(page))).toEqual([]);
    // A page without any would mean that the scripts were not found.
    const public_ = site.pages.filter((page) => !/mainadmin|adminlogin/.test(page));
    expect(public_.filter((page) => site.scriptWeight(page) < 1000)).toEqual([]);
  });

  test("is not spent on the staff area: no visitor's page carries the address of a staff call", () => {
    // The session is looked at from the sign-in pages, too.
    const isStaffs = ({ access, path }: Endpoint) =>
      access === 'staff' && path !== endpoints.adminSession.path;
    const addresses = Object.values(endpoints)
      .filter(isStaffs)
      .map(({ path }) => path);
    const named = (page: string) =>
      addresses.filter((path) => site.scripts(page).some((script) => site.text(script).includes(path)));
    const visitors = site.pages.filter((page) => page !== '/mainadmin.html');
    expect(visitors.filter((page) => named(page).length > 0)).toEqual([]);
    // None at all would mean that the scripts were not found.
    expect(named('/mainadmin.html')).not.toEqual([]);
  });

  test('counts every style: no script waits for a sheet that its page does not have', () => {
    const scripts = site.files.filter((file) => file.endsWith('.js'));
    expect(scripts.some((file) => site.text(file).includes('__vite__mapDeps='))).toBe(true);
    expect(scripts.filter((file) => /__vite__mapDeps=[^;]*\.css/.test(site.text(file)))).toEqual([]);
  });

  test('of fonts holds for all the fonts there are', () => {
    const fonts = site.files.filter((file) => file.endsWith('.woff2'));
    expect(fonts.length).toBeGreaterThan(0);
    expect(sizeOf(fonts)).toBeLessThanOrEqual(BUDGETS.fonts);
  });

  test('of a poster holds for each', () => {
    const posters = site.files.filter((file) => /\/(?:home|property)-poster[^/]*\.(?:avif|webp)$/.test(file));
    expect(posters.length).toBeGreaterThan(4);
    for (const poster of posters) expect(sizeOf([poster]), poster).toBeLessThanOrEqual(BUDGETS.poster);
  });
});
