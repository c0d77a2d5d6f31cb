import { HONEYPOT } from '#forms/fields/rules.ts';
import { expect, someone, test } from '#tests/support/staff-area.ts';
import { submit } from '#tests/support/submissions.ts';

test('suspected spam is apart, goes to the inbox with one press, and back after a question', async ({
  staff,
  page,
}) => {
  const name = someone('Honest');
  await submit.connect(staff, name, 'Not spam at all', { [HONEYPOT]: 'filled by a machine' });
  await staff.open('connect');
  await page.getByRole('link', { name: 'Suspected spam' }).click();
  await expect(page.getByRole('heading', { name: "Let's Connect: suspected spam" })).toBeVisible();
  await page.getByRole('link', { name }).click();
  await expect(staff.button('Not spam: move to the inbox')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByText('Moved to the inbox')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the inbox' }).click();
  await expect(staff.row(name)).toBeVisible();
  await page.getByRole('link', { name }).click();
  await page.keyboard.press('s');
  await staff.answer('Yes, it is spam');
  await expect(page.getByText(`Moved to suspected spam: ${name}`)).toBeVisible();
  await expect(staff.row(name)).toBeHidden();
});

test('selected messages go to suspected spam together, after one question', async ({ staff, page }) => {
  const pair = someone('Pair');
  for (const end of ['a', 'b']) await submit.connect(staff, `${pair}${end}`, 'Buy ten thousand followers');
  await staff.open('connect');
  await page.getByRole('searchbox').fill(pair);
  await expect(staff.row(pair)).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('group', { name: 'Selected messages' }).getByRole('button', { name: 'Spam' }).click();
  await staff.answer('Yes, it is spam');
  await expect(page.getByText('Moved to suspected spam: 2 messages')).toBeVisible();
  await expect(staff.row(pair)).toHaveCount(0);
  await page.getByRole('link', { name: 'Suspected spam' }).click();
  await expect(staff.row(pair)).toHaveCount(2);
});
