import type { Locator, Page } from 'playwright/test';
import { company } from '#content/company.ts';
import { helpCategories } from '#content/help/help-center.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { hydrated } from '#tests/support/form-page.ts';
import { gate } from '#tests/support/gate.ts';

const [general, property, digital] = helpCategories;

const search = (page: Page): Locator => page.getByPlaceholder('Search help articles...');
const category = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Help categories' }).getByRole('link', { name });
const breadcrumb = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
const articles = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 3 });
const titlesOf = (list: typeof general): string[] => list?.articles.map(({ question }) => question) ?? [];

async function openPage(page: Page, address = '/help-center'): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

test('three categories, a breadcrumb, several answers open at once, a way to a person [S2-41] [S2-44]', async ({
  page,
}) => {
  await openPage(page);
  for (const list of [general, property, digital]) {
    await category(page, list?.name ?? '').click();
    await expect(breadcrumb(page)).toHaveText(['Home', 'Help Center', list?.name ?? '']);
    await expect(articles(page)).toHaveText(titlesOf(list));
  }
  for (const index of [0, 1, 2]) await articles(page).nth(index).click();
  for (const article of digital?.articles.slice(0, 3) ?? [])
    await expect(page.getByText(article.answer.split('\n')[0] ?? '')).toBeVisible();
  await articles(page).nth(1).click();
  await expect(page.getByRole('link', { name: 'Link to this answer' })).toHaveCount(2);

  const sidebar = page.getByRole('complementary');
  await expect(sidebar.getByRole('link', { name: company.emails.info })).toHaveAttribute('href', /^mailto:/);
  await expect(sidebar.getByRole('link', { name: /^\+977/ })).toHaveText(
    company.offices.nepal.phones.map(({ display }) => display),
  );
  await expect(sidebar).toContainText('Bhaisepati, Lalitpur');
});

test('searches question and answer of the chosen category, whatever the case [S2-42] [S2-43]', async ({
  page,
}) => {
  await openPage(page);
  await search(page).fill('LANGUAGES and');
  await expect(page.getByRole('main')).toContainText(
    'No results found for "LANGUAGES and" in this category.',
  );
  await search(page).fill('LANGUAGES');
  await expect(articles(page)).toHaveText(['Which languages do you work in, and across which time zones?']);
  await search(page).fill('we do not sell');
  await expect(articles(page)).toHaveText(['What do you do with my details?']);

  await search(page).fill('  monsoon');
  await expect(
    page.getByText('No results found for "  monsoon" in this category.', { exact: true }),
  ).toBeVisible();
  await expect(articles(page)).toHaveCount(0);
  await page.getByRole('button', { name: /in Property Management/ }).click();
  await expect(articles(page)).toContainText(['How do you prepare a house for the monsoon?']);
  await expect(page.getByRole('main').locator('mark').first()).toHaveText(/monsoon/i);

  await search(page).fill('<img src=x onerror=alert(1)>');
  await expect(
    page.getByText('No results found for "<img src=x onerror=alert(1)>" in this category.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('');
  await expect(articles(page)).toHaveText(titlesOf(property));
});

test('by keyboard alone: a category, kept by a reload, a search, and Clear search [S2-41] [S2-43]', async ({
  page,
}) => {
  await openPage(page);
  await category(page, digital?.name ?? '').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/help-center#digital');
  await page.reload();
  await hydrated(page);
  await expect(breadcrumb(page).last()).toHaveText('Digital Solutions');

  await search(page).focus();
  await page.keyboard.type('zzz');
  const clear = page.getByRole('button', { name: 'Clear search' });
  while (!(await clear.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('');
  await expect(articles(page)).toHaveText(titlesOf(digital));
  await articles(page).first().locator('xpath=..').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('link', { name: 'Link to this answer' })).toBeVisible();
});

test('a link to an answer opens it in its category, once the page is there and in it [S2-41]', async ({
  page,
}) => {
  await openPage(page, '/help-center#website-revision');
  await expect(breadcrumb(page).last()).toHaveText('Digital Solutions');
  const opened = page.getByRole('main').locator('#website-revision');
  await expect(opened.getByRole('link', { name: 'Link to this answer' })).toBeInViewport();
  await expect(opened.getByRole('heading')).toBeInViewport();

  await search(page).fill('zzz');
  await page.evaluate(() => (window.location.hash = 'monsoon-preparation'));
  await expect(breadcrumb(page).last()).toHaveText('Property Management');
  await expect(search(page)).toHaveValue('');
  await expect(articles(page)).toHaveText(titlesOf(property));
  await page.goBack();
  await expect(breadcrumb(page).last()).toHaveText('Digital Solutions');

  await openPage(page, '/help-center?q=monsoon');
  await expect(search(page)).toHaveValue('monsoon');
  await expect(breadcrumb(page).last()).toHaveText('Property Management');
});

test('what is typed before the script is there stays typed, and is searched', async ({ page }) => {
  const script = gate();
  await page.route('**/_astro/HelpCenter.*.js', async (route) => {
    await script.opened;
    await route.continue();
  });
  await page.goto('/help-center');
  await search(page).fill('languages');
  script.open();
  await hydrated(page);
  await expect(articles(page)).toHaveText(['Which languages do you work in, and across which time zones?']);
});

test('Enter in the search changes nothing that is open, then or later', async ({ page }) => {
  await openPage(page, '/help-center#website-revision');
  await search(page).fill('revision');
  const open = page.getByRole('link', { name: 'Link to this answer' });
  await expect(open).toHaveCount(1);
  await page.clock.install();
  await search(page).press('Enter');
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/help-center#website-revision');
  await expect(search(page)).toHaveValue('revision');
  await expect(breadcrumb(page).last()).toHaveText('Digital Solutions');
  await expect(open).toBeVisible();
});

test('on a phone the answers come before the contact box, and nothing is wider than it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page);
  await search(page).fill('languages');
  await expect(articles(page)).toBeInViewport();
  // A word as long as no line is.
  await search(page).fill('monsoon'.repeat(40));
  await expect(page.getByText(/^No results found for/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
