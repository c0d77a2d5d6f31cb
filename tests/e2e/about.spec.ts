import { values } from '#content/values.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test('tells story, mission and vision, and shows the five values [S2-20]', async ({ page }) => {
  await page.goto('/about');
  for (const name of [/story/i, /mission/i, /vision/i]) {
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name }).first()).toBeVisible();
  }
  const carousel = page.getByRole('region', { name: 'Our values' });
  await expect(carousel.getByRole('heading', { level: 3 })).toHaveText(values.map(({ name }) => name));
});
