import type { Page } from 'playwright/test';
import { endpoints } from '#shared/endpoints/all.ts';
import { browserOptions } from '#tests/support/browser.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { answer, answersOf, hydrated } from '#tests/support/form-page.ts';
import { gate } from '#tests/support/gate.ts';
import { staffList } from '#tests/support/staff-lists.ts';

const CONTACT = '**/contact_form/contact_form.php';
const HOSTILE = [
  '<img src=x onerror="document.title=1"> <b>bold</b> &amp; "quotes"',
  'मेरो घर ललितपुरमा छ। 👩‍👩‍👧‍👦🇳🇵',
  'مرحبا \u202Eabc\u202C',
  'x'.repeat(120),
].join('\n');

const letter = (message: string) => ({
  'Full Name': 'आशा राई',
  'Email Address': 'asha@example.com',
  'Your Message': message,
});
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

async function openContact(page: Page): Promise<void> {
  await page.goto('/contact');
  await hydrated(page);
}

test('a press before the script is there is held, and then answered like any other', async ({
  page,
  site,
}) => {
  const script = gate();
  await page.route('**/_astro/ContactForm.*.js', async (route) => {
    await script.opened;
    await route.continue();
  });
  await page.goto('/contact');
  await send(page).click();
  await expect(page).toHaveURL('/contact');
  await answer(page, letter('Pressed early'));
  await send(page).click({ clickCount: 2 });
  script.open();
  await page.getByRole('dialog', { name: 'Message submitted successfully!' }).getByRole('button').click();
  const listed = await staffList(site, endpoints.contactList);
  expect(listed.filter(({ message }) => message === 'Pressed early')).toHaveLength(1);
});

test.describe('offline from the start', () => {
  test.use({ allowConsole: ['ERR_INTERNET_DISCONNECTED'] });

  test('a message is told to have failed, in the usual words, and is sent later [S8-11]', async ({
    page,
    context,
    site,
  }) => {
    await openContact(page);
    await context.setOffline(true);
    await answer(page, letter('Written in a tunnel'));
    const told = page.waitForEvent('dialog');
    const pressed = send(page).click();
    const box = await told;
    expect(box.message()).toBe('Something went wrong. Please try again.');
    await box.accept();
    await pressed;
    expect(await answersOf(page, ['Your Message'])).toEqual(['Written in a tunnel']);
    await context.setOffline(false);
    // A browser that never asks again for a file tells it in a box of its own.
    const said: string[] = [];
    page.on('dialog', (later) => {
      said.push(later.message());
      void later.accept();
    });
    await send(page).click();
    const answered = async () => [...said, ...(await page.getByRole('dialog').allInnerTexts())].join('\n');
    await expect.poll(answered).toContain('Message submitted successfully!');
    const sent = async () => (await staffList(site, endpoints.contactList)).map(({ message }) => message);
    await expect.poll(sent).toContain('Written in a tunnel');
    await expect(page.getByLabel('Your Message')).toHaveValue('');
  });
});

test('what is typed into the demo before script and countries are there is kept', async ({ page }) => {
  const script = gate();
  const countries = gate();
  await page.route('**/_astro/DemoForm.*.js', async (route) => {
    await script.opened;
    await route.continue();
  });
  await page.route('**/countries.json', async (route) => {
    await countries.opened;
    await route.continue();
  });
  await page.goto('/demo');
  const early = {
    'Business Email': 'early@example.com',
    'First Name': 'Early',
    'What help is needed?': 'Other',
  };
  await answer(page, early);
  await page.getByRole('button', { name: 'Next Step' }).click();
  script.open();
  await expect(page.getByLabel('Last Name')).toHaveAccessibleDescription('Required');
  await page.getByLabel('Country').focus();
  await expect(page.getByRole('option', { name: 'Loading countries…' })).toHaveCount(1);
  countries.open();
  await expect(page.getByLabel('Country').getByRole('option', { name: 'Canada' })).toHaveCount(1);
  await expect(page.getByLabel('Country')).toBeFocused();
  await answer(page, { 'Last Name': 'Bird', Country: 'CA' });
  expect(await answersOf(page, Object.keys(early))).toEqual(Object.values(early));
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByText('+1', { exact: true })).toBeVisible();
});

test('a page that comes back from the back/forward cache can be sent again', async ({ playwright, site }) => {
  // The shell has no such cache, and the test runner switches it off; this browser keeps it.
  const browser = await playwright.chromium.launch({
    ...browserOptions({ whole: true }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: site.url });
  await page.route(CONTACT, () => undefined, { times: 1 });
  await openContact(page);
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => (document.title = persisted ? 'Restored' : 'New')),
  );
  await answer(page, letter('Left and come back'));
  await send(page).click();
  await expect(send(page)).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => (window.location.href = '/faq'));
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently' })).toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveTitle('Restored');
  await expect(send(page)).not.toHaveAttribute('aria-busy');
  expect(await answersOf(page, ['Your Message'])).toEqual(['Left and come back']);
  await send(page).click();
  await expect(page.getByRole('dialog', { name: 'Message submitted successfully!' })).toBeVisible();
  await browser.close();
  const listed = await staffList(site, endpoints.contactList);
  expect(listed.filter(({ message }) => message === 'Left and come back')).toHaveLength(1);
});

test('any script, any sign and 5,000 characters arrive as they were typed; one more is told', async ({
  page,
  site,
}) => {
  const longest = HOSTILE + 'न'.repeat(5_000 - Array.from(HOSTILE).length);
  await openContact(page);
  await answer(page, letter(`${longest}!`));
  await send(page).click();
  await expect(page.getByLabel('Your Message')).toBeFocused();
  await expect(page.getByLabel('Your Message')).toHaveAccessibleDescription(/5,000/);
  await page.getByLabel('Your Message').fill(longest);
  await send(page).click();
  await page.getByRole('dialog', { name: 'Message submitted successfully!' }).getByRole('button').click();
  const listed = await staffList(site, endpoints.contactList);
  expect(listed[0]).toMatchObject({ name: 'आशा राई', message: longest });
});

test('whatever the server says is shown as text, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route(CONTACT, (route) =>
    route.fulfill({ status: 409, json: { status: 'error', message: HOSTILE } }),
  );
  await openContact(page);
  const title = await page.title();
  await answer(page, letter('Hello'));
  await send(page).click();
  const notice = page.getByRole('dialog');
  await expect(notice).toContainText(
    'Error: <img src=x onerror="document.title=1"> <b>bold</b> &amp; "quotes"',
  );
  await expect(notice).toContainText('मेरो घर ललितपुरमा छ। 👩‍👩‍👧‍👦🇳🇵');
  await expect(notice.locator('b, img[src=x]')).toHaveCount(0);
  expect(await page.title()).toBe(title);
  expect(await notice.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
    0,
  );
  await notice.getByRole('button', { name: 'OK' }).click();
  expect(await answersOf(page, ['Your Message'])).toEqual(['Hello']);
});
