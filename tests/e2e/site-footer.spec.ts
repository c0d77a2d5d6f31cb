import { company } from '#content/company.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/footer');
});

test('tells both addresses, two phones each, and the e-mail [S1-01]', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Bhaisepati');
  await expect(footer).toContainText('Lalitpur');
  await expect(footer).toContainText('Boston');
  for (const office of Object.values(company.offices)) {
    for (const { display, tel } of office.phones) {
      await expect(footer.getByRole('link', { name: display })).toHaveAttribute('href', `tel:${tel}`);
    }
  }
  const mail = footer.getByRole('link', { name: company.emails.info });
  await expect(mail).toHaveAttribute('href', new RegExp(encodeURIComponent(company.emails.info)));
  await expect(mail).toHaveAttribute('target', '_blank');
});

test('embeds the map on demand only [S1-02]', async ({ page }) => {
  const asked: string[] = [];
  const map = new URL(company.map.embedUrl);
  await page.route(
    (url) => url.host === map.host,
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<p>A map of Bhaisepati</p>' });
    },
  );
  const footer = page.getByRole('contentinfo');
  const show = footer.getByRole('button', { name: 'Show the map' });
  await show.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await show.click();
  await expect(
    footer.frameLocator(`iframe[title="${company.map.title}"]`).getByText('A map of Bhaisepati'),
  ).toBeVisible();
  expect(asked).toEqual([company.map.embedUrl]);
});

test('links the five profiles, round, in a new tab, flipping to a picture [S1-02] [S2-16]', async ({
  page,
}) => {
  const social = page.getByRole('contentinfo').getByRole('list', { name: 'Social media' });
  const links = social.getByRole('link');
  await expect(links).toHaveCount(5);
  for (const [index, name] of ['Facebook', 'Instagram', 'YouTube', 'TikTok', 'LinkedIn'].entries()) {
    const link = links.nth(index);
    await expect(link).toHaveAccessibleName(new RegExp(`on ${name} \\(opens in a new tab\\)`));
    await expect(link).toHaveAttribute('target', '_blank');
    await link.scrollIntoViewIfNeeded();
    await expect(link).toHaveCSS('border-radius', '50%');
    const box = await link.boundingBox();
    expect(box?.width).toBe(box?.height);
    await link.hover();
    const picture = link.locator('img').last();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // Turned by half a circle: the first and third axes point the other way.
    await expect(picture.locator('..')).toHaveCSS('transform', /^matrix3d\(-1, 0, .*, -1, 0, 0, 0, 0, 1\)$/);
  }
});

test('leads to the review page and the support pages [S1-03] [S2-22]', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  const review = footer.getByRole('link', { name: /feedback/i });
  await expect(review).toHaveAttribute('href', company.reviewUrl);
  await expect(review).toHaveAttribute('target', '_blank');
  const support = footer.getByRole('navigation', { name: 'Support' }).getByRole('link');
  await expect(support).toHaveText(['Help Center', 'Blogs', 'FAQs']);
  expect(await support.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/help-center',
    '/blogs',
    '/faq',
  ]);
});

test('says the current year, All Rights Reserved and the legal name [S1-04]', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`${new Date().getFullYear()} ${company.legalName} All Rights Reserved`);
  await page.clock.setFixedTime(new Date('2031-07-01T00:00:00Z'));
  await page.reload();
  await expect(footer).toContainText(`2031 ${company.legalName} All Rights Reserved`);
});
