import type { Page } from 'playwright/test';
import { PATHS } from '#shared/paths.ts';
import { StaffArea, expect, someone, test } from '#tests/support/staff-area.ts';
import { submit } from '#tests/support/submissions.ts';

const details = (page: Page, name: string) => page.getByRole('region', { name: `Details: ${name}` });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Three messages of one visitor in Let's Connect, newest first, and a search that leaves them alone. */
async function threeMessages(staff: StaffArea): Promise<[string, string, string]> {
  const name = someone();
  const names = ['Gita', 'Hari', 'Indra'].map((first) => `${first} ${name}`) as [string, string, string];
  for (const sender of names.toReversed()) await submit.connect(staff, sender);
  await staff.open('connect');
  await staff.page.getByRole('searchbox').fill(name);
  for (const sender of names) await expect(link(staff.page, sender)).toBeVisible();
  return names;
}

test('Back leaves an open row in one step, however many were stepped through, and opens none again', async ({
  staff,
  page,
}) => {
  await page.goto(PATHS.faq);
  const [first, second, third] = await threeMessages(staff);
  await link(page, first).click();
  await expect(details(page, first)).toBeVisible();
  await page.keyboard.press('j');
  await expect(details(page, second)).toBeVisible();
  await page.keyboard.press('j');
  await expect(details(page, third)).toBeVisible();
  await link(page, second).click();
  await expect(details(page, second)).toBeVisible();
  await page.goBack();
  await expect(details(page, second)).toHaveCount(0);
  await expect(page).toHaveURL(/#connect$/);

  for (const close of [() => page.keyboard.press('Escape'), () => staff.button('Close details').click()]) {
    await link(page, third).click();
    await expect(details(page, third)).toBeVisible();
    await close();
    await expect(details(page, third)).toHaveCount(0);
    await expect(link(page, third)).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PATHS.faq}$`));
});

test('a row that is opened by its address closes into its list', async ({ staff, page }) => {
  const [first] = await threeMessages(staff);
  await link(page, first).click();
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(details(page, first)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#connect$/);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('the focus goes on to the next row after DELETE, and back after Undo', async ({ staff, page }) => {
  const [first, second] = await threeMessages(staff);
  await staff.row(first).getByRole('button', { name: 'DELETE' }).press('Enter');
  await page.getByRole('button', { name: 'Yes, delete' }).press('Enter');
  await expect(link(page, second)).toBeFocused();
  await staff.button('Undo').press('Enter');
  await expect(link(page, first)).toBeFocused();
});

test('the focus stays when what had it goes: moved by a colleague, cleared, brought back, read again', async ({
  staff,
  page,
  context,
}) => {
  const [first, second, third] = await threeMessages(staff);
  await link(page, second).focus();
  const colleague = await context.newPage();
  const other = new StaffArea(colleague, staff.site);
  await other.open('connect');
  await other.row(second).getByRole('link', { name: second }).click();
  await other.button('Spam').click();
  await other.answer('Yes, it is spam');
  await expect(link(colleague, second)).toHaveCount(0);
  await page.bringToFront();
  await page.keyboard.press('r');
  await expect(link(page, second)).toHaveCount(0);
  await expect(link(page, third)).toBeFocused();

  await page.getByRole('checkbox', { name: `Select ${first}` }).press('Space');
  const selection = page.getByRole('group', { name: 'Selected messages' });
  await selection.getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(selection.getByRole('button')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate('document.activeElement?.contains(document.querySelector("table"))'))
    .toBe(true);
  await expect(page.locator('body')).not.toBeFocused();

  await staff.putAway(first, 'DELETE');
  await staff.button(/^Hidden/).press('Enter');
  await link(page, first).press('Enter');
  await expect(details(page, first).getByRole('heading')).toBeFocused();
  await staff.button('Hidden: Restore').press('Enter');
  await expect(staff.button('Hidden: Restore')).toHaveCount(0);
  await expect(details(page, first).getByRole('link', { name: 'Reply' })).toBeFocused();
});

test('a popup holds the keys: Escape ends its question first, its toasts can be pressed, the focus goes back', async ({
  staff,
  page,
}) => {
  const name = someone();
  await submit.website(staff, name);
  await staff.open('website');
  await staff.putAway(name, 'Delete');
  await staff.button('Deleted (1)').press('Enter');
  const popup = page.getByRole('dialog', { name: /^Deleted/ });
  await expect(popup.getByRole('heading')).toBeFocused();
  const restore = popup.getByRole('button', { name: `Restore ${name}` });
  await restore.press('Enter');
  await expect(page.getByRole('button', { name: 'Yes, restore' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toHaveCount(0);
  await expect(restore).toBeFocused();

  await restore.press('Enter');
  await page.keyboard.press('Enter');
  await expect(popup).toHaveAccessibleName('Deleted (0)');
  await expect(popup.locator('.toast').last()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(staff.row(name)).toBeVisible();
  await expect(staff.button('Deleted (0)')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(popup).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(popup).toHaveCount(0);
});
