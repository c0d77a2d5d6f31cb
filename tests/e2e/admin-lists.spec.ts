import { readFile } from 'node:fs/promises';
import { expect, someone, test } from '#tests/support/staff-area.ts';
import { submit } from '#tests/support/submissions.ts';

const LISTS = [
  { tab: 'Contact Form', place: 'contact', noun: 'message', send: submit.contact },
  { tab: 'Demo Requests', place: 'demo', noun: 'demo request', send: submit.demo },
  { tab: 'Feedback', place: 'feedback', noun: 'feedback', send: submit.feedback },
  { tab: "Let's Connect", place: 'connect', noun: 'message', send: submit.connect },
  { tab: 'Registered Users', place: 'users', noun: 'user', send: submit.user },
] as const;

for (const { tab, place, noun, send } of LISTS) {
  test(`${tab}: DELETE asks, hides in this browser only, stays hidden, can be restored [S2-49] [S4-23]`, async ({
    staff,
    page,
  }) => {
    const name = someone();
    await send(staff, name);
    await staff.open(place);
    const row = staff.row(name);
    await row.getByRole('button', { name: 'DELETE' }).click();
    await expect(page.getByText(`Do you really want to delete the ${noun} from ${name}`)).toBeVisible();
    await staff.answer('Cancel');
    await expect(row).toBeVisible();

    const told: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && told.push(request.url()));
    await staff.putAway(name, 'DELETE');
    expect(told).toEqual([]);
    await page.reload();
    await expect(staff.button('Hidden (1)')).toBeVisible();
    await expect(row).toBeHidden();

    await staff.button('Hidden (1)').click();
    await page.getByRole('button', { name: `Restore ${name}` }).click();
    await page.keyboard.press('Escape');
    await expect(row).toBeVisible();
    await expect(staff.button('Hidden (0)')).toBeVisible();
  });
}

test('every list hides under a key of its own [S4-23]', async ({ staff, page }) => {
  const name = someone();
  await submit.contact(staff, name);
  await submit.connect(staff, name);
  await staff.open('contact');
  await staff.putAway(name, 'DELETE');
  await staff.tab("Let's Connect").click();
  await expect(staff.row(name)).toBeVisible();
  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':hidden')));
  expect(keys).toEqual(['admin:contact:hidden']);
});

test('Undo takes a DELETE back, and so does z', async ({ staff, page }) => {
  const name = someone();
  await submit.feedback(staff, name);
  await staff.open('feedback');
  await staff.putAway(name, 'DELETE');
  await staff.button('Undo').click();
  await expect(staff.row(name)).toBeVisible();
  await staff.putAway(name, 'DELETE');
  await page.keyboard.press('z');
  await expect(staff.row(name)).toBeVisible();
  await expect(page.getByText(`Hidden on this browser: ${name}`)).toHaveCount(0);
});

test('each table has the fields of its list where there is room for them', async ({ staff, page }) => {
  await page.setViewportSize({ width: 2560, height: 1200 });
  const headings = async (place: string) => {
    await staff.open(place);
    await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible();
    // Who has one, and notes on it, are shown where any row has them.
    const others = ['Who', 'Notes', 'Actions'];
    return (await page.getByRole('columnheader').allTextContents()).filter((text) => !others.includes(text));
  };
  for (const { send } of LISTS) await send(staff, someone());
  expect(await headings('contact')).toEqual(['Name', 'Email', 'Message', 'Submitted', 'Status', 'ID']);
  expect(await headings('connect')).toEqual([
    'Name',
    'Email',
    'Phone',
    'Message',
    'Submitted',
    'Status',
    'ID',
  ]);
  expect(await headings('feedback')).toEqual([
    'Name',
    'Email',
    'Rating',
    'Message',
    'Submitted',
    'Status',
    'ID',
  ]);
  expect(await headings('demo')).toEqual(
    'First name,Last name,Email,Phone,Company,Country,Help needed,Industry,Employees,Role,Submitted,Status,ID'.split(
      ',',
    ),
  );
});

