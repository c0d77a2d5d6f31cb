import { PATHS } from '#shared/paths.ts';
import { settled } from '#tests/support/axe.ts';
import { brokenLines } from '#tests/support/broken-lines.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { hydrated } from '#tests/support/form-page.ts';

const { countries: _countries, build: _build, admin: _admin, ...screens } = PATHS;

test('on a phone no date, time, phone number, amount or count goes on in a second line', async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of Object.values(screens)) {
    await page.goto(path);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      expect.soft(await brokenLines(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('the large date breaks after its weekday only', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-09-23T06:00:00Z'));
  await page.goto(PATHS.date);
  await hydrated(page);
  await expect(page.getByText('Wednesday, September 23, 2026')).toBeVisible();
  for (const width of [320, 390, 560, 768, 912, 992, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await brokenLines(page), `at ${width} px`).toEqual([]);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});
