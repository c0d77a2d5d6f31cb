import { gate } from '#tests/support/gate.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test('a page asks for its scripts once its first frame is drawn', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.addInitScript(() => {
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (draw) => waiting.push(draw);
    Object.assign(window, { drawFrame: () => waiting.splice(0).forEach((draw) => draw(performance.now())) });
  });
  await page.goto('/services', { waitUntil: 'load' });
  expect(scripts).toEqual([]);
  await page.evaluate('drawFrame()');
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

for (const [width, open, close] of [
  [1280, 'Menu', 'Close'],
  [390, 'Open menu', 'Close menu'],
] as const) {
  test(`the menu at ${width} px opens and closes before any script has come [S2-12] [S2-13]`, async ({
    page,
  }) => {
    const scripts = gate();
    await page.route('**/_astro/*.js', async (route) => {
      await scripts.opened;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/pricing', { waitUntil: 'load' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const opener = page.getByRole('banner').getByRole('button', { name: open, exact: true });
    await opener.click();
    await expect(menu).toBeVisible();
    scripts.open();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await menu.getByRole('button', { name: close, exact: true }).click();
    await expect(menu).toBeHidden();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });
}
