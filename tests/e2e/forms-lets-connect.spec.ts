import type { Page } from 'playwright/test';
import { endpoints } from '#shared/endpoints/all.ts';
import { axeFaults } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { answer, answersOf, hydrated } from '#tests/support/form-page.ts';
import { gate } from '#tests/support/gate.ts';
import { staffList } from '#tests/support/staff-lists.ts';
import { stopTimeAt } from '#tests/support/stop-time.ts';

const SUBMIT = '**/lets_connect/submit';
const SUCCESS_MS = 2_500;
const enquiry = (message: string) => ({
  Name: 'Asha Rai',
  Email: 'asha.rai+site@example.com',
  Phone: '9812345678',
  Message: message,
});
const LABELS = ['Name', 'Email', 'Phone', 'Message'];

async function openForm(page: Page) {
  await page.goto('/connect');
  await hydrated(page);
}
async function sendAndConfirm(page: Page) {
  await page.getByRole('button', { name: 'SEND' }).click();
  await page.getByRole('button', { name: 'Yes, submit' }).click();
}

test('the page says who answers, and offers two direct ways [S2-24] [S2-25] [S2-26]', async ({ page }) => {
  await page.goto('/connect');
  await expect(page.getByRole('banner')).toHaveCSS('position', /fixed|sticky/);
  await expect(page.getByRole('heading', { name: 'Get the right answers', level: 1 })).toBeVisible();
  await expect(
    page.getByText(
      'Discover all the information you need about our solutions and services by speaking directly with our team.',
    ),
  ).toBeVisible();
  await expect(page.getByText('Have a question? Hear from our experts.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveAttribute('rows', '4');
  const consent = page.getByText('you agree to be contacted');
  for (const part of [
    'call, email and text',
    'replying stop',
    'unsubscribe link',
    'Message and data rates may apply',
  ])
    await expect(consent).toContainText(part);
  const email = page.getByRole('link', { name: /EMAIL US/ });
  await expect(email).toHaveAttribute('target', '_blank');
  await expect(email).toHaveAttribute('href', /management/);
  const call = page.getByRole('link', { name: /CALL US/ });
  await expect(call).toHaveAttribute('href', /^tel:\+\d+$/);
  const separator = page.getByRole('separator');
  await expect(separator).toBeVisible();
  const [left, middle, right] = await Promise.all([email, separator, call].map((part) => part.boundingBox()));
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(middle?.x ?? 0);
  expect((middle?.x ?? 0) + (middle?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  await expect(page.getByRole('contentinfo')).toContainText(
    `${String(new Date().getFullYear())} GR8 Nepal Pvt. Ltd. All Rights Reserved`,
  );
  const pictures = page.getByRole('main').locator('img[alt=""]');
  await expect(pictures).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(pictures.first()).toBeVisible();
  await expect(pictures.last()).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(pictures.first()).toBeHidden();
  await expect(pictures.last()).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('an enquiry: wrong, right, confirmed, sent once, cleared [S4-09] [S5-05] [S4-10] [S4-11] [S4-15] [S8-01] [S7-03] [S9-05]', async ({
  page,
  site,
}) => {
  await openForm(page);
  const sendButton = page.getByRole('button', { name: 'SEND' });
  await sendButton.click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name is required.');
  await expect(page.getByRole('dialog')).toBeHidden();
  const red = await page
    .getByText('Please describe your query.')
    .evaluate((message) => getComputedStyle(message).color);
  for (const label of LABELS) await expect(page.getByLabel(label)).toHaveCSS('border-color', red);

  await answer(page, enquiry('What does a month cost?'));
  await expect(page.getByText('Name is required.')).toBeHidden();
  await expect(page.getByLabel('Message')).not.toHaveCSS('border-color', red);
  await sendButton.click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question).toContainText('Do you really want to proceed?');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeVisible();
  expect((await question.boundingBox())?.width).toBe(400);
  await expect(question.locator('.swal2-icon.swal2-question')).toBeVisible();
  await stopTimeAt(SUBMIT, page);
  await question.getByRole('button', { name: 'Yes, submit' }).click();

  const notice = page.getByRole('dialog', { name: 'Success!' });
  await expect(notice).toContainText('Form submitted');
  await expect(notice.getByRole('button')).toHaveCount(0);
  await expect(notice.locator('.swal2-timer-progress-bar')).toBeVisible();
  expect(await answersOf(page, LABELS)).toEqual(['', '', '', '']);
  await page.clock.runFor(SUCCESS_MS - 100);
  await expect(notice).toBeVisible();
  await page.clock.runFor(100);
  await expect(notice).toBeHidden();
  await page.clock.resume();
  await expect(sendButton).toBeFocused();

  const listed = await staffList(site, endpoints.letsConnectList);
  expect(listed.filter(({ message }) => message === 'What does a month cost?')).toHaveLength(1);
});

test('declined: said, nothing sent, everything kept [S4-14] [S8-01]', async ({ page, site }) => {
  await openForm(page);
  await answer(page, enquiry('Declined'));
  await page.getByRole('button', { name: 'SEND' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  const notice = page.getByRole('dialog', { name: 'Cancelled' });
  await expect(notice).toContainText('Form submission was cancelled.');
  await expect(notice.locator('.swal2-icon.swal2-info')).toBeVisible();
  await notice.getByRole('button', { name: 'OK' }).click();
  expect(await answersOf(page, LABELS)).toEqual(Object.values(enquiry('Declined')));
  await expect(page.getByRole('button', { name: 'SEND' })).toBeFocused();
  const listed = await staffList(site, endpoints.letsConnectList);
  expect(listed.some(({ message }) => message === 'Declined')).toBe(false);
});

test("the server's refusal is told in its words, as text [S4-12] [S8-01]", async ({ page }) => {
  await page.route(SUBMIT, (route) =>
    route.fulfill({ status: 429, json: { status: 'error', message: '<b>Too many</b> & more' } }),
  );
  await openForm(page);
  await answer(page, enquiry('Refused'));
  await sendAndConfirm(page);
  const notice = page.getByRole('dialog', { name: 'Cancelled' });
  await expect(notice).toContainText('Error: <b>Too many</b> & more');
  await notice.getByRole('button', { name: 'OK' }).click();
  expect(await answersOf(page, LABELS)).toEqual(Object.values(enquiry('Refused')));
});

test.describe('without a usable answer', () => {
  test.use({ allowConsole: ['ERR_INTERNET_DISCONNECTED', '/lets_connect/submit'] });

  test('offline: a generic failure, everything kept, sent later as one record [S4-13]', async ({
    page,
    context,
    site,
  }) => {
    await openForm(page);
    await answer(page, enquiry('Offline'));
    await page.getByRole('button', { name: 'SEND' }).click();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Yes, submit' }).click();
    const notice = page.getByRole('dialog').filter({ hasText: 'Something went wrong while submitting.' });
    await notice.getByRole('button', { name: 'OK' }).click();
    expect(await answersOf(page, LABELS)).toEqual(Object.values(enquiry('Offline')));
    await context.setOffline(false);
    await sendAndConfirm(page);
    await expect(page.getByText('Form submitted')).toBeVisible();
    const listed = await staffList(site, endpoints.letsConnectList);
    expect(listed.filter(({ message }) => message === 'Offline')).toHaveLength(1);
  });

  test('offline before the first press: the browser itself asks and tells, everything kept [S4-13]', async ({
    page,
    context,
    site,
  }) => {
    await page.goto('/connect');
    await hydrated(page);
    await context.setOffline(true);
    await answer(page, enquiry('Offline at once'));
    const said: string[] = [];
    page.on('dialog', (box) => {
      said.push(box.message());
      void box.accept();
    });
    await page.getByRole('button', { name: 'SEND' }).click();
    await expect
      .poll(() => said)
      .toEqual([
        'Are you sure?\n\nDo you really want to proceed?',
        'Not sent\n\nSomething went wrong while submitting.',
      ]);
    expect(await answersOf(page, LABELS)).toEqual(Object.values(enquiry('Offline at once')));
    await context.setOffline(false);
    await page.getByRole('button', { name: 'SEND' }).click();
    // A browser that never asks again for a file asks and tells in boxes of its own, which are accepted above.
    const yes = page.getByRole('button', { name: 'Yes, submit' });
    await expect.poll(async () => said.length > 2 || (await yes.isVisible())).toBe(true);
    if (said.length === 2) await yes.click();
    const told = async () => [...said, ...(await page.getByRole('dialog').allInnerTexts())].join('\n');
    await expect.poll(told).toContain('Form submitted');
    await expect(page.getByLabel('Message')).toHaveValue('');
    const listed = await staffList(site, endpoints.letsConnectList);
    expect(listed.map(({ message }) => message)).toContain('Offline at once');
  });

  test('a page instead of JSON is never success [S4-13]', async ({ page }) => {
    await page.route(SUBMIT, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }));
    await openForm(page);
    await answer(page, enquiry('Not JSON'));
    await sendAndConfirm(page);
    await expect(page.getByRole('dialog')).toContainText('Something went wrong while submitting.');
    expect(await answersOf(page, LABELS)).toEqual(Object.values(enquiry('Not JSON')));
  });
});

test('three clicks are one question, one submission', async ({ page, site }) => {
  await openForm(page);
  await answer(page, enquiry('Thrice'));
  await page.getByRole('button', { name: 'SEND' }).click({ clickCount: 3 });
  await page.getByRole('button', { name: 'Yes, submit' }).click({ clickCount: 3 });
  await expect(page.getByText('Form submitted')).toBeVisible();
  const listed = await staffList(site, endpoints.letsConnectList);
  expect(listed.filter(({ message }) => message === 'Thrice')).toHaveLength(1);
});

test('the second press of a double click beside the question does not answer it', async ({ page }) => {
  await openForm(page);
  await answer(page, enquiry('In a hurry'));
  await page.getByRole('button', { name: 'SEND' }).click();
  const question = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: 'Yes, submit' }) });
  await expect(question).toBeVisible();
  await page.mouse.move(5, 5);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await question.getByRole('button', { name: 'Yes, submit' }).focus();
  await expect(page.getByText('Form submission was cancelled.')).toHaveCount(0);
  await page.mouse.click(5, 5);
  await expect(page.getByText('Form submission was cancelled.')).toBeVisible();
});

test('a draft survives a reload, and a page left and come back to', async ({ page }) => {
  await openForm(page);
  await answer(page, enquiry('Draft'));
  await page.reload();
  await hydrated(page);
  expect(await answersOf(page, LABELS)).toEqual(Object.values(enquiry('Draft')));
  await page.goto('/faq');
  await page.goBack();
  await hydrated(page);
  expect(await answersOf(page, LABELS)).toEqual(Object.values(enquiry('Draft')));
  await page.getByRole('button', { name: 'SEND' }).click();
  await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
});

test('a dialog moves the page by no pixel and is accessible', async ({ page }) => {
  await openForm(page);
  await answer(page, enquiry('Still'));
  const place = () => page.locator('h1').evaluate((h1) => h1.getBoundingClientRect().x);
  await page.getByRole('button', { name: 'SEND' }).scrollIntoViewIfNeeded();
  const before = { x: await place(), y: await page.evaluate(() => scrollY) };
  await page.getByRole('button', { name: 'SEND' }).click();
  await expect(page.getByRole('button', { name: 'Yes, submit' })).toBeFocused();
  expect(Math.abs((await place()) - before.x)).toBeLessThanOrEqual(1);
  expect(Math.abs((await page.evaluate(() => scrollY)) - before.y)).toBeLessThanOrEqual(1);
  expect(await axeFaults(page)).toEqual([]);
});

test.describe('while its script is still on its way', () => {
  // A page that is left gives up what it still loads.
  test.use({ allowConsole: [/^uncaught: $/] });

  test('a sent form is asked about by a page, and its No keeps everything [S4-10]', async ({
    page,
    site,
  }) => {
    const script = gate();
    await page.route('**/*.js', () => script.opened);
    await page.goto('/connect', { waitUntil: 'commit' });
    const typed = enquiry('Late script');
    await answer(page, typed);
    await page.getByRole('button', { name: 'SEND' }).click();
    await expect(page.getByRole('heading', { name: 'Are you sure?' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert')).toHaveText('Form submission was cancelled.');
    expect(await answersOf(page, LABELS)).toEqual(Object.values(typed));
    await page.getByRole('button', { name: 'SEND' }).click();
    await page.getByRole('button', { name: 'Yes, submit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
    const listed = await staffList(site, endpoints.letsConnectList);
    expect(listed.filter(({ message }) => message === typed.Message)).toHaveLength(1);
    script.open();
  });
});
