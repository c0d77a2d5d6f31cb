import { endpoints } from '#shared/endpoints/all.ts';
import { PATHS } from '#shared/paths.ts';
import { socialPlans } from '#content/plans.ts';
import { settled } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/fixtures.ts';

const PAGES = [
  ...[PATHS.home, PATHS.digital, PATHS.property, PATHS.about, PATHS.connect, PATHS.pricing],
  ...[PATHS.login, socialPlans[0].card.route, PATHS.helpCenter, endpoints.unsubscribe.path],
];

for (const path of PAGES) {
  test(`${path} is printed as ink on white from the dark scheme, without menus and what moves`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(path);
    await settled(page);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.locator('video').filter({ visible: true })).toHaveCount(0);
    const dark = await page.evaluate(() => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const grey = (css: string): number => {
        if (!canvas) throw new Error('There is no canvas.');
        canvas.fillStyle = '#fff';
        canvas.fillRect(0, 0, 1, 1);
        canvas.fillStyle = css;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return (red + green + blue) / 765;
      };
      // Whether the printer prints backgrounds is the reader's choice: no text may count on one.
      return [...document.querySelectorAll(':root, body, main, main *:not(svg, svg *)')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { backgroundColor, backgroundImage, color } = getComputedStyle(element);
          return (
            grey(backgroundColor) < 0.8 ||
            grey(color) > 0.6 ||
            backgroundImage.startsWith('linear-gradient(rgb(11')
          );
        })
        .map((element) => element.outerHTML.slice(0, 100));
    });
    expect(dark).toEqual([]);
  });
}
