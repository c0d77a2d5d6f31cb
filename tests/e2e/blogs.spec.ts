import type { Page } from 'playwright/test';
import { endpoints } from '#shared/endpoints/all.ts';
import type { Blog } from '#shared/schemas/entities.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { hydrated } from '#tests/support/form-page.ts';
import { gate } from '#tests/support/gate.ts';
import { sayNewer } from '#tests/support/newer-content.ts';

const CALL = `**${endpoints.blogList.path}*`;
const FAILED = 'Failed to load blogs. Please try again later.';

const cards = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Read More' });

/** A sample post that no test edits; other tests of the worker may have added newer ones. */
async function samplePost(page: Page): Promise<Blog> {
  const posts = (await (await page.request.get(endpoints.blogList.path)).json()) as Blog[];
  const post = posts.find(({ created_at }) => created_at.startsWith('2026-11-18'));
  if (!post) throw new Error('The sample post is missing.');
  return post;
}

test('a card has picture, title, excerpt, date and Read More to the post [S2-35] [S9-07] [S8-09]', async ({
  page,
}) => {
  const post = await samplePost(page);
  const undated = { ...post, id: 'undated', title: 'Undated <b>post</b>', created_at: 'soon' };
  await sayNewer(page);
  await page.route(CALL, (route) => route.fulfill({ json: [post, undated] }));
  await page.goto('/blogs');
  await hydrated(page);
  await expect(cards(page)).toHaveCount(2);
  const card = cards(page).first();
  await expect(card.getByRole('heading', { name: post.title })).toBeVisible();
  await expect(card.locator('img')).toHaveJSProperty('complete', true);
  await expect(card.locator('p')).toHaveText(/^.{100,150}…$/s);
  await expect(card.getByRole('time')).toHaveText('Nov 18, 2026');
  await expect(cards(page).last()).toContainText('Undated <b>post</b>');
  await expect(cards(page).last()).toContainText('Invalid date');
  await card.getByRole('link', { name: /^Read More/ }).click();
  await expect(page).toHaveURL(`/blog/${post.id}`);
});

test('says that it loads, that it failed, and reloads on Try Again; an empty store says so [S2-36] [S8-09]', async ({
  page,
}) => {
  const answer = gate();
  await sayNewer(page);
  await page.route(CALL, async (route) => {
    await answer.opened;
    await route.fulfill({ contentType: 'text/html', body: '<h1>Gateway</h1>' });
  });
  await page.goto('/blogs');
  await expect(page.getByText('Loading blogs...')).toBeVisible();
  await hydrated(page);
  answer.open();
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.getByText('Loading blogs...')).toBeHidden();
  await expect(cards(page).first()).toBeVisible();

  await page.unroute(CALL);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await reloaded;
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeHidden();
  await expect(page.getByText('Loading blogs...')).toBeHidden();
  await expect(page.getByText(FAILED)).toBeHidden();

  await page.route(CALL, (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByText('No blogs available at the moment.')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

for (const timezoneId of ['Asia/Kathmandu', 'America/Los_Angeles'])
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a post has its long date, picture, paragraphs and two ways back [S2-37] [S2-38] [S2-39]', async ({
      page,
    }) => {
      const post = await samplePost(page);
      const answer = gate();
      await sayNewer(page);
      await page.route(CALL, async (route) => {
        await answer.opened;
        await route.continue();
      });
      await page.goto('/resources');
      await page.goto('/blogs');
      await cards(page).filter({ hasText: post.title }).getByRole('link').click();
      const article = page.getByRole('article');
      await expect(article.getByText('Loading blog...')).toBeVisible();
      answer.open();
      await expect(article.getByText('Loading blog...')).toBeHidden();
      await expect(article.getByRole('heading', { level: 1 })).toHaveText(post.title);
      await expect(article.getByRole('time')).toHaveText('November 18, 2026');
      await expect(article.locator('img')).toBeVisible();
      const lines = post.content.split('\n').filter((line) => line.trim());
      expect(lines.length).toBeGreaterThan(3);
      await expect(article.getByRole('paragraph').filter({ hasText: lines[1] ?? '' })).toHaveText(
        lines[1] ?? '',
      );
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        post.content.slice(0, 150),
      );
      await expect(article.getByRole('link', { name: 'Back' })).toHaveCount(2);
      await article.getByRole('link', { name: 'Back' }).last().click();
      await expect(page).toHaveURL('/blogs');
      await page.goBack();
      await expect(page).toHaveURL('/resources');
    });
  });

test('a post opened in a tab of its own leads to the list: nothing lies behind it [S2-38]', async ({
  page,
  context,
}) => {
  const post = await samplePost(page);
  await page.goto('/blogs');
  const opened = context.waitForEvent('page');
  await cards(page)
    .filter({ hasText: post.title })
    .getByRole('link')
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(post.title);
  expect(await tab.evaluate(() => document.referrer)).toMatch(/\/blogs$/);
  await tab.getByRole('link', { name: 'Back' }).first().click();
  await expect(tab).toHaveURL('/blogs');
});

test('a post that is not there is a 404 with Go Back to the page before [S2-38] [S8-09]', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.evaluate(() => {
    window.location.href = '/blog/never-written';
  });
  await expect(page.getByRole('heading', { name: 'Blog not found or failed to load.' })).toBeVisible();
  expect((await page.request.get('/blog/never-written')).status()).toBe(404);
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/faq');
  // Typed into the address bar there is no page before: the list of posts it is.
  await page.goto('/blog/never-written');
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/blogs');
});
