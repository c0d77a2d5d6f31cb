import type { Page } from 'playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';

/** Whether the picture covers anything of the text or box of `other`; a picture that is not shown covers nothing. */
const covers = (page: Page, picture: string, other: string) =>
  page.evaluate(
    ([from, to]) => {
      const seen = document.querySelector(from)!.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(document.querySelector(to)!);
      return [...words.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          seen.left < right && seen.right > left && seen.top < bottom && seen.bottom > top,
      );
    },
    [picture, other] as const,
  );

for (const [path, picture, others] of [
  ['/feedback', '.sun', ['main h1', '.card-side']],
  ['/demo', '.sun', ['main h1', '.card-side']],
  ['/contact', '.sun', ['main h1', '.card-side']],
  ['/connect', '.flags', ['article']],
] as const)
  test(`what decorates ${path} lies on no word and no card, on any screen`, async ({ page }) => {
    await page.goto(path);
    for (const width of [390, 768, 820, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      for (const other of others)
        expect(await covers(page, picture, other), `${picture} on ${other} at ${width} px`).toBe(false);
    }
  });
