import type { Locator, Page } from 'playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';

const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Go / });

test.describe('the logo', () => {
  test('toggles between / and /digital-soln [S2-09]', async ({ page }) => {
    await page.goto('/');
    await logo(page).click();
    await expect(page).toHaveURL('/digital-soln');
    await logo(page).click();
    await expect(page).toHaveURL('/');
  });

  test('leads back from /about and /contact to where the visitor came from [S2-08] [S2-10]', async ({
    page,
  }) => {
    await page.goto('/pricing');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL('/about');
    await expect(logo(page)).toHaveAccessibleName(/^Go back to the page before: GR8/);
    await logo(page).click();
    await expect(page).toHaveURL('/pricing');

    await page.goto('/help-center?q=rent');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await logo(page).click();
    await expect(page).toHaveURL('/help-center?q=rent');
  });

  test('leads home from a typed address, and Back finds the page it came from [S2-08]', async ({ page }) => {
    await page.goto('/pricing');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await expect(logo(page)).toHaveAttribute('href', '/pricing');
    await page.goto('/contact');
    await expect(logo(page)).toHaveAttribute('href', '/');
    await expect(logo(page)).toHaveAccessibleName(/^Go to the home page: GR8/);
    await page.goto('/about');
    await expect(logo(page)).toHaveAttribute('href', '/');
    await page.goBack();
    await page.goBack();
    await expect(logo(page)).toHaveAttribute('href', '/pricing');
  });

  test('is not led astray by links within a page, which keep what the page was reached from [S2-08]', async ({
    page,
  }) => {
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await page.goto('/contact');
    await skip.press('Enter');
    await page.goto('/about');
    await expect(logo(page)).toHaveAttribute('href', '/');

    await page.goto('/pricing');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await expect(logo(page)).toHaveAttribute('href', '/pricing');
    await skip.press('Enter');
    await expect(page).toHaveURL(/\/about#/);
    // The page hears of its new entry of the history a moment after the address has changed.
    await page.waitForFunction(() => 'from' in Object(history.state));
    await page.reload();
    await expect(logo(page)).toHaveAttribute('href', '/pricing');
  });

  test('leads home from /about when nothing or something foreign is stored [S2-08]', async ({ page }) => {
    await page.goto('/about');
    await expect(logo(page)).toHaveAttribute('href', '/');
    await page.evaluate(() => {
      sessionStorage.setItem('from', '//evil.example/');
    });
    await page.reload();
    await expect(logo(page)).toHaveAttribute('href', '/');
  });
});

test('holds the links of the specification and Let’s Connect [S2-15]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  const main = page.getByRole('navigation', { name: 'Main' });
  const targets: (string | null)[] = [];
  for (const group of ['Services', 'Resources']) {
    await main.getByText(group, { exact: true }).click();
    const shown = main.getByRole('link');
    targets.push(...(await shown.evaluateAll((links) => links.map((link) => link.getAttribute('href')))));
  }
  for (const path of [
    '/Products',
    '/solution',
    '/resources',
    '/blogs',
    '/help-center',
    '/service1',
    '/service2',
    '/service3',
    '/prop-mgmt',
  ]) {
    expect(targets).toContain(path);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: "Let's Connect" }).click();
  await expect(page).toHaveURL('/connect');
});

test.describe('on scroll', () => {
  const header = (page: Page) => page.getByRole('banner');
  const scrollBy = (page: Page, by: number) =>
    page.evaluate((distance) => {
      window.scrollBy({ top: distance, behavior: 'instant' });
    }, by);

  test('hides downwards, shows upwards and at the top, within 500 ms [S2-11] [S9-05]', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto('/pricing');
    await expect(header(page)).toBeInViewport();
    await scrollBy(page, 900);
    await expect(header(page)).not.toBeInViewport();
    await scrollBy(page, -40);
    await expect(header(page)).toBeInViewport();
    await scrollBy(page, 600);
    await expect(header(page)).not.toBeInViewport();
    await page.evaluate(() => {
      window.scrollTo({ top: 8, behavior: 'instant' });
    });
    await expect(header(page)).toBeInViewport();
    const duration = await header(page).evaluate((element) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element);
      return transitionDuration.split(', ')[transitionProperty.split(', ').indexOf('translate')];
    });
    expect(duration).toBe('0.5s');
  });

  test('stays on /connect at every width [S2-24]', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 700 });
    await page.goto('/connect');
    await scrollBy(page, 900);
    await expect(header(page)).toBeInViewport({ ratio: 1 });
  });

  test('stays below 768 px [S2-11] [S9-05]', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 800 });
    await page.goto('/pricing');
    await scrollBy(page, 900);
    await scrollBy(page, 200);
    await expect(header(page)).toBeInViewport({ ratio: 1 });
  });

  test('hides from 768 px on, however large the text of the browser is [S2-11] [S9-05]', async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto('/pricing');
    expect(await page.evaluate(() => matchMedia('(min-width: 48rem)').matches)).toBe(false);
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('main').focus();
    await scrollBy(page, 900);
    await expect(header(page)).not.toBeInViewport();
  });

  test('shows while focus is inside, and never covers a focused field [S4-01]', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto('/pricing');
    await scrollBy(page, 900);
    await expect(header(page)).not.toBeInViewport();
    await logo(page).focus();
    await expect(header(page)).toBeInViewport({ ratio: 1 });

    const choose = page.getByRole('link', { name: 'Choose Social Starter' });
    await page.evaluate(() => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    });
    await choose.focus();
    const bottom = await header(page).evaluate((element) => element.getBoundingClientRect().bottom);
    await expect
      .poll(() => choose.evaluate((element) => element.getBoundingClientRect().top))
      .toBeGreaterThan(bottom);
  });
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/pricing');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  for (const path of ['/', '/prop-mgmt'])
    test(`${path} has a header of two rows that can be read, with Let's Connect [S2-15]`, async ({
      page,
    }) => {
      await page.goto(path, { waitUntil: 'load' });
      const header = page.getByRole('banner');
      const colours = (locator: Locator) =>
        locator.evaluate((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return { color, backgroundColor };
        });
      const ground = await colours(page.locator(':root'));
      expect(await colours(header)).toEqual(ground);
      expect(await colours(header.getByRole('link', { name: 'Pricing', exact: true }))).toMatchObject({
        color: ground.color,
      });
      await expect(header.getByRole('link', { name: "Let's Connect" })).toBeInViewport();
      expect((await header.boundingBox())?.height).toBeLessThan(130);
    });
});
