import AxeBuilder from '@axe-core/playwright';
import { BUDGETS } from '#tests/support/budgets.ts';
import { compressed } from '#tests/support/built-site.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { hydrated } from '#tests/support/form-page.ts';

const PAGES = [
  '/connect',
  '/contact',
  '/demo',
  '/feedback',
  '/select-website-plan',
  '/registration',
  '/login',
  '/adminlogin',
];

for (const path of PAGES)
  test(`${path}: script within its budget, accessible, no sideways scroll at 320 px`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') sizes.push(response.body().then(compressed));
    });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await hydrated(page);
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThanOrEqual(BUDGETS.islandScript);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  });
