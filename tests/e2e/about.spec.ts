import type { Page } from 'playwright/test';
import { values } from '#content/values.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { stopTime } from '#tests/support/stop-time.ts';

const SLIDE = 5_000;
const names = values.map(({ name }) => name);

const carousel = (page: Page) => page.getByRole('region', { name: 'Our values' });
const control = (page: Page, name: string | RegExp) => carousel(page).getByRole('button', { name });

/** Which value a visitor sees, from 1: its heading is in view, its mark is lit, and it is read out. */
async function shows(page: Page, number: number): Promise<void> {
  const name = names[number - 1] ?? '';
  await expect(carousel(page).getByRole('heading', { name })).toBeInViewport({ ratio: 0.9 });
  await expect(control(page, new RegExp(`^${String(number)} of 5`))).toHaveAttribute('aria-current', 'true');
  await expect(carousel(page).getByText(`Value ${String(number)} of 5: ${name}`)).toBeAttached();
}

/** Opens the page with the carousel in view; from here on time passes only when the test says so. */
async function openAtRest(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/about');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(control(page, 'Next value')).toBeVisible();
  await page.mouse.move(0, 0);
  await stopTime(page);
  await shows(page, 1);
}

test('tells story, mission and vision, and shows the five values [S2-20]', async ({ page }) => {
  await page.goto('/about');
  for (const name of [/story/i, /mission/i, /vision/i]) {
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name }).first()).toBeVisible();
  }
  await expect(carousel(page).getByRole('heading', { level: 3 })).toHaveText(names);
});

test('goes on every 5 seconds and wraps both ways [S4-02] [S4-03] [S9-05]', async ({ page }) => {
  await openAtRest(page);
  await page.clock.runFor(SLIDE - 2_000);
  await shows(page, 1);
  await page.clock.runFor(2_000);
  for (const number of [2, 3, 4, 5, 1]) {
    await shows(page, number);
    await page.clock.runFor(SLIDE);
  }
  await shows(page, 2);
  for (const number of [1, 5, 4]) {
    await control(page, 'Previous value').click();
    await shows(page, number);
  }
  for (const number of [5, 1]) {
    await control(page, 'Next value').click();
    await shows(page, number);
  }
  await control(page, /^3 of 5/).click();
  await shows(page, 3);
});

test('waits while it is pointed at, has the focus, is paused or hidden', async ({ page }) => {
  await openAtRest(page);
  await carousel(page).hover();
  await page.clock.runFor(SLIDE * 3);
  await shows(page, 1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(SLIDE);
  await shows(page, 2);
  // A finger that has touched it points no more.
  await carousel(page).dispatchEvent('pointerenter', { pointerType: 'touch' });
  await page.clock.runFor(SLIDE);
  await shows(page, 3);
  await control(page, 'Previous value').click();
  await shows(page, 2);
  await page.mouse.move(0, 0);

  await control(page, 'Next value').focus();
  await page.clock.runFor(SLIDE * 3);
  await shows(page, 2);
  await control(page, 'Pause the slides').press('Enter');
  await control(page, 'Play the slides').blur();
  await page.clock.runFor(SLIDE * 3);
  await shows(page, 2);
  await control(page, 'Play the slides').press('Enter');
  await control(page, 'Pause the slides').blur();
  await page.clock.runFor(SLIDE);
  await shows(page, 3);

  const turnTab = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await turnTab(true);
  await page.clock.runFor(3_600_000);
  await turnTab(false);
  await shows(page, 3);
  await page.clock.runFor(SLIDE);
  await shows(page, 4);
});

test('goes on a full interval after a step by hand', async ({ page }) => {
  await openAtRest(page);
  await page.clock.runFor(SLIDE - 2_000);
  await control(page, 'Next value').click();
  await control(page, 'Next value').blur();
  await page.mouse.move(0, 0);
  await page.clock.runFor(SLIDE - 1_000);
  await shows(page, 2);
  await page.clock.runFor(1_000);
  await shows(page, 3);
  await page.clock.runFor(SLIDE - 1_000);
  await shows(page, 3);
});

test('follows the wheel and the arrow keys, after any of its buttons', async ({ page }) => {
  await openAtRest(page);
  // The mark of the slide that is shown already moves nothing.
  await control(page, /^1 of 5/).click();
  await carousel(page).getByRole('list').first().hover();
  await page.mouse.wheel(900, 0);
  await shows(page, 2);
  await control(page, /^4 of 5/).click();
  await shows(page, 4);
  await carousel(page).getByRole('list').first().press('ArrowLeft');
  await shows(page, 3);
});

test('stands still under reduced motion until it is told to play', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAtRest(page);
  await page.clock.runFor(SLIDE * 3);
  await shows(page, 1);
  await control(page, 'Next value').click();
  await shows(page, 2);
  await control(page, 'Play the slides').click();
  await control(page, 'Pause the slides').blur();
  await page.mouse.move(0, 0);
  await page.clock.runFor(SLIDE);
  await shows(page, 3);
});
