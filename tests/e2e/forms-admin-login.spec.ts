import type { Page } from 'playwright/test';
import { endpoints } from '#shared/endpoints/all.ts';
import { SIGNED_IN_MARK } from '#shared/signed-in-mark.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { hydrated } from '#tests/support/form-page.ts';
import { gate } from '#tests/support/gate.ts';
import { stopTime } from '#tests/support/stop-time.ts';

/** The wait before each request is shortened, except where it is what is shown. */
async function openLogin(page: Page, path = '/adminlogin', delay: number | null = 0) {
  await page.goto(path);
  await hydrated(page);
  if (delay !== null)
    await page.evaluate((ms) => (document.documentElement.dataset['loginDelay'] = String(ms)), delay);
}
async function tryPassword(page: Page, username: string, password: string) {
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

test('requires both [S5-11]', async ({ page }) => {
  await openLogin(page);
  // What is said about a try is read out only in a place that was there before it.
  await expect(page.locator('.login-notice')).toHaveCSS('display', 'flex');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Username is required.');
  await expect(page.getByText('Password is required.')).toBeVisible();
});

test('waits two seconds as Verifying..., then enters the staff area [S4-20] [S2-05] [S7-11] [S9-06]', async ({
  page,
  site,
}) => {
  // The answer waits until the button has been read, however busy the machine is.
  const answer = gate();
  await page.route('**/adminlogin/adminlogin.php', async (route) => {
    await answer.opened;
    await route.continue();
  });
  await openLogin(page, '/adminlogin', null);
  let isAsked = false;
  const asked = page.waitForRequest('**/adminlogin/adminlogin.php').then(() => (isAsked = true));
  await stopTime(page);
  await tryPassword(page, site.credentials.username, site.credentials.password);
  await expect(page.getByRole('button', { name: 'Verifying...' })).toBeVisible();
  await page.clock.runFor(1_900);
  expect(isAsked).toBe(false);
  await page.clock.runFor(100);
  await asked;
  await page.clock.resume();
  answer.open();
  await expect(page).toHaveURL(/\/mainadmin$/);
});

test('comes back to the place in the staff area that sent the visitor here', async ({ page, site }) => {
  await openLogin(page, '/adminlogin?return=%2Fmainadmin%23verification');
  await tryPassword(page, site.credentials.username, site.credentials.password);
  await expect(page).toHaveURL(/\/mainadmin#verification$/);
});

test('either sign-in page sends signed-in staff on at once; a visitor is not even asked', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const open = async (path: string) => {
    await page.goto(path);
    await hydrated(page);
  };
  for (const path of ['/login', '/adminlogin']) await open(path);
  expect(asked).not.toContain(endpoints.adminSession.path);

  await tryPassword(page, site.credentials.username, site.credentials.password);
  await expect(page).toHaveURL(/\/mainadmin$/);
  for (const path of ['/login', '/adminlogin']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/mainadmin$/);
  }
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/adminlogin$/);
  asked.length = 0;
  await open('/login');
  expect(asked).not.toContain(endpoints.adminSession.path);
});