test('registered users have a row counter instead of the id [S2-51]', async ({ staff, page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const [older, newer] = [someone('Older'), someone('Newer')];
  await submit.user(staff, older);
  await submit.user(staff, newer);
  await staff.open('users');
  await expect(page.getByRole('columnheader')).toHaveText([
    '#',
    'Name',
    'Email',
    'Phone',
    'Address',
    'Created',
    'Status',
    'Actions',
  ]);
  await expect(staff.row(newer).getByRole('cell').first()).toHaveText('1');
  await expect(staff.row(older).getByRole('cell').first()).toHaveText('2');
});

test('a row opens with all it says, to copy, answer and step through', async ({ staff, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [first, second] = [someone('First'), someone('Second')];
  await submit.connect(staff, first, 'Line one\nLine two');
  await submit.connect(staff, second, '<img src=x onerror=alert(1)>');
  await staff.open('connect');
  await page.getByRole('link', { name: second }).click();
  const sheet = page.getByRole('region', { name: `Details: ${second}` });
  await expect(sheet.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(sheet.getByRole('link', { name: '9812345678' })).toHaveAttribute('href', 'tel:9812345678');
  await expect(sheet.getByRole('link', { name: 'visitor@example.com' })).toHaveAttribute(
    'href',
    'mailto:visitor@example.com',
  );
  await sheet.getByRole('button', { name: 'Copy Email' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('visitor@example.com');

  await page.keyboard.press('j');
  const older = page.getByRole('region', { name: `Details: ${first}` });
  await expect(older.getByText('Line one\nLine two')).toBeVisible();
  await page.reload();
  await expect(older).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(older).toBeHidden();
  await expect(page.getByRole('link', { name: first })).toBeFocused();
});

test('the keys of a list work from the moment its rows are there', async ({ staff, page }) => {
  const name = someone();
  await submit.connect(staff, name);
  await page.addInitScript((wanted) => {
    const watch = new MutationObserver(() => {
      if (!document.body.textContent.includes(wanted)) return;
      watch.disconnect();
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true }),
      );
    });
    watch.observe(document, { childList: true, subtree: true });
  }, name);
  await staff.open('connect');
  await expect(page.getByRole('region', { name: `Details: ${name}` })).toBeVisible();
});

test('search, dates and sorting work on all fields, and clear', async ({ staff, page }) => {
  const [anna, zoe] = [someone('Anna'), someone('Zoe')];
  await submit.feedback(staff, zoe, 'Needle in a haystack');
  await submit.feedback(staff, anna);
  await staff.open('feedback');
  await expect(staff.row(anna)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('needle HAYSTACK');
  await expect(staff.row(anna)).toBeHidden();
  await expect(staff.row(zoe)).toBeVisible();
  await page.getByRole('searchbox').fill('nobody said this');
  await expect(page.getByText('No feedbacks match.')).toBeVisible();
  await staff.button('Clear search and dates').click();
  await expect(staff.row(anna)).toBeVisible();

  await page.getByLabel('Period').selectOption('Between days');
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('No feedbacks match.')).toBeVisible();
  await page.getByLabel('Period').selectOption('Today');
  await expect(staff.row(anna)).toBeVisible();

  await staff.button('Name').click();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  const names = async () => (await page.getByRole('row').allTextContents()).join();
  await expect.poll(async () => (await names()).indexOf(anna) < (await names()).indexOf(zoe)).toBe(true);
  await staff.button('Name').click();
  await expect.poll(async () => (await names()).indexOf(zoe) < (await names()).indexOf(anna)).toBe(true);
});

test('the export holds what is shown, safe for spreadsheets', async ({ staff, page }) => {
  const name = someone();
  await page.setViewportSize({ width: 1920, height: 1000 });
  await submit.feedback(staff, someone(), 'Not looked for.');
  await submit.feedback(staff, name, '=HYPERLINK("http://x")');
  await staff.open('feedback');
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText(/^1 of/)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), staff.button('Export CSV').click()]);
  expect(file.suggestedFilename()).toMatch(/^feedback-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  const head = 'Name,Email,Rating,Message,Submitted (Nepal time UTC+05:45),Status,ID';
  expect(text.startsWith(`\uFEFF${head}\r\n`)).toBe(true);
  expect(text.trimEnd().split('\r\n')).toHaveLength(2);
  expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
});

test('new rows arrive by themselves, are counted and marked, and are old at the next visit', async ({
  staff,
  page,
}) => {
  await submit.contact(staff, someone());
  await staff.open('contact');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await staff.tab('Feedback').click();
  const name = someone('Fresh');
  await submit.contact(staff, name);
  await page.reload();
  await expect(staff.tab('Contact Form')).toContainText('1 new');
  await staff.tab('Contact Form').click();
  await expect(staff.row(name).locator('.admin-new')).toBeAttached();
  const later = someone('Later');
  await submit.contact(staff, later);
  await staff.button('Refresh').click();
  await expect(staff.row(later)).toBeVisible();
  await staff.tab('Feedback').click();
  await staff.tab('Contact Form').click();
  await expect(staff.row(name)).toBeVisible();
  await expect(staff.row(name).locator('.admin-new')).toHaveCount(0);
});

test('two tabs of one browser agree about what is hidden', async ({ staff, page, context }) => {
  const name = someone();
  await submit.feedback(staff, name);
  await staff.open('feedback');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('row').filter({ hasText: name })).toBeVisible();
  await staff.putAway(name, 'DELETE');
  await expect(other.getByRole('row').filter({ hasText: name })).toBeHidden();
});

test('broken storage and blocked storage are survived', async ({ staff, page }) => {
  const name = someone();
  await submit.feedback(staff, name);
  await page.addInitScript(() => {
    localStorage.setItem('admin:feedback:hidden', '{"broken');
    localStorage.setItem('admin:feedback:seen', '"yesterday"');
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  await staff.open('feedback');
  const warning = page.getByText('This browser keeps nothing: what you put away comes back');
  await expect(warning).toBeVisible();
  await staff.putAway(name, 'DELETE');
  await expect(staff.button('Hidden (1)')).toBeVisible();
  await page.reload();
  await expect(staff.row(name)).toBeVisible();
});

test('a long list is read as it is needed and keeps its place', async ({ staff, page }) => {
  const oldest = someone('Oldest');
  await submit.connect(staff, oldest);
  for (let batch = 0; batch < 6; batch += 1) {
    await Promise.all(Array.from({ length: 50 }, () => submit.connect(staff, someone('Many'))));
  }
  await staff.open('connect');
  await expect(page.getByText(/^[3-9]\d\d messages$/)).toBeVisible();
  expect(await page.getByRole('row').count()).toBeLessThan(60);
  const box = page.locator('.admin-rows');
  await expect
    .poll(async () => {
      await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      return staff.row(oldest).count();
    })
    .toBe(1);
  expect(await page.getByRole('row').count()).toBeLessThan(60);
  const before = await box.evaluate((element) => element.scrollHeight - element.scrollTop);
  await submit.connect(staff, someone('Newest'));
  await page.keyboard.press('r');
  await expect.poll(() => box.evaluate((element) => element.scrollHeight - element.scrollTop)).toBe(before);
  await page.getByRole('searchbox').fill(oldest);
  await expect(staff.row(oldest)).toBeVisible();
});
