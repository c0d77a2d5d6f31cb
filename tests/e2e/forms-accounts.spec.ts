import type { Page } from 'playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';
import { answer, answersOf, hydrated } from '#tests/support/form-page.ts';

const PASSWORD = 'Monsoon-lantern-42';
const person = (email: string) => ({
  Name: 'Asha Rai',
  Email: email,
  Phone: '9779812345678',
  Address: 'Patan 12, Lalitpur',
  Password: PASSWORD,
  'Confirm Password': PASSWORD,
});

async function register(page: Page, email: string) {
  await page.goto('/registration');
  await hydrated(page);
  await answer(page, person(email));
  await page.getByRole('button', { name: 'Register' }).click();
}

test('registers, says so, and goes on to the login [S4-27] [S8-16] [S2-34] [S7-16]', async ({ page }) => {
  await page.route('**/register/register_user.php', async (route) => {
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
    await route.continue();
  });
  await register(page, 'new@example.com');
  await expect(page.getByRole('dialog', { name: 'Registration successful!' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue to Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a taken e-mail is told in the server’s words, everything kept [S8-16]', async ({ page }) => {
  await register(page, 'taken@example.com');
  await expect(page.getByRole('dialog', { name: 'Registration successful!' })).toBeVisible();
  await register(page, 'taken@example.com');
  await page.getByRole('dialog', { name: 'This email is already registered.' }).getByRole('button').click();
  expect(await answersOf(page, Object.keys(person('')))).toEqual(Object.values(person('taken@example.com')));
});

test('a refusal without words and a broken network have theirs [S8-16]', async ({ page }) => {
  const call = '**/register/register_user.php';
  await page.route(call, (route) => route.fulfill({ status: 403, json: { success: false } }), { times: 1 });
  await register(page, 'refused@example.com');
  await page.getByRole('dialog', { name: 'Registration failed' }).getByRole('button').click();
  await page.route(call, (route) => route.fulfill({ body: '<html>' }));
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('dialog', { name: 'Network error. Please try again later.' })).toBeVisible();
});

test('the strength bar fills by 25 % a point, and Sign in leads to the login [S5-14] [S2-07]', async ({
  page,
}) => {
  await page.goto('/registration');
  await hydrated(page);
  const meter = page.getByRole('meter', { name: 'Password strength' });
  const shares: number[] = [];
  for (const password of ['', 'abcdefgh', 'Abcdefgh', 'Abcdefg1', 'Abcdef1!']) {
    await page.getByLabel('Password', { exact: true }).fill(password);
    shares.push(await meter.evaluate((bar) => parseFloat(getComputedStyle(bar).backgroundSize)));
  }
  expect(shares).toEqual([0, 25, 50, 75, 100]);
  await expect(page.getByText('Very Strong')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login',
  );
});

test.describe('the customer Login Panel', () => {
  async function openPanel(page: Page) {
    await page.goto('/login');
    await hydrated(page);
    await expect(page.getByRole('img', { name: 'United States' })).toBeVisible();
  }

  test('has everything it is said to have [S2-06] [S2-31] [S2-32] [S4-17]', async ({ page }) => {
    await openPanel(page);
    await expect(page.getByRole('heading', { name: 'Welcome to Login Panel' })).toBeVisible();
    await expect(page.getByLabel('Country')).toHaveValue('US');
    await expect(page.getByText('+1', { exact: true })).toBeVisible();
    await page.getByLabel('Country').selectOption('NP');
    await expect(page.getByText('+977', { exact: true })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Privacy Terms and conditions' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lost your Password?' })).toHaveAttribute('href', '/login');
    const main = page.getByRole('main');
    for (const part of ['manage your orders', 'purchase history', 'real time'])
      await expect(main).toContainText(part);
    await expect(main.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/registration',
    );
  });

  test('asks and thanks without checking, and sends nothing [S4-16] [S4-17] [S5-17]', async ({ page }) => {
    await openPanel(page);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') posts.push(request.url());
    });
    const panel = page.getByRole('tabpanel', { name: 'Customer' });
    const password = panel.getByLabel('Password');
    await password.fill('hunter2-secret');
    await panel.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Continue' }).click();
    const question = page.getByRole('dialog', { name: 'Are you sure?' });
    await expect(question).toContainText('Do you really want to proceed?');
    await question.getByRole('button', { name: 'No, cancel' }).click();
    await expect(page.getByRole('dialog', { name: 'No problem!' })).toContainText(
      'Thank you for your good time.',
    );
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Yes, continue' }).click();
    await expect(page.getByRole('dialog', { name: 'Great!' })).toContainText('Submitted Successfully.');
    expect(posts).toEqual([]);
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toContain('hunter2');
    expect(page.url()).not.toContain('hunter2');
  });

  test('Remember Me keeps the mobile number and nothing else', async ({ page }) => {
    await openPanel(page);
    await page.getByLabel('Mobile number').fill('9812345678');
    await page.getByRole('checkbox', { name: 'Remember Me' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Yes, continue' }).click();
    await expect(page.getByRole('dialog', { name: 'Great!' })).toBeVisible();
    await openPanel(page);
    await expect(page.getByLabel('Mobile number')).toHaveValue('9812345678');
    await expect(page.getByRole('checkbox', { name: 'Remember Me' })).toBeChecked();
  });

  test('the tabs answer to arrow keys [S2-05]', async ({ page }) => {
    await openPanel(page);
    await page.getByRole('tab', { name: 'Customer' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Administrator' })).toBeFocused();
    await expect(page.getByLabel('Username')).toBeVisible();
    await expect(page.getByLabel('Mobile number')).toBeHidden();
  });
});
