import type { Page } from 'playwright/test';
import { axeFaults } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { answer, hydrated } from '#tests/support/form-page.ts';

interface FormCase {
  path: string;
  /** Numbers of requirements. */
  shows: string;
  button: string;
  /** What each control says when the form is sent empty, by label, in the order of the form. */
  empty: Record<string, string>;
  /** Wrong answers, and what each control says to them. */
  wrong?: Record<string, readonly [typed: string, message: string]>;
}

const TOO_LONG = 'Please keep this to 100 characters or fewer.';

/** The pages as they open have their tests in pages-every.spec.ts. */
const FORMS: FormCase[] = [
  {
    path: '/connect',
    shows: '[S4-09] [S5-05]',
    button: 'SEND',
    empty: {
      Name: 'Name is required.',
      Email: 'Enter a valid email address.',
      Phone: 'Enter a valid 10-digit Nepali number (starts with 98 or 97).',
      Message: 'Please describe your query.',
    },
  },
  {
    path: '/contact',
    shows: '[S5-12]',
    button: 'Send Message',
    empty: {
      'Full Name': 'Full Name is required.',
      'Email Address': 'Enter a valid email address.',
      'Your Message': 'Your Message is required.',
    },
    wrong: {
      'Full Name': ['A'.repeat(101), TOO_LONG],
      'Email Address': ['asha@nowhere', 'Enter a valid email address.'],
    },
  },
  {
    path: '/demo',
    shows: '[S5-06]',
    button: 'Next Step',
    empty: {
      'Business Email': 'Invalid email',
      'First Name': 'Required',
      'Last Name': 'Required',
      Country: 'Required',
      'What help is needed?': 'Required',
    },
  },
  {
    path: '/feedback',
    shows: '[S5-09]',
    button: 'Submit Feedback',
    empty: {
      Name: 'Name is required.',
      Email: 'Enter a valid email.',
      Rating: 'Please select a rating.',
      Message: 'Message is required.',
    },
    wrong: { Name: ['   ', 'Name is required.'], Email: ['asha', 'Enter a valid email.'] },
  },
  {
    path: '/select-website-plan',
    shows: '[S5-10]',
    button: 'Submit Request',
    empty: {
      Name: 'Name is required.',
      Email: 'Enter a valid email address.',
      Plan: 'Please choose a plan.',
    },
    wrong: { Email: ['a b@c.com', 'Enter a valid email address.'] },
  },
  {
    path: '/registration',
    shows: '[S5-13]',
    button: 'Register',
    empty: {
      Name: 'Name is required',
      Email: 'Invalid email address',
      Phone: 'Invalid phone number',
      Address: 'Address is required',
      Password: 'Password must be at least 8 characters',
    },
    wrong: {
      Email: ['asha@@example.com', 'Invalid email address'],
      Phone: ['+9779812345678', 'Invalid phone number'],
      Password: ['seven77', 'Password must be at least 8 characters'],
      'Confirm Password': ['eight888', 'Passwords do not match'],
    },
  },
  {
    path: '/adminlogin',
    shows: '[S5-11]',
    button: 'Login',
    empty: { Username: 'Username is required.', Password: 'Password is required.' },
  },
];

/** Every control says its message, in red as its border is, and assistive technology reads it with the control. */
async function expectSaid(page: Page, messages: Record<string, string>): Promise<void> {
  for (const [label, message] of Object.entries(messages)) {
    const control = page.getByLabel(label, { exact: true });
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    // A hint may stand before it.
    await expect(control).toHaveAccessibleDescription(new RegExp(`${message.replace(/[.()]/g, '\\$&')}$`));
    const shown = page.getByText(message, { exact: true }).filter({ visible: true }).first();
    const red = await shown.evaluate((element) => getComputedStyle(element).color);
    await expect(control).toHaveCSS('border-top-color', red);
  }
  await expect(page.getByLabel(Object.keys(messages)[0] ?? '', { exact: true })).toBeFocused();
}

for (const { path, shows, button, empty, wrong = {} } of FORMS)
  test(`${path}: says its faults, accessibly, with no sideways scroll at 320 px ${shows}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrated(page);
    if (path === '/demo') await expect(page.getByLabel('Country')).toBeEnabled();
    const send = page.getByRole('button', { name: button, exact: true });
    await send.click();
    await expectSaid(page, empty);
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(Object.keys(empty).length);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    await answer(page, Object.fromEntries(Object.entries(wrong).map(([label, [typed]]) => [label, typed])));
    await send.click();
    const faulty = Object.entries(empty).map(([label, message]) => [label, wrong[label]?.[1] ?? message]);
    const more = Object.entries(wrong).map(([label, [, message]]) => [label, message]);
    await expectSaid(page, Object.fromEntries([...faulty, ...more]) as Record<string, string>);
  });

test('/login: the question is accessible, with no sideways scroll at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/login');
  await hydrated(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
