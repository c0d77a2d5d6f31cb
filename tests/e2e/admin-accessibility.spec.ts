import type { Page } from 'playwright/test';
import { endpoints } from '#shared/endpoints/all.ts';
import { HONEYPOT } from '#forms/fields/rules.ts';
import { axeFaults, settled } from '#tests/support/axe.ts';
import { expect, someone, test, type StaffArea } from '#tests/support/staff-area.ts';
import { submit } from '#tests/support/submissions.ts';

const PLACES = [
  'contact',
  'demo',
  'feedback',
  'connect',
  'website',
  'users',
  'verification',
  'personal-data/visitor%40example.com',
  'audit',
  'notifications',
  'team',
  'cms',
  'cms/faq',
  'cms/home',
  'cms/about',
];

/** What of a place shows only when it is opened. */
const OPENED: Record<string, (staff: StaffArea) => Promise<void>> = {
  cms: async (staff) => {
    await staff.button('Edit Blogs').click();
    await expect(staff.page.getByRole('searchbox', { name: 'Search blogs' })).toBeVisible();
  },
  'cms/faq': async (staff) => {
    await staff.button('Edit FAQs').click();
    await staff
      .button(/^Edit (?!FAQs)/)
      .first()
      .click();
    await expect(staff.page.getByRole('form', { name: /^Edit FAQ: / })).toBeVisible();
  },
};

async function expectClean(page: Page, where: string, scope?: 'looks'): Promise<void> {
  expect(await axeFaults(page, scope), where).toEqual([]);
}

for (const width of [1440, 390])
  test(`every tab is free of faults at ${width} px, light and dark`, async ({ staff, page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    for (const send of Object.values(submit)) await send(staff, someone());
    for (const place of PLACES) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await staff.open(place);
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
      await OPENED[place]?.(staff);
      await expect(page.getByText('Loading…')).toHaveCount(0);
      await expectClean(page, place);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${place} scrolls sideways`).toBeLessThanOrEqual(0);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await settled(page);
      await expectClean(page, `${place}, dark`, 'looks');
    }
  });

for (const width of [1440, 390])
  test(`every dialog is free of faults at ${width} px and gives the focus back`, async ({ staff, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const name = someone();
    await submit.website(staff, name);
    await staff.open('website');
    const row = page.getByRole(width > 768 ? 'row' : 'listitem').filter({ hasText: name });
    await page.getByRole('link', { name }).click();
    await expectClean(page, 'row');
    await page.keyboard.press('Escape');
    const verify = row.getByRole('button', { name: 'Verify' });
    await verify.click();
    await expectClean(page, 'question');
    await staff.answer('Cancel');
    await expect(verify).toBeFocused();
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await expectClean(page, 'selection');
    await page.keyboard.press('v');
    await staff.answer('Yes, verify');
    await staff.button('Verified (1)').click();
    await expectClean(page, 'popup');
    await page.keyboard.press('Escape');
    await expect(staff.button('Verified (1)')).toBeFocused();
    await page.keyboard.press('?');
    await expectClean(page, 'help');
    await page.keyboard.press('Escape');
    await page.context().clearCookies();
    // The list may notice by itself; the key does no harm in the dialog that is then open.
    await page.keyboard.press('r');
    await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
    await expectClean(page, 'sign in again');
  });

test('at 320 px nothing scrolls sideways, with a row open and with rows selected', async ({
  staff,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const name = someone();
  await submit.website(staff, name);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const place of PLACES) {
    await staff.open(place);
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    expect(await wide(), place).toBeLessThanOrEqual(0);
  }
  await staff.open('website');
  await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  expect(await wide(), 'selected').toBeLessThanOrEqual(0);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('region', { name: `Details: ${name}` })).toBeVisible();
  expect(await wide(), 'open').toBeLessThanOrEqual(0);
});

test('suspected spam, empty and failed lists are free of faults', async ({ staff, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await staff.open('verification');
  await expect(page.getByText('No records found.')).toBeVisible();
  await expectClean(page, 'empty');
  await submit.connect(staff, someone(), 'Sent by a machine', { [HONEYPOT]: 'filled' });
  await staff.open('connect/suspected');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectClean(page, 'suspected spam');
  await page.route(`**${endpoints.feedbackList.path}*`, (route) => route.fulfill({ json: { no: 'list' } }));
  await staff.open('feedback');
  await page.reload();
  await expect(page.getByRole('alert').getByText('Failed to fetch feedbacks.')).toBeVisible();
  await expectClean(page, 'failed');
});

test('on a narrow screen the details cover the list', async ({ staff, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const name = someone();
  await submit.connect(staff, name);
  await staff.open('connect');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('region', { name: `Details: ${name}` })).toBeVisible();
  await expect(page.locator('.admin-rows')).toHaveJSProperty('inert', true);
  await staff.button('Close details').click();
  await expect(page.getByRole('link', { name })).toBeFocused();
});
