import type { Page } from 'playwright/test';
import { listedPages } from '#content/pages.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { blogPath } from '#shared/paths.ts';
import { settled } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/fixtures.ts';

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

// A fallback face is wider or narrower than ours in one word or another, on every phone differently.
test('nothing moves on any page when its fonts come late to a phone [S2-04]', async ({ page, request }) => {
  test.setTimeout(240_000);
  const [post] = (await (await request.get(`${endpoints.blogList.path}?limit=1`)).json()) as { id: string }[];
  const paths = [...listedPages.map(({ path }) => path), blogPath(post?.id ?? '')];
  const moved: Record<string, string[]> = {};
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  const fonts = await fontGate(page);
  for (const path of paths) {
    fonts.hold();
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // Painted with the fallback, and awake.
    await page.waitForFunction(isPainted);
    await expect(page.locator('astro-island[ssr][client=painted]:visible')).toHaveCount(0);
    await fonts.release();
    await settled(page);
    const shifts = await page.evaluate(() => (window as unknown as Watched).shifts);
    if (shifts.length > 0) moved[path] = shifts;
  }
  expect(moved).toEqual({});
});