test('the mark of a session that has ended asks once more, and is wiped', async ({ page, site, context }) => {
  await context.addCookies([{ name: SIGNED_IN_MARK, value: '1', url: site.url }]);
  const answered = page.waitForResponse(`**${endpoints.adminSession.path}`);
  await openLogin(page);
  expect((await answered).status()).toBe(401);
  await expect.poll(() => context.cookies()).toEqual([]);
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('the administrator tab of /login enters too [S2-05]', async ({ page, site }) => {
  // Its script is for whoever opens it.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isForm = (address: string) => address.includes('/SignInForm.');
  await page.goto('/login', { waitUntil: 'networkidle' });
  await hydrated(page);
  expect(asked.filter(isForm)).toEqual([]);
  await page.getByRole('tab', { name: 'Customer' }).press('ArrowRight');
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect.poll(() => asked.filter(isForm)).toHaveLength(1);
  // A reload keeps the tab.
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Administrator' })).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => (document.documentElement.dataset['loginDelay'] = '0'));
  await page.locator('#panel-administrator astro-island[ssr]').waitFor({ state: 'detached' });
  await page.getByLabel('Username').fill(site.credentials.username);
  await page
    .getByRole('tabpanel', { name: 'Administrator' })
    .getByLabel('Password')
    .fill(site.credentials.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/mainadmin/);
});

for (const timezoneId of ['Asia/Kathmandu', 'America/Los_Angeles'])
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('three failures lock for thirty minutes, counted down across a reload [S4-19] [S4-20] [S8-06]', async ({
      page,
    }) => {
      await openLogin(page);
      const name = `nobody in ${timezoneId}`;
      await tryPassword(page, name, 'wrong-1');
      await expect(page.getByRole('alert')).toContainText('Invalid username or password.');
      await expect(page.getByRole('alert')).toContainText('Failed attempts: 1 / 3');
      await tryPassword(page, name, 'wrong-2');
      await expect(page.getByRole('alert')).toContainText('Failed attempts: 2 / 3');
      await tryPassword(page, name, 'wrong-3');
      await expect(page.getByRole('alert')).toContainText('Too many failed attempts. Locked for 30 minutes.');
      await expect(page.getByRole('button', { name: 'Locked' })).toBeVisible();
      await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/);

      await page.reload();
      await expect(page.getByRole('alert')).toContainText('Locked. Please wait.');
      await expect(page.getByRole('timer')).toHaveText(/^29:\d\d$/);
      const stored = await page.evaluate(() => Object.keys(localStorage));
      expect(stored).toEqual(expect.arrayContaining(['adminLogin.failedAttempts', 'adminLogin.lockUntil']));

      await page.evaluate(() => localStorage.clear());
      await openLogin(page);
      await tryPassword(page, name, 'wrong-4');
      await expect(page.getByRole('button', { name: 'Locked' })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('Too many failed attempts. Locked for 30 minutes.');
    });
  });

test('two tabs count and lock as one [S4-19]', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await openLogin(tab);
  await tryPassword(page, 'nobody in two tabs', 'wrong-1');
  for (const tab of [page, other])
    await expect(tab.getByRole('alert')).toContainText('Failed attempts: 1 / 3');
  await tryPassword(other, 'nobody in two tabs', 'wrong-2');
  for (const tab of [page, other])
    await expect(tab.getByRole('alert')).toContainText('Failed attempts: 2 / 3');
  await tryPassword(page, 'nobody in two tabs', 'wrong-3');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: 'Locked' })).toBeVisible();
    await expect(tab.getByRole('timer')).toBeVisible();
  }
  await expect(other.getByRole('alert')).toContainText('Locked. Please wait.');
});

test('a success clears the count [S4-19]', async ({ page, site }) => {
  await openLogin(page);
  await tryPassword(page, 'somebody else', 'wrong');
  await expect(page.getByRole('alert')).toContainText('Failed attempts: 1 / 3');
  await tryPassword(page, site.credentials.username, site.credentials.password);
  await expect(page).toHaveURL(/\/mainadmin/);
  expect(await page.evaluate(() => localStorage.getItem('adminLogin.failedAttempts'))).toBeNull();
});

test('a broken answer is no failed attempt [S8-06]', async ({ page }) => {
  await page.route('**/adminlogin/adminlogin.php', (route) => route.fulfill({ body: '<html>' }));
  await openLogin(page);
  await tryPassword(page, 'admin', 'whatever');
  await expect(page.getByRole('alert')).toContainText('Something went wrong.');
  await expect(page.getByText('Failed attempts')).toBeHidden();
});

test('an answer without words says Login failed [S8-06]', async ({ page }) => {
  await page.route('**/adminlogin/adminlogin.php', (route) =>
    route.fulfill({ status: 401, json: { status: 'error' } }),
  );
  await openLogin(page);
  await tryPassword(page, 'admin', 'whatever');
  await expect(page.getByRole('alert')).toContainText('Login failed');
});
