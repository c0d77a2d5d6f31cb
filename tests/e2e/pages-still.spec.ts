import type { Page } from 'playwright/test';
import { listedPages } from '#content/pages.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { blogPath, PATHS } from '#shared/paths.ts';
import type { Blog } from '#shared/schemas/entities.ts';
import { settled } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { hydrated } from '#tests/support/form-page.ts';
import { sayNewer } from '#tests/support/newer-content.ts';

type ShiftEntry = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};
type Watched = Window & { shifts: string[] };

/** Each page notes in `window.shifts` what moves on it, from its first paint on. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const at = ({ x, y }: DOMRectReadOnly): string => `${String(Math.round(x))},${String(Math.round(y))}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as ShiftEntry[])
        for (const { node, previousRect, currentRect } of sources)
          shifts.push(
            `${value.toFixed(4)} ${at(previousRect)} → ${at(currentRect)} ${node?.textContent?.trim().slice(0, 40) ?? ''}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Holds fonts back from `hold()` on, until `release()` lets them come. */
async function fontGate(page: Page) {
  let held: (() => Promise<void>)[] | undefined;
  await page.route('**/*.woff2', (route) => (held ? held.push(() => route.continue()) : route.continue()));
  return {
    hold: () => (held = []),
    release: async () => {
      const sends = held ?? [];
      held = undefined;
      await Promise.all(sends.map((send) => send()));
    },
  };
}

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

/** What moved on the page so far. */
const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Watched).shifts);

// A fallback face is wider or narrower than ours in one word or another, on every phone differently.
test('nothing moves on any page when its fonts come late to a phone [S2-04]', async ({ page, request }) => {
  test.setTimeout(240_000);
  const [post] = (await (await request.get(`${endpoints.blogList.path}?limit=1`)).json()) as { id: string }[];
  const paths = [...listedPages.map(({ path }) => path), blogPath(post?.id ?? '')];
  const moved: Record<string, string[]> = {};
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  const fonts = await fontGate(page);
  // Posts that other tests added since the build are not what this one is about.
  await page.route(`**${endpoints.contentVersion.path}`, (route) =>
    route.fulfill({ json: { contentVersion: 0 } }),
  );
  for (const path of paths) {
    fonts.hold();
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // Painted with the fallback, and awake.
    await page.waitForFunction(isPainted);
    await expect(page.locator('astro-island[ssr][client=painted]:visible')).toHaveCount(0);
    await fonts.release();
    await settled(page);
    const shifts = await shiftsOf(page);
    if (shifts.length > 0) moved[path] = shifts;
  }
  expect(moved).toEqual({});
});

test('posts newer than the page take over the cards that stand there: nothing is pushed down [S2-35]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  await sayNewer(page);
  await page.route(`**${endpoints.blogList.path}*`, async (route) => {
    const posts = (await (await route.fetch()).json()) as Blog[];
    const newer = posts
      .slice(0, 2)
      .map((post) => ({ ...post, id: `newer-${post.id}`, title: `Newer: ${post.title}` }));
    await route.fulfill({ json: [...newer, ...posts] });
  });
  await page.goto(PATHS.blogs);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Newer: /);
  await settled(page);
  // A title may need a line more; two cards above the others count 0.4.
  const shifts = await shiftsOf(page);
  expect(Math.max(0, ...shifts.map(Number.parseFloat))).toBeLessThan(0.01);
});
