import type { Page } from 'playwright/test';
import { endpoints } from '#shared/endpoints/all.ts';
import { CROWDED } from '#tests/support/crowd.ts';
import { expect, test } from '#tests/support/staff-area.ts';

/** A page at 400 % and at 200 %, phones held sideways, the smallest phone held upright. */
const SIZES = [
  { width: 320, height: 256 },
  { width: 427, height: 320 },
  { width: 640, height: 360 },
  { width: 844, height: 390 },
  { width: 1280, height: 400 },
  { width: 320, height: 568 },
];
const LISTS = {
  contact: endpoints.contactList,
  website: endpoints.websitePlanList,
  users: endpoints.registrationList,
  connect: endpoints.letsConnectList,
};

test.use({ crowded: CROWDED, allowConsole: ['net::ERR_FAILED'] });

/** How many rows are wholly in sight: inside the window, with nothing over them. */
const rowsInSight = (page: Page): Promise<number> =>
  page.locator('[data-id]').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { top, bottom, left, width } = row.getBoundingClientRect();
        if (top < -1 || bottom > innerHeight + 1) return false;
        const middle = Math.min(left + width / 2, innerWidth / 2);
        return [top + 4, (top + bottom) / 2, bottom - 4].every((y) =>
          row.contains(document.elementFromPoint(middle, y)),
        );
      }).length,
  );

const expectTwo = (page: Page, when: string) =>
  expect.poll(() => rowsInSight(page), { message: when }).toBeGreaterThanOrEqual(2);

for (const size of SIZES)
  test(`at ${size.width} × ${size.height} two rows of a list are in sight, whatever stands around them`, async ({
    staff,
    page,
  }) => {
    await page.setViewportSize(size);
    await page.route(`**${endpoints.adminSession.path}`, async (route) => {
      const answer = await route.fetch();
      const session = (await answer.json()) as { now: string };
      const expiresAt = new Date(Date.parse(session.now) + 5 * 60_000).toISOString();
      await route.fulfill({ response: answer, json: { ...session, expiresAt } });
    });
    for (const [place, list] of Object.entries(LISTS)) {
      await staff.open(place);
      await expect(page.getByText(/^Your session ends at/)).toBeAttached();
      await expectTwo(page, `${place} at first`);
      await page.keyboard.press('/');
      await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
      await expectTwo(page, `${place} while searching`);
      const boxes = page.locator('[data-id] input[type=checkbox]');
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      // Rows end between two pixels: a tenth of one may be outside.
      await expect(page.getByRole('group', { name: /^Selected/ })).toBeInViewport({ ratio: 0.99 });
      await expectTwo(page, `${place} with a selection`);
      await page.route(`**${list.path}*`, (route) => route.abort());
      await page.keyboard.press('r');
      await expect(page.getByText('Could not refresh: the server does not answer.')).toBeVisible();
      await expectTwo(page, `${place} with a notice over the bar of the selection`);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Dismiss' }).click();
    }
  });
