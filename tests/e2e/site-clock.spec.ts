import { PATHS } from '#shared/paths.ts';
import { brokenLines } from '#tests/support/broken-lines.ts';
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
  // The hands as they lie on the screen: a minute past twelve.
  const directions = await page.locator('.clock-face').evaluate((face: SVGSVGElement) => {
    const lines = face.querySelectorAll<SVGPathElement>('.hour, .minute, .second path');
    return [...lines].map((line) => {
      const at = (length: number) =>
        line.getPointAtLength(length).matrixTransform(line.getScreenCTM() ?? undefined);
      const [tail, tip] = [at(0), at(line.getTotalLength())];
      return Math.round((Math.atan2(tip.x - tail.x, tail.y - tip.y) * 1800) / Math.PI) / 10;
    });
  });
  expect(directions).toEqual([0.5, 6, 0]);
});

test.describe('in America/Los_Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('it is still yesterday there: the visitor’s own time and date [S4-04]', async ({ page }) => {
    await page.clock.install({ time: NOON });
    await page.goto('/clock');
    await page.clock.pauseAt(new Date(NOON.getTime() + 60_000));
    await expect(page.getByText('10:15:58 PM')).toBeVisible();
    await expect(page.getByText('Wednesday, March 4, 2026')).toBeVisible();
  });
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

test('turns the day at midnight [S4-04]', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-05T18:13:59Z') });
  await page.goto('/date');
  await page.clock.pauseAt(new Date('2026-03-05T18:14:59Z'));
  await expect(page.getByText('Thursday, March 5, 2026')).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page.getByText('Friday, March 6, 2026')).toBeVisible();
});

test('without words is read out by its name, to the minute; beside its words it is silent [S4-04]', async ({
  page,
}) => {
  await page.clock.install({ time: NOON });
  await page.goto('/watch');
  await page.clock.pauseAt(new Date(NOON.getTime() + 60_000));
  await expect(page.getByRole('img', { name: 'The time is 12:00 PM' })).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page.getByRole('img', { name: 'The time is 12:01 PM' })).toBeVisible();
  await page.goto('/clock');
  await expect(page.getByRole('main').getByRole('img')).toBeHidden();
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

  test('refused before says at once that it cannot be fetched [S4-07] [S8-02]', async ({ page, context }) => {
    await context.grantPermissions([]);
    await page.goto('/clock');
    await expect(page.locator(label)).toHaveText('cannot fetch your location');
  });

  test('refused when asked says so as well, on the page of Digital Solutions [S4-07] [S2-18]', async ({
    page,
  }) => {
    await page.goto('/digital-soln');
    const place = page.locator(label);
    await expect(place).toHaveText('…');
    await place.scrollIntoViewIfNeeded();
    await expect(place).toHaveText('cannot fetch your location');
  });

  test('is asked for only when the clock was looked at, and stays neutral when nobody answers [S4-05]', async ({
    page,
  }) => {
    let questions = 0;
    await page.exposeFunction('noteQuestion', () => (questions += 1));
    await page.addInitScript(() => {
      Geolocation.prototype.getCurrentPosition = () => {
        (window as unknown as { noteQuestion: () => void }).noteQuestion();
      };
    });
    await page.clock.install({ time: NOON });
    await page.setViewportSize({ width: 390, height: 300 });
    await page.goto('/clock');
    await expect(page.locator('.clock-time')).toHaveText(/M$/);
    await page.clock.pauseAt(new Date(NOON.getTime() + 60_000));
    const place = page.locator(label);
    await place.scrollIntoViewIfNeeded();
    await expect(place).toBeInViewport();
    await page.clock.runFor(1_000);
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await expect(place).not.toBeInViewport();
    await page.clock.runFor(60_000);
    expect(questions).toBe(0);

    await place.scrollIntoViewIfNeeded();
    await expect(place).toBeInViewport();
    await page.clock.runFor(3_000);
    await expect.poll(() => questions).toBe(1);
    await expect(place).toHaveText('…');
    await page.clock.runFor(60_000);
    await expect(place).toHaveText('…');
    expect(questions).toBe(1);
  });

  test('without geolocation says so [S4-08] [S8-02]', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => undefined });
    });
    await page.goto('/clock');
    await expect(page.locator(label)).toHaveText('Geolocation not supported');
  });
});

test('the large date breaks after its weekday only', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-09-23T06:00:00Z'));
  await page.goto(PATHS.date);
  await expect(page.getByText('Wednesday, September 23, 2026')).toBeVisible();
  for (const width of [320, 390, 560, 768, 912, 992, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await brokenLines(page), `at ${width} px`).toEqual([]);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});
