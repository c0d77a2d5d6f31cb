import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright/test';
import { endpoints } from '#shared/endpoints/all.ts';
import { PATHS } from '#shared/paths.ts';
import { expect, test } from '#tests/support/staff-area.ts';

const PASSWORD = 'seven quiet kettles';

async function signInAs(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto(PATHS.adminLogin);
  await page.locator('html').evaluate((html) => (html.dataset['loginDelay'] = '0'));
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('a colleague is invited, sets a second factor, works beside the first one, and is out when disabled', async ({
  staff,
  page,
  site,
  browser,
}) => {
  const email = `maya-${Date.now()}@example.com`;
  await staff.open('team');
  await page.getByText('Invite a colleague').click();
  await page.getByLabel('Name').fill('Maya Gurung');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Invite' }).click();
  const link = (await page.locator('.team-link code').textContent()) ?? '';
  expect(link).toContain(`${PATHS.invitation}#`);

  const theirs = await browser.newContext({ baseURL: site.url });
  const other = await theirs.newPage();
  await other.goto(link);
  await other.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await other.getByLabel('New password again').fill(PASSWORD);
  await other.getByRole('button', { name: 'Save password' }).click();
  await expect(other.getByText('Your account is ready.')).toBeVisible();
  await other.reload();
  await expect(other.getByText('This invitation was used already.')).toBeVisible();

  await signInAs(other, email);
  await expect(other.getByText(`Signed in as ${email}`)).toBeAttached();
  await other.goto(`${PATHS.admin}#team`);
  await other.getByText('Second factor: off').click();
  await other.getByRole('button', { name: 'Set up an app' }).click();
  const secret =
    (await other
      .locator('.team code')
      .filter({ hasText: /^[A-Z2-7]{32}$/ })
      .textContent()) ?? '';
  const codeAt = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  await other.getByRole('textbox', { name: 'Code' }).fill(codeAt(-1));
  await other.getByRole('button', { name: 'Turn on' }).click();
  await expect(other.locator('.team-codes li')).toHaveCount(10);
  await other.getByRole('button', { name: 'I have kept them' }).click();
  await other.getByRole('button', { name: 'Log out' }).click();
  await other.waitForURL(`**${PATHS.adminLogin}`);

  await signInAs(other, email);
  await expect(other.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await other.getByRole('textbox', { name: 'Code' }).fill(codeAt(0));
  await other.getByRole('button', { name: 'Login' }).click();
  await expect(other.getByText(`Signed in as ${email}`)).toBeAttached();

  await page.reload();
  await page.getByRole('button', { name: 'Disable: Maya Gurung' }).click();
  await staff.answer('Yes, disable');
  await expect(page.getByText('Maya Gurung is disabled.')).toBeVisible();
  await other.reload();
  await other.waitForURL(`**${PATHS.adminLogin}**`);
  await theirs.close();
  const still = await page.request.get(site.url + endpoints.adminSession.path);
  expect(still.status()).toBe(200);
});
