import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expect, test } from '#tests/support/fixtures.ts';
import type { RunningServer } from '#tests/support/local-server.ts';

// The thread everything hangs on, whole and in one go: an enquiry reaches staff, a post reaches the site.
test.use({ publishes: true });

/** Markup, a word wider than a phone, and words in another script. */
const TITLE = `First light on "Ganesh" & </script> <b>ridge</b> ${'Supercalifragilistic'.repeat(5)} घर भाडामा`;

async function signIn(page: Page, { credentials }: RunningServer): Promise<void> {
  await page.goto('/adminlogin');
  await page.getByLabel('Username').fill(credentials.username);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/mainadmin/);
}

test('an enquiry goes from the home page to the inbox, and is hidden there [S2-25] [S4-10] [S6-02] [S7-03] [S7-04]', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: "Let's Connect" }).click();
  await page.getByRole('button', { name: 'SEND' }).click();
  await expect(page.getByText('Name is required.').first()).toBeVisible();

  await page.getByLabel('Name').fill('Sita Gurung');
  await page.getByLabel('Email').fill('sita.first-light@example.com');
  await page.getByLabel('Phone').fill('9812345678');
  await page.getByLabel('Message').fill('Two flats in Sanepa.\n<b>What</b> would you charge?');
  await page.getByRole('button', { name: 'SEND' }).click();
  await page.getByRole('button', { name: 'Yes, submit' }).click();
  await expect(page.getByRole('dialog', { name: 'Success!' })).toContainText('Form submitted');
  await expect(page.getByLabel('Message')).toHaveValue('');

  await signIn(page, site);
  await page.getByRole('tab', { name: "Let's Connect" }).click();
  const row = page.getByRole('row', { name: /sita\.first-light@example\.com/ });
  await expect(row).toContainText('<b>What</b> would you charge?');
  await row.getByRole('button', { name: 'DELETE' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Yes/ }).click();
  const hidden = page.getByRole('button', { name: 'Hidden (1)' });
  await expect(hidden).toBeVisible();
  await page.reload();
  await expect(hidden).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/adminlogin/);
  await page.goto('/mainadmin');
  await expect(page).toHaveURL(/\/adminlogin/);
});

test('a post with a picture is public at once, and a static page soon after [S2-35] [S2-37] [S7-17] [S7-18] [S8-14]', async ({
  page,
  site,
  request,
}) => {
  test.slow(); // It waits for a whole build of the site.
  const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#C8102E' } })
    .jpeg()
    .toBuffer();
  await signIn(page, site);
  await page.getByRole('tab', { name: 'Cms Page' }).click();
  const form = page.getByRole('form', { name: 'Upload blog' });
  await form.getByLabel('Title').fill(TITLE);
  await form.getByLabel('Content').fill('The valley wakes.\nAnd so does the site.');
  await form
    .getByLabel('Image')
    .setInputFiles({ name: 'image.png', mimeType: 'image/jpeg', buffer: picture });
  await form.getByRole('button', { name: 'Upload Blog' }).click();
  await expect(page.getByText('Blog uploaded successfully!')).toBeVisible();

  const posts = (await (await request.get('/gr8-blog-backend/api/blogs.php')).json()) as { id: string }[];
  const id = posts[0]?.id ?? '';
  expect(id).toMatch(/^first-light-on-[a-z0-9-]+$/);
  expect((await request.get(`/blog/${id}`)).status()).toBe(200);

  await expect(page.getByText(/^Live since \d+:\d\d\s[AP]M Nepal time$/)).toBeVisible({ timeout: 120_000 });
  await page.goto('/blogs');
  await page
    .getByRole('link', { name: /First light on/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/blog/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page.getByText('And so does the site.')).toBeVisible();
  // The cover says nothing that the words do not: it is decoration, and has no role.
  const cover = page.getByRole('main').locator('img[alt=""]').first();
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);

  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/resources');
    await expect(page.getByRole('link', { name: TITLE })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
