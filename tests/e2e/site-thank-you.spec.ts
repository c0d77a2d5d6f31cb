import { socialPlans } from '#content/plans.ts';
import { PATHS } from '#shared/paths.ts';
import { axeFaults } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/fixtures.ts';

/** What only the provider of the card can tell, and has not told this page. */
const CLAIM =
  /thank you|(?:have|has) (?:paid|received|reached)|(?:payment|order|plan) (?:is|was|has been)|success/i;

for (const { id, card } of socialPlans)
  test(`after the checkout of ${card.title} it says what comes next, and claims no payment`, async ({
    page,
  }) => {
    await page.goto(`${PATHS.thankYou}?plan=${id}`);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/What happens next with your\splan/);
    await expect(main).toContainText('When the card provider has told us of your payment');
    for (const other of socialPlans)
      await expect(main.getByText(`${other.card.title}:`)).toBeVisible({ visible: other.id === id });
    expect(
      (await main.innerText()).replace('When the card provider has told us of your payment', ''),
    ).not.toMatch(CLAIM);
  });

for (const plan of [
  'no-such-plan',
  '',
  '<img src=x onerror=alert(1)>',
  '"]*{}',
  "'\\\u0000\u2028",
  'x'.repeat(5_000),
])
  test(`of a plan that is none (${JSON.stringify(plan.slice(0, 30))}) it names none, and shows nothing of it`, async ({
    page,
  }) => {
    page.on('dialog', () => expect.soft('a dialog').toBe('none'));
    await page.goto(`${PATHS.thankYou}?${new URLSearchParams({ plan }).toString()}`);
    const main = page.getByRole('main');
    await expect(main).toContainText('When the card provider has told us of your payment');
    for (const { card } of socialPlans) await expect(main.getByText(`${card.title}:`)).toBeHidden();
    if (plan !== '') expect(await main.innerText()).not.toContain(plan.slice(0, 30));
    expect(await page.locator('main img[src="x"]').count()).toBe(0);
  });

test('whoever comes by another way is thanked for nothing', async ({ page }) => {
  await page.goto(PATHS.thankYou);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/What happens after you\swrite/);
  expect(await main.innerText()).not.toMatch(CLAIM);
  for (const width of [390, 1440])
    for (const hash of ['', '#message', '#demo', '#plan']) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${PATHS.thankYou}${hash}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await axeFaults(page)).toEqual([]);
    }
});
