import { endpoints } from '#shared/endpoints/all.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

// Every page of the site is looked at so in pages-every; this one is the answer of a function.
for (const size of [24, 32])
  test(`the page of a mail's link does not run sideways on a phone with a text of ${size} px`, async ({
    page,
  }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
    await page.goto(endpoints.unsubscribe.path);
    await expect(page.locator(':root')).toHaveCSS('font-size', `${size}px`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
