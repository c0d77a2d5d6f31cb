import type { Locator, Page } from 'playwright/test';
import { endpoints } from '#shared/endpoints/all.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { hydrated } from '#tests/support/form-page.ts';
import { sayNewer } from '#tests/support/newer-content.ts';

const CALL = `**${endpoints.faqList.path}?*`;
const faq = (question: string, answer = 'Yes.') => ({ id: question.toLowerCase(), question, answer });

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });
const question = (page: Page, text: string): Locator => page.getByRole('heading', { level: 3, name: text });
const questions = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 3 });
const openAnswers = (page: Page): Locator =>
  page.getByRole('main').getByRole('list').filter({ visible: true });

async function openPage(page: Page): Promise<void> {
  await page.goto('/faq');
  await hydrated(page);
}

test('one answer is open at a time, over all three sections, one bullet for each line [S2-40]', async ({
  page,
}) => {
  await openPage(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText([
    'General Questions',
    'Property Management',
    'Digital Solutions',
  ]);
  await question(page, 'Who is behind GR8 Nepal?').click();
  await expect(openAnswers(page).getByRole('listitem')).toHaveText([
    'GR8 Nepal Pvt. Ltd., a private limited company registered in Nepal.',
    'It is a pioneer initiative of the GR8 Realtors Group.',
    'The head office is in Lalitpur (Bhaisepati); the US office is in Boston.',
  ]);
  for (const name of ['Property Management', 'Digital Solutions', 'General Questions']) {
    await section(page, name).getByRole('heading', { level: 3 }).last().click();
    await expect(openAnswers(page)).toHaveCount(1);
    await expect(section(page, name).getByRole('listitem').first()).toBeVisible();
  }
  await section(page, 'General Questions').getByRole('heading', { level: 3 }).last().click();
  await expect(openAnswers(page)).toHaveCount(0);
});

test('by keyboard: Enter opens, Enter closes [S2-40]', async ({ page }) => {
  await openPage(page);
  const first = page.getByRole('main').locator('summary').first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(openAnswers(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(openAnswers(page).filter({ hasText: 'Digital Solutions:' })).toBeVisible();
  await expect(openAnswers(page)).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(openAnswers(page)).toHaveCount(0);
});

test('is refreshed on load, on both events and from another tab; what is open stays open [S4-26] [S8-10]', async ({
  page,
  context,
}) => {
  let stored = { general: [faq('First?', 'One.\nTwo.')], property: [], digital: [faq('<b>Bold?</b>')] };
  await sayNewer(page);
  await page.route(CALL, (route) => route.fulfill({ json: stored }));
  await openPage(page);
  await expect(questions(page)).toHaveText(['First?', '<b>Bold?</b>']);
  await expect(section(page, 'Property Management').getByText('No FAQs in this category.')).toBeVisible();
  await question(page, 'First?').click();

  for (const name of ['faqsUpdated', 'FAQs updated']) {
    stored = { ...stored, general: [...stored.general, faq(`After ${name}`)] };
    await page.evaluate((event) => window.dispatchEvent(new Event(event)), name);
    await expect(question(page, `After ${name}`)).toBeVisible();
    await expect(openAnswers(page).getByRole('listitem')).toHaveText(['One.', 'Two.']);
  }
  stored = { general: [], property: [], digital: [] };
  const otherTab = await context.newPage();
  await otherTab.goto('/rss.xml');
  await otherTab.evaluate(() => new BroadcastChannel('faqs').postMessage('changed'));
  await expect(page.getByText('No FAQs in this category.')).toHaveCount(3);
  await expect(questions(page)).toHaveCount(0);
});

test.describe('when the call fails', () => {
  test.use({ allowConsole: [/^503: /, 'Failed to load FAQs'] });

  test('it is logged and nothing else: the built answers stay [S8-10]', async ({ page }) => {
    await sayNewer(page);
    for (const answer of [
      { status: 503, body: '' },
      { contentType: 'text/html', body: '<p>Hello</p>' },
      { json: [] },
    ]) {
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith('Failed to load FAQs'),
      );
      await page.route(CALL, (route) => route.fulfill(answer));
      await openPage(page);
      await logged;
      expect(await questions(page).count()).toBeGreaterThanOrEqual(18);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.unroute(CALL);
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions still open, one at a time [S2-40]', async ({ page }) => {
    await page.goto('/faq');
    await questions(page).first().click();
    await expect(openAnswers(page)).toHaveCount(1);
    await questions(page).last().click();
    await expect(openAnswers(page)).toHaveCount(1);
  });
});
