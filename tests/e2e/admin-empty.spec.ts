import { expect, test } from '#tests/support/staff-area.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';

/** A server of its own, where nobody has sent anything yet. */
test.use({ seeded: false });
test.describe.configure({ mode: 'default' });

interface Expected {
  place: string;
  empty: string;
  failed: string;
  endpoint: Endpoint;
}

const TEXTS: readonly Expected[] = [
  {
    place: 'contact',
    empty: 'No visible messages to display',
    failed: 'Could not load messages.',
    endpoint: endpoints.contactList,
  },
  {
    place: 'demo',
    empty: 'No visible demo requests.',
    failed: 'Could not load demo requests.',
    endpoint: endpoints.demoList,
  },
  {
    place: 'feedback',
    empty: 'No visible feedback found.',
    failed: 'Failed to fetch feedbacks.',
    endpoint: endpoints.feedbackList,
  },
  {
    place: 'connect',
    empty: 'No visible messages found.',
    failed: 'Could not load messages.',
    endpoint: endpoints.letsConnectList,
  },
  {
    place: 'website',
    empty: 'No visible submissions',
    failed: 'Could not load submissions',
    endpoint: endpoints.websitePlanList,
  },
  {
    place: 'users',
    empty: 'No users registered yet.',
    failed: 'The store is resting.',
    endpoint: endpoints.registrationList,
  },
  {
    place: 'verification',
    empty: 'No records found.',
    failed: 'Error: The store is resting.',
    endpoint: endpoints.verificationList,
  },
];

const resting = { status: 'error', success: false, message: 'The store is resting.' };

test.describe('with a store that fails', () => {
  test.use({ allowConsole: [/^5\d\d: /] });

  for (const { place, empty, failed, endpoint } of TEXTS)
    test(`${place}: no list, a list that cannot be read, then nothing there [S8-08] [S8-12] [S8-13]`, async ({
      staff,
      page,
    }) => {
      const list = `**${endpoint.path}*`;
      await page.route(list, (route) => route.fulfill({ json: { success: true, message: 'hello' } }));
      await staff.open(place);
      const said = (text: string) => page.getByRole('alert').getByText(text, { exact: true });
      await expect(said(failed.replace('The store is resting.', 'Invalid data format'))).toBeVisible();
      await page.unroute(list);
      await page.route(list, (route) => route.fulfill({ status: 500, json: resting }));
      const answered = page.waitForResponse((response) => response.status() === 500);
      await staff.button('Try again').click();
      await answered;
      await expect(said(failed)).toBeVisible();
      await page.unroute(list);
      await staff.button('Try again').click();
      await expect(page.getByText(empty, { exact: true })).toBeVisible();
    });
});

test('no blogs, no FAQs [S8-13]', async ({ staff, page }) => {
  await staff.open('cms');
  await staff.button('Edit Blogs').click();
  await expect(page.getByText('No blogs available', { exact: true })).toBeVisible();
  await staff.tab('Upload Faq').click();
  await staff.button('Edit FAQs').click();
  await expect(page.getByText('No FAQs in this category.', { exact: true })).toHaveCount(3);
});
