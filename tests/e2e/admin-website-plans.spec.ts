import { expect, someone, test } from '#tests/support/staff-area.ts';
import { submit } from '#tests/support/submissions.ts';

const MOVES = [
  { button: 'Verify', popup: 'Verified', key: 'verified' },
  { button: 'Reject', popup: 'Rejected', key: 'rejected' },
] as const;

for (const { button, popup, key } of MOVES) {
  test(`${button} asks, moves to ${popup}; Remove brings it back [S2-50] [S4-21] [S4-22]`, async ({
    staff,
    page,
  }) => {
    const name = someone();
    await submit.website(staff, name);
    await staff.open('website');
    const row = staff.row(name);
    await row.getByRole('button', { name: button }).click();
    await staff.answer('Cancel');
    await expect(row).toBeVisible();
    await staff.putAway(name, button);

    const stored = await page.evaluate((name) => localStorage.getItem(name), `admin:website:${key}`);
    expect(JSON.parse(stored ?? '')).toHaveLength(1);
    await page.reload();
    await staff.button(`${popup} (1)`).click();
    const dialog = page.getByRole('dialog', { name: `${popup} (1)` });
    await expect(dialog.getByText(name)).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(row).toBeVisible();
    expect(await page.evaluate((name) => localStorage.getItem(name), `admin:website:${key}`)).toBe('[]');
  });
}

test('Delete asks, moves to Deleted; Restore asks too [S2-50] [S4-21] [S4-22]', async ({ staff, page }) => {
  const name = someone();
  await submit.website(staff, name);
  await staff.open('website');
  const row = staff.row(name);
  await staff.putAway(name, 'Delete');
  await staff.button('Deleted (1)').click();
  await page.getByRole('button', { name: `Restore ${name}` }).click();
  await staff.answer('Cancel');
  await expect(page.getByRole('dialog', { name: 'Deleted (1)' })).toBeVisible();
  await page.getByRole('button', { name: `Restore ${name}` }).click();
  await staff.answer('Yes, restore');
  await expect(page.getByRole('dialog', { name: 'Deleted (0)' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toBeVisible();
});

test('only pending submissions are in the table, also by address [S4-22]', async ({ staff, page }) => {
  const [pending, verified] = [someone('Pending'), someone('Done')];
  await submit.website(staff, pending);
  await submit.website(staff, verified);
  await staff.open('website');
  await page.getByRole('link', { name: verified }).click();
  const address = page.url();
  await page
    .getByRole('region', { name: `Details: ${verified}` })
    .getByRole('button', { name: 'Verify' })
    .click();
  await staff.answer('Yes, verify');
  await expect(staff.row(verified)).toBeHidden();
  await expect(staff.row(pending)).toBeVisible();
  // The popup leads there too, and the focus with it.
  await staff.button('Verified (1)').click();
  await page.getByRole('dialog').getByRole('link', { name: verified }).click();
  await expect(page.getByRole('heading', { name: verified })).toBeFocused();
  await page.goto(address);
  await page.reload();
  await page
    .getByRole('region', { name: `Details: ${verified}` })
    .getByRole('button', { name: 'Verified: Remove' })
    .click();
  await expect(staff.row(verified)).toBeVisible();
});

test('a popup of many rows stays on the screen and scrolls inside', async ({ staff, page }) => {
  await page.addInitScript(() => {
    const ids = Array.from({ length: 60 }, (_, index) => `gone-${index}`);
    localStorage.setItem('admin:website:verified', JSON.stringify(ids));
  });
  await staff.open('website');
  await staff.button('Verified (60)').click();
  await expect(page.getByText('gone-0')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeInViewport();
  await staff.button('Show more (10)').click();
  const last = page.getByText('gone-59');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

test('by keyboard alone: j opens, v, x and d ask, and the next request opens by itself [S4-21]', async ({
  staff,
  page,
}) => {
  const [third, second, first] = [someone('Third'), someone('Second'), someone('First')];
  for (const name of [third, second, first]) await submit.website(staff, name);
  await staff.open('website');
  await expect(staff.row(first)).toBeVisible();
  await page.keyboard.press('j');
  for (const [name, key, yes] of [
    [first, 'v', 'Yes, verify'],
    [second, 'x', 'Yes, reject'],
    [third, 'd', 'Yes, delete'],
  ] as const) {
    const details = page.getByRole('region', { name: `Details: ${name}` });
    await expect(details).toBeVisible();
    // Beside an open row the table has room for who, what and when.
    await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Message', 'Submitted']);
    await page.keyboard.press(key);
    await expect(page.getByRole('button', { name: yes })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(details).toBeHidden();
  }
  for (const popup of ['Verified', 'Rejected', 'Deleted'])
    await expect(staff.button(`${popup} (1)`)).toBeVisible();
});
