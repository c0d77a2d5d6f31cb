import { WEBSITE_PLANS } from '#forms/website-plan/form.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { hydrated } from '#tests/support/form-page.ts';

const PAGES_WITH_CARDS = ['/website', '/pricing', '/digital-soln', '/Products'];

PAGES_WITH_CARDS.forEach((path, index) => {
  test(`each website plan of ${path} leads to its request, with the plan chosen [S2-19]`, async ({
    page,
  }) => {
    await page.goto(path);
    const cardOf = (plan: string) => page.getByRole('link', { name: `Get a Quotation for ${plan}` });
    for (const plan of WEBSITE_PLANS)
      await expect(cardOf(plan)).toHaveAttribute('href', `/select-website-plan?plan=${plan.toLowerCase()}`);
    // Each plan is followed from one page at least.
    const followed = WEBSITE_PLANS[index % WEBSITE_PLANS.length] ?? 'Essence';
    await cardOf(followed).click();
    await expect(page.getByLabel('Plan', { exact: true })).toHaveValue(followed);
  });
});

test('another choice outlasts a reload; another card counts again', async ({ page }) => {
  await page.goto('/website');
  await page.getByRole('link', { name: 'Get a Quotation for Elevate' }).click();
  await hydrated(page);
  const plan = page.getByLabel('Plan', { exact: true });
  await plan.selectOption('Elite');
  await page.reload();
  await hydrated(page);
  await expect(plan).toHaveValue('Elite');
  await page.goBack();
  await page.getByRole('link', { name: 'Get a Quotation for Essence' }).click();
  await hydrated(page);
  await expect(plan).toHaveValue('Essence');
});
