import type { Locator, Page } from 'playwright/test';
import { CROWDED } from '#tests/support/crowd.ts';
import { expect, test } from '#tests/support/staff-area.ts';

/** Rows of invented people, some with long names and addresses. */
test.use({ crowded: CROWDED, viewport: { width: 1440, height: 900 } });

/** Where the words of each element begin. */
const starts = (cells: Locator): Promise<number[]> =>
  cells.evaluateAll((elements) =>
    elements.map((element) => {
      const words = document.createRange();
      words.selectNodeContents(element.querySelector('button, a, .admin-clip') ?? element);
      return Math.round(words.getBoundingClientRect().left);
    }),
  );

for (const [place, people] of [
  ['users', '12 users'],
  ['website', '12 submissions'],
] as const) {
  test(`on a screen of 1440 px the heads of ${place} stand over their cells, all in sight`, async ({
    staff,
    page,
  }) => {
    await staff.open(place);
    await expect(page.getByText(people)).toBeVisible();
    const heads = await starts(page.getByRole('columnheader'));
    const cells = await starts(page.getByRole('row').nth(1).getByRole('cell'));
    // The buttons of a row are set to its end, and have no head to be seen.
    expect(cells.slice(0, -1)).toEqual(heads.slice(0, -1));
    const hidden = await page
      .getByRole('table')
      .evaluate((table) => (table.parentElement?.scrollWidth ?? 0) - (table.parentElement?.clientWidth ?? 0));
    expect(hidden).toBe(0);
  });
}

test('a popup of what was put away is as wide as a page of text needs', async ({ staff, page }) => {
  await staff.open('website');
  await staff.button('Verified (0)').click();
  const box = await page.getByRole('dialog', { name: 'Verified (0)' }).boundingBox();
  expect(box?.width).toBe(832);
});

/** The tops of the lines in which buttons or words stand. */
const lines = async (found: Locator): Promise<number[][]> =>
  found.evaluateAll((elements) =>
    elements.map((element) => [...new Set([...element.getClientRects()].map(({ top }) => Math.round(top)))]),
  );

async function openOnPhone(page: Page, name: string): Promise<Locator> {
  await page.getByRole('link', { name }).click();
  return page.getByRole('region', { name: `Details: ${name}` });
}

test('on a phone an open user has its buttons in one line and its address unbroken', async ({
  staff,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await staff.open('users');
  const details = await openOnPhone(page, 'Deepak Adhikari');
  const buttons = details
    .locator('footer')
    .getByRole('button')
    .or(details.locator('footer').getByRole('link'));
  expect(new Set((await lines(buttons)).flat()).size).toBe(1);
  expect((await lines(details.getByRole('link', { name: 'deepak.adhikari1@example.com' })))[0]).toHaveLength(
    1,
  );
});
