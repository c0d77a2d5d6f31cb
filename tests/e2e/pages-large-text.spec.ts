import { endpoints } from '#shared/endpoints/all.ts';
import { blogPath } from '#shared/paths.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { screens } from '#tests/support/screens.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const size of [24, 32])
  test(`no page runs sideways on a phone whose browser has a text of ${size} px`, async ({ page }) => {
    test.setTimeout(240_000);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
    const answer = await page.request.get(`${endpoints.blogList.path}?limit=1`);
    const [post] = (await answer.json()) as { id: string }[];
    const wide: Record<string, number> = {};
    for (const path of [...screens, blogPath(post?.id ?? ''), '/no-such-page', endpoints.unsubscribe.path]) {
      await page.goto(path);
      const [text, beyond] = await page.evaluate(() => [
        getComputedStyle(document.documentElement).fontSize,
        document.documentElement.scrollWidth - innerWidth,
      ]);
      expect(text, path).toBe(`${size}px`);
      if (beyond > 0) wide[path] = beyond;
    }
    expect(wide).toEqual({});
  });
