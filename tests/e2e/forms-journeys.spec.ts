import type { Page } from 'playwright/test';
import { endpoints } from '#shared/endpoints/all.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { answer, hydrated } from '#tests/support/form-page.ts';
import { journeys, type Journey } from '#tests/support/journeys.ts';
import { staffList } from '#tests/support/staff-lists.ts';

// Every form from its first field to the thanks.

const notice = (page: Page, name: string) => page.getByRole('dialog', { name });

test.describe('with storage blocked', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    }),
  );

  test('every form is sent', async ({ page }) => {
    test.slow();
    for (const { path, steps, confirm, thanks } of Object.values<Journey>(
      journeys('no.storage@example.com'),
    )) {
      await page.goto(path);
      await hydrated(page);
      for (const { answers, button } of steps) {
        await answer(page, answers);
        await page.getByRole('button', { name: button }).click();
      }
      if (confirm) await page.getByRole('button', { name: confirm }).click();
      await expect(notice(page, thanks), path).toBeVisible();
    }
  });

  test('the Login Panel thanks, and an administrator signs in', async ({ page, site }) => {
    await page.goto('/login');
    await hydrated(page);
    await page.getByRole('checkbox', { name: 'Remember Me' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Yes, continue' }).click();
    await expect(notice(page, 'Great!')).toBeVisible();
    await page.goto('/adminlogin');
    await hydrated(page);
    await answer(page, { Username: site.credentials.username, Password: site.credentials.password });
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/mainadmin/);
  });
});

/** Types the answers one after the other, as somebody does who has no pointer. */
async function typeThrough(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(answers)) {
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
    if (label.endsWith('Password')) await showPassword(page, label);
  }
}

/** The toggle stands between the password and what follows it. */
async function showPassword(page: Page, label: string): Promise<void> {
  await expect(page.getByRole('button', { name: `Show ${label}` })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: `Hide ${label}` })).toBeFocused();
  await page.keyboard.press('Tab');
}

const { contact, connect, demo, feedback, websitePlan, registration } = journeys('by.keyboard@example.com');

for (const { path, steps, thanks, acknowledge } of [contact, feedback, websitePlan, registration])
  test(`by keyboard alone: ${path}`, async ({ page }) => {
    const [{ answers, button }] = steps;
    await page.goto(path);
    await hydrated(page);
    await page.getByLabel(Object.keys(answers)[0] ?? '', { exact: true }).focus();
    await typeThrough(page, answers);
    const sends = page.getByRole('button', { name: button });
    await expect(sends).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notice(page, thanks).getByRole('button', { name: acknowledge })).toBeFocused();
    await page.keyboard.press('Enter');
    if (path === registration.path) await expect(page).toHaveURL(/\/login$/);
    else await expect(sends).toBeFocused();
  });

test(`by keyboard alone: ${connect.path}, declined first, then sent`, async ({ page, site }) => {
  const [{ answers, button }] = connect.steps;
  await page.goto(connect.path);
  await hydrated(page);
  await page.getByLabel('Name').focus();
  await typeThrough(page, answers);
  const sends = page.getByRole('button', { name: button });
  await expect(sends).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: connect.confirm })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sends).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: connect.confirm })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page, connect.thanks)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sends).toBeFocused();
  const listed = await staffList(site, endpoints.letsConnectList);
  expect(listed.filter(({ email }) => email === answers.Email)).toHaveLength(1);
});

test(`by keyboard alone: ${demo.path}, both steps and the notice`, async ({ page, site }) => {
  const [one, two] = demo.steps;
  await page.goto(demo.path);
  await hydrated(page);
  await expect(page.getByLabel('Country')).toBeEnabled();
  await page.getByLabel('Business Email').focus();
  await typeThrough(page, one.answers);
  await expect(page.getByRole('button', { name: one.button })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step 2 of 2')).toBeFocused();
  await page.keyboard.press('Tab');
  await typeThrough(page, two.answers);
  await expect(page.getByRole('button', { name: 'Back' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notice(page, demo.thanks).getByRole('button', { name: demo.acknowledge })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step 1 of 2')).toBeFocused();
  await expect(page.getByText('Step 1 of 2')).toBeInViewport();
  const listed = await staffList(site, endpoints.demoList);
  expect(listed.filter(({ email }) => email === one.answers['Business Email'])).toMatchObject([
    { first_name: 'Asha', country: 'Nepal', employees: '11-50', role: 'Owner' },
  ]);
});
