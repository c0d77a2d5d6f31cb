import type { Locator, Page } from 'playwright/test';
import { portfolio } from '#content/portfolio.ts';
import { portfolioStories } from '#content/portfolio-stories.ts';
import { expect, test } from '#tests/support/fixtures.ts';

const pieces = (page: Page): Locator => page.getByRole('main').getByRole('listitem').getByRole('link');
const piece = (page: Page, title: string): Locator => pieces(page).filter({ hasText: title });
const overlay = (page: Page): Locator => page.getByRole('dialog');

test.beforeEach(async ({ page }) => {
  await page.goto('/portfolio');
});

test('six filters show 19, 4, 2, 5, 2 and 6 pieces [S2-45]', async ({ page }) => {
  const filters = page.getByRole('group', { name: 'Show work for' }).getByRole('button');
  await expect(filters).toHaveText(['All', 'Banking', 'Hotel & Restro', 'Medical', 'Real Estate', 'Travel']);
  await expect(pieces(page)).toHaveCount(19);
  for (const [name, count] of Object.entries({
    Banking: 4,
    'Hotel & Restro': 2,
    Medical: 5,
    'Real Estate': 2,
    Travel: 6,
    All: 19,
  })) {
    const button = filters.filter({ hasText: name });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(pieces(page)).toHaveCount(count);
    await expect(page.getByRole('status').filter({ hasText: `${String(count)} pieces` })).toHaveCount(1);
  }
});

test('the filters work in a page that the browser has translated [S2-45]', async ({ page }) => {
  const filters = page.getByRole('group', { name: 'Show work for' }).getByRole('button');
  await filters.evaluateAll((buttons) => {
    for (const button of buttons) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = button.textContent;
      outer.append(inner);
      button.replaceChildren(outer);
    }
  });
  await filters.filter({ hasText: 'Medical' }).click();
  await expect(pieces(page)).toHaveCount(5);
});

test('each picture says what it shows and keeps its place [S2-45]', async ({ page }) => {
  for (const { alt, width, height } of portfolio) {
    const picture = page.getByRole('main').getByRole('img', { name: alt });
    await expect(picture).toHaveAttribute('width', String(width));
    await expect(picture).toHaveAttribute('height', String(height));
  }
});

test('a pressed piece is enlarged; Escape, Close and a press outside end it [S2-46]', async ({ page }) => {
  const { id, title, alt } = portfolio[0];
  const ends = [
    () => page.keyboard.press('Escape'),
    () => overlay(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(4, 4),
  ];
  for (const end of ends) {
    await piece(page, title).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect(overlay(page).getByRole('img', { name: alt })).toBeVisible();
    for (const words of Object.values(portfolioStories[id]))
      await expect(overlay(page).getByText(words, { exact: true })).toBeVisible();
    await overlay(page).getByText('Invented; the work is ours').click();
    await expect(overlay(page)).toBeVisible();
    await end();
    await expect(overlay(page)).toHaveCount(0);
    await expect(piece(page, title)).toBeFocused();
  }
});

test('Back ends the enlarged picture and stays; once it is closed, Back leaves the page [S2-46]', async ({
  page,
}) => {
  const { title } = portfolio[0];
  await page.goto('/about');
  await page.goto('/portfolio');
  await piece(page, title).click();
  await expect(overlay(page)).toBeVisible();
  await page.goBack();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page).toHaveURL('/portfolio');
  await expect(piece(page, title)).toBeFocused();
  await piece(page, title).click();
  await overlay(page).getByRole('button', { name: 'Close' }).click();
  await expect(overlay(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('Back ends the enlarged picture after Forward, and after a reload [S2-46]', async ({ page }) => {
  const returns = [
    async () => {
      await page.goBack();
      await expect(overlay(page)).toHaveCount(0);
      await page.goForward();
    },
    () => page.reload(),
  ];
  for (const comeBack of returns) {
    await piece(page, portfolio[0].title).click();
    await expect(overlay(page)).toBeVisible();
    await comeBack();
    await expect(overlay(page)).toHaveCount(0);
    await piece(page, portfolio[1].title).click();
    await expect(overlay(page)).toBeVisible();
    await page.goBack();
    await expect(overlay(page)).toHaveCount(0);
    await expect(page).toHaveURL('/portfolio');
  }
});

test('arrows and buttons step through the filtered pieces and around both ends [S2-46]', async ({ page }) => {
  const [first, second] = portfolio.filter(({ category }) => category === 'Real Estate');
  await page.getByRole('button', { name: 'Real Estate' }).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(piece(page, first?.title ?? '')).toBeFocused();
  await page.keyboard.press('Enter');
  const shows = (title = '') => expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await shows(first?.title);
  await page.keyboard.press('ArrowRight');
  await shows(second?.title);
  await overlay(page).getByRole('button', { name: 'Next' }).click();
  await shows(first?.title);
  await page.keyboard.press('ArrowLeft');
  await shows(second?.title);
  await overlay(page).getByRole('button', { name: 'Previous' }).click();
  await shows(first?.title);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(piece(page, second?.title ?? '')).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each piece is a link to its large picture [S2-46]', async ({ page, request }) => {
    await expect(page.getByRole('button', { name: 'Banking' })).toHaveCount(0);
    const links = await pieces(page).all();
    expect(links).toHaveLength(19);
    for (const link of links) {
      const answer = await request.get((await link.getAttribute('href')) ?? '');
      expect(answer.headers()['content-type']).toBe('image/webp');
    }
  });
});
