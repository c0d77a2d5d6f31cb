import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
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

/** The button that sends each form, or its first step. */
const SENDS = /^(SEND|Send Message|Next Step|Submit .+|Register|Continue|Login)$/;

async function accessibilityFaults(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
}

for (const path of PAGES)
  test(`${path}: script within its budget, accessible at rest and with its faults, no sideways scroll at 320 px`, async ({
    page,
  }) => {
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
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.getByRole('button', { name: SENDS }).click();
    await expect(page.getByRole('dialog').or(page.locator('[aria-invalid=true]')).first()).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
