import { CROWDED } from '#tests/support/crowd.ts';
import { gate } from '#tests/support/gate.ts';
import { expect, test } from '#tests/support/fixtures.ts';

// What other tests post may be in a script that cannot be cut without the browser's tables: here nobody posts.
test.use({ crowded: CROWDED });

for (const path of ['/services', '/contact']) {
  test(`${path} asks for its scripts once its first frame is on the screen`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.clock.install();
    await page.addInitScript(() => {
      const waiting: (() => void)[] = [];
      const PerformanceObserver = class {
        constructor(told: () => void) {
          waiting.push(told);
        }
        observe() {
          // The test says when the page is painted.
        }
      };
      Object.assign(window, { PerformanceObserver, tellPaint: () => waiting.forEach((told) => told()) });
    });
    await page.goto(path, { waitUntil: 'load' });
    expect(scripts).toEqual([]);
    await page.evaluate('tellPaint()');
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
}

test('a page whose browser tells no paint asks for its scripts all the same', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PerformanceObserver'));
  await page.goto('/contact', { waitUntil: 'load' });
  await expect(page.getByRole('form', { name: 'Get in Touch' })).toHaveAttribute('data-ready');
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

for (const path of [
  '/contact',
  '/connect',
  '/demo',
  '/login',
  '/adminlogin',
  '/feedback',
  '/registration',
  '/select-website-plan',
  '/clock',
  '/blogs',
  '/faq',
  '/help-center',
]) {
  test(`${path} comes to life without the browser's tables of languages`, async ({ page }) => {
    await page.addInitScript(() => {
      const opened: string[] = [];
      for (const name of ['Collator', 'DateTimeFormat', 'DisplayNames', 'NumberFormat', 'Segmenter'] as const)
        Object.assign(Intl, {
          [name]: new Proxy(Intl[name], {
            construct(target, args, newTarget) {
              opened.push(name);
              return Reflect.construct(target, args, newTarget) as object;
            },
          }),
        });
      const formats = [
        'toLocaleString',
        'toLocaleDateString',
        'toLocaleTimeString',
        'localeCompare',
      ] as const;
      for (const prototype of [Number.prototype, Date.prototype, String.prototype])
        for (const name of formats)
          if (name in prototype)
            Object.defineProperty(prototype, name, {
              value() {
                opened.push(name);
                return '';
              },
            });
      Object.assign(window, { opened });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('astro-island[client=painted][ssr]')).toHaveCount(0);
    expect(await page.evaluate('opened')).toEqual([]);
  });
}
