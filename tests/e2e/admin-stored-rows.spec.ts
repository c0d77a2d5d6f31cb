import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, test } from '#tests/support/staff-area.ts';

const MANY = 10_000;
/** Rows in sight on a screen of 900 px, and a few beyond both edges. */
const MOST_DRAWN = 50;

/** A server of its own with a list as long as years make it, and records of another system. */
test.use({ crowded: { feedback: MANY, verification: 3 }, viewport: { width: 1440, height: 900 } });

const rowsOf = (page: Page) => page.getByRole('table').locator('tr[data-id]');
const box = (page: Page) => page.locator('.admin-rows');

/** Goes through the whole list screen by screen; the ids in the order in which they were met. */
function walk(page: Page): Promise<{ ids: string[]; mostDrawn: number }> {
  return box(page).evaluate(async (element) => {
    const ids = new Set<string>();
    let mostDrawn = 0;
    for (let top = 0; top < element.scrollHeight; top += element.clientHeight - 100) {
      element.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const drawn = [...element.querySelectorAll<HTMLElement>('tr[data-id]')];
      mostDrawn = Math.max(mostDrawn, drawn.length);
      for (const row of drawn) ids.add(row.dataset['id'] ?? '');
    }
    return { ids: [...ids], mostDrawn };
  });
}

test('ten thousand rows: all counted, found, walked through once, sorted, filtered, exported', async ({
  staff,
  page,
}) => {
  test.setTimeout(180_000);
  await staff.open('feedback');
  await expect(page.getByText('10,000 feedbacks')).toBeVisible();
  await expect(staff.tab('Feedback')).toContainText('10,000');
  expect(await rowsOf(page).count()).toBeLessThanOrEqual(MOST_DRAWN);

  // The oldest of all is on the last page: a search reads that far.
  await page.getByRole('searchbox').fill(`${MANY - 1}@example.com`);
  await expect(rowsOf(page)).toHaveCount(1, { timeout: 60_000 });
  await expect(page.getByText('1 of 10,000 feedbacks', { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('searchbox').fill('');
  await expect(page.getByText('10,000 feedbacks', { exact: true })).toBeVisible();

  const { ids, mostDrawn } = await walk(page);
  expect(ids).toHaveLength(MANY);
  expect(ids).toEqual([...ids].sort().reverse());
  expect(mostDrawn).toBeLessThanOrEqual(MOST_DRAWN);

  // Another order begins at the top.
  await staff.button('Submitted').click();
  await expect(rowsOf(page).first()).toHaveAttribute('data-id', ids.at(-1) ?? '');
  await expect(rowsOf(page).first()).toHaveAttribute('aria-rowindex', '2');
  await box(page).evaluate((element) => {
    element.scrollTo(0, element.scrollHeight);
  });
  await expect(rowsOf(page).last()).toHaveAttribute('aria-rowindex', String(MANY + 1));

  // A selection is by id: from the first row to the last, which is drawn long after.
  await box(page).evaluate((element) => {
    element.scrollTo(0, 0);
  });
  await rowsOf(page).first().getByRole('checkbox').check();
  await box(page).evaluate((element) => {
    element.scrollTo(0, element.scrollHeight);
  });
  const last = page.getByRole('row').and(page.locator(`[aria-rowindex="${MANY + 1}"]`));
  await last.getByRole('checkbox').click({ modifiers: ['Shift'] });
  await expect(page.getByText('10,000 selected')).toBeVisible();
  await page.keyboard.press('d');
  await staff.answer('Yes, delete');
  await expect(page.getByText('No visible feedback found.')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('10,000 feedbacks', { exact: true })).toBeVisible();

  await page.getByLabel('Period').selectOption('Last 7 days');
  const summary = page.getByText(/^\d+ of 10,000 feedbacks$/);
  await expect(summary).toBeVisible();
  const left = Number((await summary.textContent())?.split(' ')[0]);
  expect(left).toBeGreaterThan(50);

  await page.getByLabel('Period').selectOption('Any time');
  const [file] = await Promise.all([page.waitForEvent('download'), staff.button('Export CSV').click()]);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(MANY + 1);
  expect(new Set(lines.slice(1).map((line) => line.split(',').at(-1)))).toEqual(new Set(ids));
});

test('key verification lists the stored records with their fields, and hides them [S2-48] [S4-23]', async ({
  staff,
  page,
}) => {
  await staff.open('verification');
  await expect(rowsOf(page)).toHaveCount(3);
  const headings = await page.getByRole('columnheader').allTextContents();
  expect(headings).toEqual(['First name', 'Last name', 'Email', 'Created', 'ID', 'Actions']);
  const newest = rowsOf(page).first();
  await expect(newest).toContainText('Asha');
  await expect(newest).toContainText('asha.rai0@example.com');
  await staff.putAway('asha.rai0@example.com', 'DELETE');
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(2);
});
