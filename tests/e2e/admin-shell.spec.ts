import { PATHS } from '#shared/paths.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { BUDGETS } from '#tests/support/budgets.ts';
import { smallPicture } from '#tests/support/pictures.ts';
import { scriptBytes } from '#tests/support/script-bytes.ts';
import { StaffArea, expect, someone, test } from '#tests/support/staff-area.ts';
import { submit } from '#tests/support/submissions.ts';

const TABS = [
  'Contact Form',
  'Demo Requests',
  'Feedback',
  "Let's Connect",
  'Website Request Form',
  'Registered Users',
  'Cms Page',
];

test('the sidebar Admin Panel has its seven tabs in order; Contact Form is open [S2-47]', async ({
  staff,
  page,
}) => {
  await staff.open();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible();
  const tabs = page.getByRole('tablist', { name: 'Admin Panel' }).getByRole('tab');
  await expect(tabs).toHaveCount(TABS.length);
  for (const [index, name] of TABS.entries()) await expect(tabs.nth(index)).toHaveAccessibleName(name);
  await expect(staff.tab('Contact Form')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { level: 2, name: 'Contact Form' })).toBeVisible();
});

test('tabs switch on click and by keyboard, and Back returns [S4-24]', async ({ staff, page }) => {
  await staff.open();
  for (const name of TABS) {
    await staff.tab(name).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByRole('tab', { selected: true }).first()).toHaveAccessibleName(name);
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Registered Users' })).toBeVisible();
  await staff.tab('Registered Users').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Demo Requests' })).toBeVisible();
  await page.keyboard.press('4');
  await expect(page.getByRole('heading', { level: 2, name: "Let's Connect" })).toBeVisible();
});

