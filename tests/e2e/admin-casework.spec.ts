import { endpoints } from '#shared/endpoints/all.ts';
import { axeFaults } from '#tests/support/axe.ts';
import { expect, someone, test, type StaffArea } from '#tests/support/staff-area.ts';
import { submit } from '#tests/support/submissions.ts';

const work = ({ page }: StaffArea) => page.getByRole('region', { name: /^Work on this/ });
const status = (area: StaffArea) => work(area).getByRole('combobox', { name: 'Status' });

/** As if somebody came back to the page: it asks what changed. */
const lookAgain = ({ page }: StaffArea) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('two administrators work on one enquiry in two browsers: the later status stands, both are told, and no note is lost', async ({
  staff,
  browser,
}) => {
  const name = someone('Shared');
  await submit.connect(staff, name, 'Please call me');
  const asha = someone('Asha');
  const other = await staff.colleague(browser, asha);
  for (const area of [staff, other]) {
    await area.open('connect');
    await area.page.getByRole('link', { name }).click();
    await expect(work(area).getByText('Nobody has it.')).toBeVisible();
  }
  await work(staff).getByRole('button', { name: 'Take it' }).click();
  await expect(work(staff).getByText('You have it.')).toBeVisible();
  await status(staff).selectOption('In progress');
  await expect(work(staff).getByText('Last changed by you')).toBeVisible();

  // Asha has not asked since: her page still says that it is new and nobody's.
  await expect(status(other)).toHaveValue('new');
  await status(other).selectOption('Answered');
  const { username } = staff.who;
  await expect(
    other.page.getByText(`${username} had just set ${name} to in progress, with ${username}.`),
  ).toBeVisible();
  await expect(work(other).getByText(`${username} has it.`)).toBeVisible();
  await lookAgain(staff);
  await expect(staff.page.getByText(`${asha} set ${name} to answered a moment ago.`)).toBeVisible();
  await expect(status(staff)).toHaveValue('answered');
  await expect(work(staff).getByText('You have it.')).toBeVisible();

  for (const [area, text] of [
    [staff, 'Called her'],
    [other, 'Sent the offer'],
  ] as const) {
    await work(area).getByRole('textbox').fill(text);
    await work(area).getByRole('textbox').press('Control+Enter');
    await expect(work(area).getByRole('listitem').filter({ hasText: text })).toBeVisible();
  }
  for (const area of [staff, other]) {
    await lookAgain(area);
    await expect(work(area).getByRole('listitem')).toHaveCount(2);
  }
  await expect(work(staff).getByRole('listitem').filter({ hasText: 'Sent the offer' })).toContainText(asha);
  await expect(work(other).getByRole('listitem').filter({ hasText: 'Called her' })).toContainText(username);
  await work(other).getByRole('button', { name: 'Everything from this person' }).click();
  await expect(work(other).getByText(/from this person/)).toBeVisible();
  expect(await axeFaults(staff.page)).toEqual([]);
  await other.page.context().close();
});

test('a note that a colleague’s erasure overtakes is given back to be copied', async ({
  staff,
  page,
  browser,
}) => {
  const name = someone('Erased');
  await submit.connect(staff, name, 'Please forget me');
  await staff.open('connect');
  await page.getByRole('link', { name }).click();
  await work(staff).getByRole('textbox').fill('Called her.\nShe <b>agrees</b>.');
  const row = page.getByRole('region', { name: `Details: ${name}` });
  const email = await row.getByRole('link', { name: /@/ }).first().innerText();
  const other = await staff.colleague(browser, someone('Asha'));
  await other.send(endpoints.personalDataErase, { email });
  await lookAgain(staff);
  await page.getByRole('button', { name: 'Show note' }).click();
  const shown = page.getByRole('dialog', { name: 'Your note' });
  await expect(shown).toContainText('Called her. She <b>agrees</b>.');
  await shown.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('is not in the list.')).toBeVisible();
  await other.page.context().close();
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
