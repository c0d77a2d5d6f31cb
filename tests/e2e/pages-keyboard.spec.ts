import type { Page } from 'playwright/test';
import { PATHS } from '#shared/paths.ts';
import { axeFaults, settled } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/fixtures.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

for (const [width, opener] of [
  [390, 'Open menu'],
  [1440, 'Menu'],
] as const) {
  test(`the open menu is free of faults at ${width} px, light and dark [S4-01]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(PATHS.about);
    await page.getByRole('button', { name: opener, exact: true }).click();
    for (const group of await dialog(page).locator('summary').all()) await group.click();
    await expect(dialog(page)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await settled(page);
    expect(await axeFaults(page, 'looks')).toEqual([]);
  });
}

/** Where the focus is, in words, and whether a person sees that it is there. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    // The visible part of a control may be its label or the frame around it.
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    const isInView = box.bottom > 0 && box.top < innerHeight && box.width > 0;
    return { name: element.outerHTML.slice(0, 120), seen: isOutlined && isInView };
  });

for (const path of [PATHS.home, PATHS.digital, PATHS.contact, PATHS.portfolio, PATHS.helpCenter]) {
  test(`the keyboard reaches everything on ${path} and is always seen, also in forced colours`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    const stops = new Set<string>();
    const unseen: string[] = [];
    let last = '';
    for (let stop = await focused(page); stop !== undefined && stops.size < 200; stop = await focused(page)) {
      expect(stop.name, 'the focus moves on').not.toBe(last);
      last = stop.name;
      stops.add(stop.name);
      if (!stop.seen) unseen.push(stop.name);
      await page.keyboard.press('Tab');
    }
    expect(unseen).toEqual([]);
    // The walk ends at the page's end: it was no circle inside it.
    expect(last).toContain(PATHS.terms);
    expect(stops.size).toBeGreaterThan(20);
  });
}

test('forced colours keep the edges of buttons and fields', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of [PATHS.home, PATHS.contact, PATHS.demo]) {
    await page.goto(path);
    const edgeless = await page.evaluate(() =>
      [...document.querySelectorAll('.button, input:not([type=hidden]), select, textarea')]
        .filter(
          (element) =>
            element.checkVisibility({ opacityProperty: true }) &&
            getComputedStyle(element).borderTopStyle === 'none',
        )
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(edgeless, path).toEqual([]);
  }
});

test('forced colours show the boxes to tick, ticked or not, and how strong a password is', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(PATHS.login);
  const box = page.getByRole('checkbox', { name: 'Privacy Terms and conditions' });
  const empty = await box.screenshot();
  await box.check();
  await page.mouse.move(0, 0);
  expect((await box.screenshot()).equals(empty)).toBe(false);

  await page.goto(PATHS.registration);
  const bar = page.getByRole('meter');
  const unfilled = await bar.screenshot();
  await page.getByRole('textbox', { name: 'Password', exact: true }).pressSequentially('Abcdef1!x');
  await expect(page.getByText('Very Strong')).toBeVisible();
  await expect(bar).toHaveCSS('border-top-style', 'solid');
  expect((await bar.screenshot()).equals(unfilled)).toBe(false);
});

test('forced colours keep the edges of what lies over a page: the side panel, a question', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(PATHS.login);
  const hasEdge = (name: string) =>
    page.getByRole('dialog', { name }).evaluate((element) => {
      const { outlineStyle, outlineColor } = getComputedStyle(element);
      return outlineStyle === 'solid' && outlineColor !== 'rgba(0, 0, 0, 0)';
    });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await hasEdge('Menu')).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
  expect(await hasEdge('Are you sure?')).toBe(true);
});

test('nothing moves by itself for who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [PATHS.home, PATHS.property, PATHS.about, PATHS.connect]) {
    await page.goto(path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number(effect?.getComputedTiming().duration) > 1,
        )
        .map(({ effect }) =>
          effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : '',
        ),
    );
    expect(moving, path).toEqual([]);
    for (const film of await page.locator('video').all()) await expect(film).toHaveJSProperty('paused', true);
  }
});
