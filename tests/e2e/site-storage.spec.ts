import { expect, test } from '#tests/support/fixtures.ts';
import { answer, hydrated } from '#tests/support/form-page.ts';

test('with storage blocked the sign-in locks, the logo leads home, the clock finds its place [S4-19] [S2-08]', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await page.goto('/adminlogin');
  await hydrated(page);
  await page.evaluate(() => (document.documentElement.dataset['loginDelay'] = '0'));
  for (const count of ['1', '2', '3']) {
    await answer(page, { Username: 'nobody without storage', Password: `wrong-${count}` });
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(`Failed attempts: ${count} / 3`);
  }
  await expect(page.getByRole('button', { name: 'Locked' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/);

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 27.6588, longitude: 85.3247 });
  await page.goto('/clock');
  await expect(page.getByText(/^(Lalitpur|Patan)$/)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL('/about');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Go to/ })
    .click();
  await expect(page).toHaveURL('/');
});