test('key verification is behind More and at its own address [S2-48]', async ({ staff, page }) => {
  await staff.open();
  await expect(staff.tab('Key verification')).toHaveCount(0);
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('link', { name: 'Key verification' }).click();
  await expect(page).toHaveURL(/#verification$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Key verification' })).toBeVisible();
});

test('on a phone More goes away once its place is chosen: the tabs are in reach again', async ({
  staff,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await staff.open();
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('link', { name: 'Key verification' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Key verification' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Key verification' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Key verification' })).toBeHidden();
});

test('without a session the page goes to the sign-in page and comes back to the same row', async ({
  staff,
  page,
  site,
}) => {
  const name = someone();
  await submit.connect(staff, name);
  await staff.open('connect');
  await page.getByRole('link', { name }).click();
  const address = page.url();
  await page.context().clearCookies();
  await page.goto('/');
  await page.goto(address);
  await expect(page).toHaveURL(new RegExp(`${PATHS.adminLogin}\\?return=`));
  await page.getByLabel('Username').fill(site.credentials.username);
  await page.getByLabel('Password', { exact: true }).fill(site.credentials.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('region', { name: `Details: ${name}` })).toBeVisible();
});

test('Log out ends the session on the server and in every tab, and Back shows nothing', async ({
  staff,
  page,
  context,
  site,
}) => {
  const name = someone();
  await submit.contact(staff, name);
  const other = new StaffArea(await context.newPage(), site);
  for (const tab of [other, staff]) {
    await tab.open();
    await expect(tab.row(name)).toBeVisible();
  }
  await staff.button('Log out').click();
  await expect(page).toHaveURL(new RegExp(`${PATHS.adminLogin}$`));
  expect((await page.request.get(endpoints.contactList.path)).status()).toBe(401);
  await expect(other.page).toHaveURL(new RegExp(PATHS.adminLogin));
  const back = await page.goBack();
  expect(back?.headers()['cache-control']).toBe('no-store');
  await expect(page).toHaveURL(new RegExp(`${PATHS.adminLogin}\\?return=`));
  await expect(page.getByText(name)).toHaveCount(0);
});

test('the browser’s memory keeps a page without what visitors wrote', async ({ staff, page }) => {
  const name = someone();
  await submit.contact(staff, name);
  await staff.open();
  await expect(staff.row(name)).toBeVisible();
  const turn = (event: string) =>
    page.evaluate((type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), event);
  await turn('pagehide');
  await expect(page.getByText(name)).toBeHidden();
  await turn('pageshow');
  await expect(staff.row(name)).toBeVisible();
});

test('a session that ends meanwhile is taken up again in place [S4-19]', async ({ staff, page, site }) => {
  await staff.open('cms');
  await page.getByLabel('Title').fill('A text worth keeping');
  await page.getByLabel('Content').fill('Every word of it.');
  await page.getByLabel(/^Image/).setInputFiles(await smallPicture());
  // The save itself is what finds no session: a list that looks for news might notice before.
  await page.route(
    `**${endpoints.blogUpload.path}`,
    async (route) => {
      await page.context().clearCookies();
      await route.fulfill({ status: 401, json: { error: 'Please sign in.' } });
    },
    { times: 1 },
  );
  await staff.button('Upload Blog').click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog.getByLabel('Username')).toHaveValue(site.credentials.username);
  await dialog.getByLabel('Password').fill('not the password');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Invalid username or password.');
  await expect(dialog.getByRole('alert')).toContainText('Failed attempts: 1 / 3');
  await dialog.getByLabel('Password').fill(site.credentials.password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Blog uploaded successfully!')).toBeVisible();
});

test('the end of the session is announced in time', async ({ staff, page }) => {
  await page.route(`**${endpoints.adminSession.path}`, async (route) => {
    const answer = await route.fetch();
    const session = (await answer.json()) as object;
    await route.fulfill({ json: { ...session, expiresAt: new Date(Date.now() + 300_000).toISOString() } });
  });
  await staff.open();
  await expect(page.getByRole('alert').filter({ hasText: 'Your session ends at' })).toBeVisible();
  await staff.button('Sign in again').click();
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the help sheet lists the keys and switches them off', async ({ staff, page }) => {
  await staff.open();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Open the next row')).toBeVisible();
  await sheet.getByLabel('Use single-key shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('7');
  await expect(page.getByRole('heading', { level: 2, name: 'Contact Form' })).toBeVisible();
});

test('the page is kept from search engines, and shows its frame before any script', async ({
  staff,
  page,
  browser,
  site,
}) => {
  await staff.open();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(site.url + PATHS.admin);
  await expect(still.getByRole('tab', { name: 'Contact Form' })).toBeVisible();
  await plain.close();
});

test('two tabs: the session ends in both, and signing in again in one takes up the other', async ({
  staff,
  page,
  context,
  site,
}) => {
  const name = someone();
  await submit.feedback(staff, name);
  await staff.open('feedback');
  await expect(staff.row(name)).toBeVisible();
  const other = await context.newPage();
  await new StaffArea(other, site).open('contact');
  await context.clearCookies();
  // Either tab may notice by itself; the key does no harm in the dialog that is then open.
  await other.keyboard.press('r');
  await page.keyboard.press('r');
  const ended = { name: 'Your session has ended' };
  await expect(other.getByRole('dialog', ended)).toBeVisible();
  const dialog = page.getByRole('dialog', ended);
  await expect(dialog).toBeVisible();
  // It stays, however often Escape is pressed.
  for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
  await expect(dialog.getByLabel('Password')).toBeVisible();
  // Whoever passes by reads nothing behind the dialog.
  await expect(page.getByText(name)).toBeHidden();
  await dialog.getByLabel('Password').fill(site.credentials.password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toBeHidden();
  await expect(staff.row(name)).toBeVisible();
  await expect(other.getByRole('dialog', ended)).toBeHidden();
});

test('with storage that throws at the first touch, the staff area works for the visit', async ({
  staff,
  page,
}) => {
  const name = someone();
  await submit.website(staff, name);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await staff.open('website');
  await staff.putAway(name, 'Verify');
  await staff.button('Verified (1)').click();
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await page.keyboard.press('Escape');
  await expect(staff.row(name)).toBeVisible();
});

test.describe('offline', () => {
  test.use({ allowConsole: ['ERR_INTERNET_DISCONNECTED'] });

  test('a page that has settled asks before it hides a row, as ever', async ({ staff, page, context }) => {
    const name = someone();
    await submit.contact(staff, name);
    const sheet = page.waitForEvent('requestfinished', (request) => /dialogs.*\.css$/.test(request.url()));
    await staff.open();
    await sheet;
    await context.setOffline(true);
    await staff.putAway(name, 'DELETE');
  });
});

test('the script of the first tab is within its budget', async ({ staff, page }) => {
  const scripts = scriptBytes(page);
  await submit.contact(staff, someone());
  await staff.open();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const total = await scripts();
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(BUDGETS.firstTab);
});
