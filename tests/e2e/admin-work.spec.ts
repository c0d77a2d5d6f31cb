import { axeFaults } from '#tests/support/axe.ts';
import { expect, someone, StaffArea, test } from '#tests/support/staff-area.ts';
import { submit } from '#tests/support/submissions.ts';

test('two browsers work on one enquiry: both see status, holder and both notes', async ({
  staff,
  page,
  browser,
  site,
}) => {
  const name = someone('Shared');
  await submit.connect(staff, name, 'Please call me');
  const context = await browser.newContext({ baseURL: site.url });
  const other = new StaffArea(await context.newPage(), site);
  await other.signIn();
  for (const area of [staff, other]) {
    await area.open('connect');
    await area.page.getByRole('link', { name }).click();
  }
  const work = (area: StaffArea) => area.page.getByRole('region', { name: /^Work on this/ });
  await work(staff).getByRole('button', { name: 'Take it' }).click();
  await work(staff).getByRole('combobox', { name: 'Status' }).selectOption('In progress');
  for (const [area, text] of [
    [staff, 'Called her'],
    [other, 'Sent the offer'],
  ] as const) {
    await work(area).getByRole('textbox').fill(text);
    await work(area).getByRole('textbox').press('Control+Enter');
    await expect(work(area).getByRole('listitem').filter({ hasText: text })).toBeVisible();
  }
  // As if somebody came back to the page: it asks what changed.
  for (const area of [staff, other])
    await area.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  for (const area of [staff, other]) {
    await expect(work(area).getByRole('listitem')).toHaveCount(2);
    await expect(work(area).getByRole('combobox', { name: 'Status' })).toHaveValue('in progress');
    await expect(work(area).getByText('You have it.')).toBeVisible();
  }
  await work(other).getByRole('button', { name: 'Everything from this person' }).click();
  await expect(work(other).getByText(/from this person/)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await context.close();
});

test('what was done is in the audit, behind More', async ({ staff, page }) => {
  const name = someone('Noted');
  await submit.connect(staff, name, 'Hello');
  await staff.open('connect');
  await page.getByRole('link', { name }).click();
  await page
    .getByRole('region', { name: /^Work on this/ })
    .getByRole('button', { name: 'Take it' })
    .click();
  await expect(page.getByText('You have it.')).toBeVisible();
  await staff.open('audit');
  await expect(staff.row('Changed status or holder').first()).toContainText('lets-connect');
  await page.getByRole('combobox', { name: 'What' }).selectOption('Signed in');
  await expect(staff.row('Changed status or holder')).toHaveCount(0);
  await expect(staff.row('Signed in').first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});
