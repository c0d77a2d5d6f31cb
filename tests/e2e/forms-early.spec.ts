import type { Page } from 'playwright/test';
import { endpoints } from '#shared/endpoints/all.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { answer } from '#tests/support/form-page.ts';
import { gate } from '#tests/support/gate.ts';
import { staffList } from '#tests/support/staff-lists.ts';

/** Opens a page as a slow line brings it first: its frame is there, what draws its islands comes when `open` is called. */
async function openEarly(page: Page, path: string): Promise<{ open: () => void }> {
  const scripts = gate();
  await page.route('**/_astro/client.*.js', async (route) => {
    await scripts.opened;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return scripts;
}

/** The page's frame listens: from here on an early press is held. */
const heldFrom = (page: Page) => page.waitForFunction(() => document.querySelector('form')?.noValidate);

test('/connect: what is typed and pressed before the script runs is asked about and sent', async ({
  page,
  site,
}) => {
  const scripts = await openEarly(page, '/connect');
  const enquiry = {
    Name: 'Asha Rai',
    Email: 'asha@example.com',
    Phone: '9812345678',
    Message: 'Typed early',
  };
  await answer(page, enquiry);
  await heldFrom(page);
  const send = page.getByRole('button', { name: 'SEND' });
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  scripts.open();
  await page.getByRole('button', { name: 'Yes, submit' }).click();
  await expect(page.getByText('Form submitted')).toBeVisible();
  const listed = await staffList(site, endpoints.letsConnectList);
  expect(listed.filter(({ message }) => message === 'Typed early')).toHaveLength(1);
});

test('/contact: the same, and thanks on the page itself', async ({ page }) => {
  const scripts = await openEarly(page, '/contact');
  const letter = {
    'Full Name': 'Asha Rai',
    'Email Address': 'asha@example.com',
    'Your Message': 'Early, too',
  };
  await answer(page, letter);
  await heldFrom(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  scripts.open();
  await expect(page.getByRole('dialog', { name: 'Message submitted successfully!' })).toBeVisible();
});

test('/help-center: what is searched before the script runs is found when it does', async ({ page }) => {
  const scripts = await openEarly(page, '/help-center');
  await page.getByPlaceholder('Search help articles...').fill('languages');
  scripts.open();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'Which languages do you work in, and across which time zones?',
  ]);
});
