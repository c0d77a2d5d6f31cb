import type { Response } from 'playwright/test';
import { BUDGETS } from '#tests/support/budgets.ts';
import { compressed } from '#tests/support/built-site.ts';
import { expect, test } from '#tests/support/fixtures.ts';

/** Bytes of a body as they travel: the site's text in brotli, everything else as it is. */
async function weight(response: Response): Promise<number> {
  const body = await response.body();
  const isText = response.headers()['content-type']?.includes('charset=utf-8') ?? false;
  return isText ? compressed(body) : body.length;
}

test('a first visit to the home page on a phone keeps its budget and nothing jumps [S2-04]', async ({
  page,
}) => {
  const loaded: Response[] = [];
  page.on('response', (response) => loaded.push(response));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { shift: entry });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  // The film is the last thing that the page asks for.
  await expect(page.locator('video')).toHaveJSProperty('paused', false);

  const sizes = await Promise.all(
    loaded
      .filter((response) => response.request().resourceType() !== 'media')
      .map(async (response) => ({ url: response.url(), bytes: await weight(response) })),
  );
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(sizes.length).toBeGreaterThan(4);
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(BUDGETS.home);
  expect(await page.evaluate(() => 'shift' in window), 'something moved while the page loaded').toBe(false);
});
