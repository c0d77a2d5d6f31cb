import type { Locator, Page } from 'playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const left = (page: Page) =>
  page.getByRole('main').evaluate((element) => element.getBoundingClientRect().left);
const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

for (const width of [390, 900])
  test(`the menu at ${width} px leads to all that the header leads to [S2-14] [S2-15]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/pricing');
    const targets = (scope: Locator) =>
      scope.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const header = await targets(page.getByRole('navigation', { name: 'Main', includeHidden: true }));
    expect(header.length).toBeGreaterThan(8);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    expect(await targets(menu(page))).toEqual(expect.arrayContaining(header));
  });

test.describe('the side panel', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });

  test.beforeEach(async ({ page }) => {
    await page.goto('/pricing');
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
  });

  test('is 300 px wide at the right edge [S2-12] [S9-05]', async ({ page }) => {
    await expect
      .poll(() => menu(page).boundingBox())
      .toEqual({ x: 1280 - 300, y: 0, width: 300, height: 800 });
  });

  test('closes with its button, and focus goes back [S2-12] [S4-01]', async ({ page }) => {
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
    await menu(page).getByRole('button', { name: 'Close' }).click();
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes when the mouse leaves it [S2-12]', async ({ page }) => {
    await page.mouse.move(1150, 300);
    await page.mouse.move(600, 300);
    await expect(menu(page)).toBeHidden();

    // Over the edge of the window as well.
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.move(1150, 300);
    await page.mouse.move(1300, 300);
    await expect(menu(page)).toBeHidden();
  });

  test('closes with Escape; the page behind is inert and does not shift [S2-12]', async ({ page }) => {
    const before = await left(page);
    expect(await isLocked(page)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    const behind = page.getByRole('link', { name: 'Choose Social Starter' });
    await behind.focus();
    await expect(behind).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    expect(await left(page)).toBe(before);
    expect(await isLocked(page)).toBe(false);
  });

  test('holds every entry of the side menu in order [S2-14]', async ({ page }) => {
    const open = menu(page);
    for (const group of ['Services', 'Solution For', 'Resources']) {
      await open.getByRole('navigation').getByText(group, { exact: true }).click();
    }
    await expect(open.getByRole('navigation').getByRole('link')).toHaveText([
      'Home',
      'About us',
      'Website Development',
      'Graphics Designing',
      'Email Marketing',
      'SEO',
      'Social Media Marketing',
      'Senior care providers',
      'Healthcare companies',
      'Brokerage firms',
      'Independent agents',
      'Other local services',
      'Portfolio',
      'Blog',
      'News Letters',
      'Help Center',
      'Social Media Course',
      'Contact Us',
    ]);
  });
});

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/pricing');
    await page.evaluate(() => {
      window.scrollTo({ top: 300, behavior: 'instant' });
    });
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    expect(await isLocked(page)).toBe(true);
  });

  test('shows its entries, Services expandable [S2-13] [S4-01]', async ({ page }) => {
    const open = menu(page);
    const digital = open.getByRole('link', { name: 'Digital Solution' });
    await expect(digital).toBeHidden();
    await open.getByText('Services', { exact: true }).click();
    await expect(open.getByRole('link')).toHaveText([
      'Home',
      'About',
      'Digital Solution',
      'Property Management',
      'Contact',
      "Let's Connect",
      ...['Work', 'Pricing', 'All services', 'Website Development', 'Social Media Marketing'],
      ...['Property in detail', 'Products', 'Solution', 'All resources', 'Blogs', 'Help Center'],
      ...['+977 980-000-0011', '+1 617-555-0141'],
    ]);
    await digital.click();
    await expect(page).toHaveURL('/digital-soln');
    expect(await isLocked(page)).toBe(false);
  });

  test('its toggle closes it where it was opened, page and scroll in place [S2-13]', async ({ page }) => {
    await menu(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(page)).toBeHidden();
    expect(await isLocked(page)).toBe(false);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    expect(await left(page)).toBe(0);
    await expect(opener(page)).toBeFocused();
  });

  test('closes when the window grows past 768 px [S2-13]', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 700 });
    await expect(menu(page)).toBeHidden();
    expect(await isLocked(page)).toBe(false);
  });

  test('a page come back to is closed and scrolls [S2-13]', async ({ page }) => {
    await menu(page).getByRole('link', { name: "Let's Connect" }).click();
    await expect(page).toHaveURL('/connect');
    await page.goBack();
    await expect(page).toHaveURL('/pricing');
    await expect(menu(page)).toBeHidden();
    expect(await isLocked(page)).toBe(false);
  });
});
