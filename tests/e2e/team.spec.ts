import { Secret, TOTP } from 'otpauth';
import type { Locator, Page } from 'playwright/test';
import { endpoints } from '#shared/endpoints/all.ts';
import { PATHS } from '#shared/paths.ts';
import { axeFaults, settled } from '#tests/support/axe.ts';
import { expect, someone, test } from '#tests/support/staff-area.ts';

const PASSWORD = 'seven quiet kettles';
const MOST_TABS = 60;

async function signInAs(page: Page, email: string): Promise<void> {
  await page.goto(PATHS.adminLogin);
  await page.locator('html').evaluate((html) => (html.dataset['loginDelay'] = '0'));
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
}

/** Goes on from control to control, as somebody without a mouse does, until `target` has the focus. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < MOST_TABS && !(await isThere()); tabs += 1)
    await target.page().keyboard.press('Tab');
  await expect(target).toBeFocused();
}

async function press(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

async function type(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.type(text);
}

/** The page as it is now, narrow and wide, dark and light; then it is as it was. */
async function expectClean(page: Page, where: string): Promise<void> {
  expect(await axeFaults(page), where).toEqual([]);
  for (const [width, colorScheme] of [
    [1440, 'dark'],
    [390, 'dark'],
    [390, 'light'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    const isAsItWas = width === 1440 && colorScheme === 'light';
    if (!isAsItWas)
      expect(await axeFaults(page, 'looks'), `${where}, ${width} px, ${colorScheme}`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
  }
}

test('by keyboard alone a colleague is invited, chooses a password, sets a second factor, and is disabled', async ({
  staff,
  page,
  site,
  browser,
}) => {
  test.setTimeout(120_000);
  const name = someone('Maya');
  const email = `maya-${Date.now()}@example.com`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await staff.open('team');
  await press(page.getByText('Invite a colleague'));
  await type(page.getByLabel('Name'), name);
  await type(page.getByLabel('E-mail', { exact: true }), email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: `Invitation of ${name}` })).toBeFocused();
  const link = (await page.locator('.team-link code').textContent()) ?? '';
  expect(link).toContain(`${PATHS.invitation}#`);
  await tabTo(page.getByRole('button', { name: 'Copy link' }));
  await expectClean(page, 'invited');

  const theirs = await browser.newContext({ baseURL: site.url });
  const other = await theirs.newPage();
  await other.setViewportSize({ width: 1440, height: 900 });
  await other.goto(link);
  await type(other.getByLabel('New password', { exact: true }), PASSWORD);
  await type(other.getByLabel('New password again'), PASSWORD);
  await expectClean(other, 'invitation');
  await press(other.getByRole('button', { name: 'Save password' }));
  await expect(other.getByText('Your account is ready.')).toBeVisible();
  await expectClean(other, 'taken up');
  await other.keyboard.press('Tab');
  await expect(other.getByRole('link', { name: 'Sign in' })).toBeFocused();
  await other.reload();
  await expect(other.getByText('This invitation was used already.')).toBeVisible();
  await expectClean(other, 'used');

  await signInAs(other, email);
  await expect(other.getByText(`Signed in as ${email}`)).toBeAttached();
  await other.goto(`${PATHS.admin}#team`);
  await press(other.getByText('Second factor: off'));
  await press(other.getByRole('button', { name: 'Set up an app' }));
  const secret =
    (await other
      .locator('.team code')
      .filter({ hasText: /^[A-Z2-7]{32}$/ })
      .textContent()) ?? '';
  const codeAt = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  await expectClean(other, 'QR code');
  await type(other.getByRole('textbox', { name: 'Code' }), codeAt(-1));
  await other.keyboard.press('Enter');
  await expect(other.locator('.team-codes li')).toHaveCount(10);
  await expectClean(other, 'recovery codes');
  // They are not lost by a look at something else.
  await other.goto(`${PATHS.admin}#connect`);
  await other.goto(`${PATHS.admin}#team`);
  await expect(other.locator('.team-codes li')).toHaveCount(10);
  await press(other.getByRole('button', { name: 'I have kept them' }));
  await expect(other.getByText('Second factor: on')).toBeFocused();
  await press(other.getByText('My sessions'));
  await expect(other.getByText('This one')).toBeVisible();
  await expectClean(other, 'sessions');
  await other.getByRole('button', { name: 'Log out' }).press('Enter');
  await other.waitForURL(`**${PATHS.adminLogin}`);

  await signInAs(other, email);
  await expect(other.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await other.keyboard.type(codeAt(0));
  await other.keyboard.press('Enter');
  await expect(other.getByText(`Signed in as ${email}`)).toBeAttached();

  await page.reload();
  await press(page.getByRole('button', { name: `Disable: ${name}` }));
  await staff.answer('Yes, disable');
  await expect(page.getByText(`${name} is disabled.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Enable: ${name}` })).toBeFocused();
  await other.reload();
  await other.waitForURL(`**${PATHS.adminLogin}**`);
  await theirs.close();
  const still = await page.request.get(site.url + endpoints.adminSession.path);
  expect(still.status()).toBe(200);
});
