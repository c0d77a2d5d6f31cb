import { expect, test } from '#tests/support/fixtures.ts';

const NOON = new Date('2026-03-05T06:14:58Z');

test('ticks every second and shows time and date [S4-04] [S9-05]', async ({ page }) => {
  await page.clock.install({ time: NOON });
  await page.goto('/clock');
  await page.clock.pauseAt(new Date(NOON.getTime() + 60_000));
  await expect(page.getByText('12:00:58 PM')).toBeVisible();
  await expect(page.getByText('Thursday, March 5, 2026')).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page.getByText('12:00:59 PM')).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page.getByText('12:01:00 PM')).toBeVisible();
});

test('is right again at once after a hidden hour [S4-04]', async ({ page }) => {
  await page.clock.install({ time: NOON });
  await page.goto('/date');
  await page.clock.pauseAt(new Date(NOON.getTime() + 60_000));
  await expect(page.getByText('12:00:58 PM')).toBeVisible();
  // The machine slept: time has passed, no timer has fired.
  await page.clock.setSystemTime(new Date(NOON.getTime() + 3_660_000));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('1:00:58 PM')).toBeVisible();
});

test.describe('the place', () => {
  const label = '.clock-place';

  test('becomes the visitor’s city, looked up once a session [S4-05] [S7-02]', async ({ page, context }) => {
    const lookUps: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/reverse-geocode')) lookUps.push(request.url());
    });
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 27.6588, longitude: 85.3247 });
    await page.goto('/clock');
    await expect(page.locator(label)).toHaveText(/^(Lalitpur|Patan)$/);
    await page.reload();
    await expect(page.locator(label)).toHaveText(/^(Lalitpur|Patan)$/);
    expect(lookUps).toHaveLength(1);
  });

  test('far from every known city is an unknown location [S4-06] [S8-02]', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: -48.9, longitude: -123.4 });
    await page.goto('/clock');
    await expect(page.locator(label)).toHaveText('Unknown location');
  });

  test('refused says that it cannot be fetched [S4-07] [S8-02]', async ({ page, context }) => {
    await context.clearPermissions();
    await page.goto('/clock');
    await expect(page.locator(label)).toHaveText('cannot fetch your location');
  });

  test('without geolocation says so [S4-08] [S8-02]', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => undefined });
    });
    await page.goto('/clock');
    await expect(page.locator(label)).toHaveText('Geolocation not supported');
  });
});
