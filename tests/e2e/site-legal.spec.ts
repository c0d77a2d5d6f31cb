import { company } from '#content/company.ts';
import { DETAILS_WITHIN, howLong, terms } from '#content/legal.ts';
import { publicPages } from '#content/pages.ts';
import type { Fields } from '#forms/fields/field.ts';
import { forms } from '#forms/registry.ts';
import { PATHS } from '#shared/paths.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test('the footer leads to what is kept of visitors, form by form, and how to have it erased', async ({
  page,
}) => {
  await page.goto(PATHS.home);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(PATHS.privacy);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  const main = page.getByRole('main');
  for (const { form } of Object.values(forms))
    for (const { question, column } of Object.values(form.fields as Fields))
      if (column) await expect(main).toContainText(question.label);
  await expect(main).toContainText('the password, only as a hash');
  await expect(main).toContainText(`Write to ${company.emails.info}`);
  await expect(main).toContainText(
    'Mobile numbers, and your agreement to be sent texts, are never passed on',
  );
  await expect(main.getByRole('heading', { name: howLong(false).title })).toBeVisible();
  await expect(main.getByRole('heading', { name: DETAILS_WITHIN })).toBeVisible();
  for (const { phones } of Object.values(company.offices))
    await expect(main.getByRole('link', { name: phones[0].display }).first()).toBeVisible();
});

test('the terms say how people are contacted, and how they stop it', async ({ page }) => {
  await page.goto(PATHS.privacy);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(PATHS.terms);
  for (const { title } of terms) await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const main = page.getByRole('main');
  for (const words of ['Reply STOP', 'HELP', 'Message and data rates may apply.', 'fewer than five a month'])
    await expect(main).toContainText(words);
});

for (const path of [...Object.values(forms).map(({ form }) => form.page), PATHS.login])
  test(`beside the form of ${path} both can be read`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: publicPages.terms.title })).toHaveAttribute(
      'href',
      PATHS.terms,
    );
    await main.getByRole('link', { name: publicPages.privacy.title }).click();
    await expect(page).toHaveURL(PATHS.privacy);
  });
