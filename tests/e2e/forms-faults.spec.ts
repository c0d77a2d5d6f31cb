import { axeFaults } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { hydrated } from '#tests/support/form-page.ts';

/** The pages as they open have their tests in pages-sound.spec.ts. */
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

for (const path of PAGES)
  test(`${path}: accessible with its faults, no sideways scroll at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrated(page);
    await page.getByRole('button', { name: SENDS }).click();
    await expect(page.getByRole('dialog').or(page.locator('[aria-invalid=true]')).first()).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
