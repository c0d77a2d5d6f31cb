import type { Page } from 'playwright/test';
import { endpoints } from '#shared/endpoints/all.ts';
import { blogPath } from '#shared/paths.ts';
import { axeFaults, settled } from '#tests/support/axe.ts';
import { brokenLines } from '#tests/support/broken-lines.ts';
import { BUDGETS } from '#tests/support/budgets.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { screens } from '#tests/support/screens.ts';
import { sheetFaults } from '#tests/support/picture-sheets.ts';
import { scriptBytes } from '#tests/support/script-bytes.ts';

const NEWEST_POST = 'the newest post';
const MISSING = '/no-such-page';
const NARROWEST = 320;
/** The narrowest window, and the ones between phones and desktops where columns have the least room. */
const BETWEEN = [NARROWEST, 768, 992, 1024];
/** Sizes of text that a visitor may have set for every page of the browser. */
const LARGE_TEXTS = [24, 32];
const PAGES = [...screens, NEWEST_POST, MISSING];

async function newestPost(page: Page): Promise<string> {
  const answer = await page.request.get(`${endpoints.blogList.path}?limit=1`);
  const [post] = (await answer.json()) as { id: string }[];
  return blogPath(post?.id ?? '');
}

/** The look of the page from now on: a wide or a narrow window, the light or the dark theme. */
async function show(page: Page, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await settled(page);
}

/** How far the page reaches beyond the window's right edge; a window that was just resized takes frames to lay out. */
const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Picture files that were asked for, though this window has no place for what they show. */
const unseenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const loaded = [...document.images].filter(({ naturalWidth }) => naturalWidth > 0);
    const filesOf = (pictures: HTMLImageElement[]) => pictures.map(({ src }) => new URL(src).pathname);
    const seen = new Set(filesOf(loaded.filter((picture) => picture.getClientRects().length > 0)));
    return filesOf(loaded).filter((file) => !seen.has(file));
  });

// One load of a page serves every look at it: themes, widths and zoom change under it. The `page` fixture adds that the
// console is quiet, no request failed and the content policy was kept.
for (const screen of PAGES) {
  test(`${screen} answers a visitor, light and dark, narrow, wide and enlarged [S2-01] [S2-02] [S2-03] [S6-01]`, async ({
    page,
  }) => {
    const path = screen === NEWEST_POST ? await newestPost(page) : screen;
    const scripts = scriptBytes(page);
    await show(page, 390, 'light');
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === MISSING ? 404 : 200);
    expect(new URL(page.url()).pathname, 'no sign-in stands before it').toBe(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    // Islands further down wait until they are seen.
    await expect(page.locator('astro-island[ssr][client=painted]:visible')).toHaveCount(0);
    const hasIslands = (await page.locator('astro-island').count()) > 0;
    expect(await scripts()).toBeLessThanOrEqual(hasIslands ? BUDGETS.islandScript : BUDGETS.script);

    expect(await unseenPictures(page), '390 px').toEqual([]);
    expect(await axeFaults(page), '390 px, light').toEqual([]);
    expect(await sheetFaults(page), '390 px').toEqual([]);
    expect.soft(await brokenLines(page), '390 px').toEqual([]);
    await show(page, 390, 'dark');
    expect(await axeFaults(page, 'looks'), '390 px, dark').toEqual([]);
    await show(page, 1440, 'dark');
    expect(await axeFaults(page), '1440 px, dark').toEqual([]);
    await show(page, 1440, 'light');
    expect(await axeFaults(page, 'looks'), '1440 px, light').toEqual([]);
    expect(await sheetFaults(page), '1440 px').toEqual([]);

    for (const width of BETWEEN) {
      await show(page, width, 'light');
      await expect.poll(() => beyond(page), `at ${width} px`).toBeLessThanOrEqual(0);
      if (width === NARROWEST) expect.soft(await brokenLines(page), `at ${width} px`).toEqual([]);
    }
    // A window of 1280 px at 200 %.
    await show(page, 640, 'light');
    await expect.poll(() => beyond(page), 'at 200 %').toBeLessThanOrEqual(0);
    await show(page, 390, 'light');
    const browser = await page.context().newCDPSession(page);
    for (const standard of LARGE_TEXTS) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard } });
      await expect(page.locator(':root')).toHaveCSS('font-size', `${standard}px`);
      await expect.poll(() => beyond(page), `with a text of ${standard} px`).toBeLessThanOrEqual(0);
    }
  });
}
