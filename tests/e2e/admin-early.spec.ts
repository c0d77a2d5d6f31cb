import { PATHS } from '#shared/paths.ts';
import { gate } from '#tests/support/gate.ts';
import { expect, test } from '#tests/support/staff-area.ts';

test('before any script has come nothing is offered that would not work, and the tabs lead where they say', async ({
  staff,
  page,
}) => {
  const scripts = gate();
  await page.route('**/_astro/*.js', async (route) => {
    await scripts.opened;
    await route.continue();
  });
  await page.goto(PATHS.admin, { waitUntil: 'load' });
  await expect(staff.button('Skip to content')).toHaveCount(0);
  for (const name of ['Shortcuts', 'Log out']) await expect(staff.button(name)).toBeDisabled();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'GR8 Nepal, public site' })).toBeFocused();
  await staff.tab('Feedback').click();
  await expect(page).toHaveURL(/#feedback$/);
  scripts.open();
  await expect(page.getByRole('heading', { level: 2, name: 'Feedback' })).toBeVisible();
  await staff.button('Shortcuts').click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('a tab opens in a tab of the browser too, and the skip button leads past all of them [S4-24]', async ({
  staff,
  page,
  context,
}) => {
  await staff.open();
  const opened = context.waitForEvent('page');
  await staff.tab('Cms Page').click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(other.getByRole('heading', { level: 2, name: 'Cms Page' })).toBeVisible();
  const panel = other.getByRole('tab', { name: 'Upload Faq' });
  await expect(panel).toHaveAttribute('href', '#cms/faq');
  await other.getByRole('tab', { name: 'Upload Blog' }).focus();
  await other.keyboard.press('ArrowDown');
  await other.keyboard.press('Space');
  await expect(other).toHaveURL(/#cms\/faq$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Contact Form' })).toBeVisible();
  await staff.button('Skip to content').press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
