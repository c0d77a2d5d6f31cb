import type { Page } from 'playwright/test';
import { endpoints } from '#shared/endpoints/all.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { answer, answersOf, hydrated } from '#tests/support/form-page.ts';
import { staffList } from '#tests/support/staff-lists.ts';

interface FormCase {
  path: string;
  title: string;
  button: string;
  call: string;
  answers: Record<string, string>;
  sent: string;
  refused: string;
  unreachable: string | RegExp;
}

const contact: FormCase = {
  path: '/contact',
  title: 'Get in Touch',
  button: 'Send Message',
  call: '**/contact_form/contact_form.php',
  answers: {
    'Full Name': 'Asha Rai',
    'Email Address': 'asha@example.com',
    'Your Message': 'Contact by test',
  },
  sent: 'Message submitted successfully!',
  refused: 'Error: Closed today',
  unreachable: 'Something went wrong. Please try again.',
};
const feedback: FormCase = {
  path: '/feedback',
  title: 'We Value Your Feedback',
  button: 'Submit Feedback',
  call: '**/feedback_form/feedback_form.php',
  answers: { Name: 'Asha Rai', Email: 'asha@example.com', Rating: 'Good', Message: 'Feedback by test' },
  sent: 'Thank you for your feedback!',
  refused: 'Server error: Closed today',
  unreachable: 'Submission failed. Please try again.',
};
const websitePlan: FormCase = {
  path: '/select-website-plan',
  title: 'Tell us about your website',
  button: 'Submit Request',
  call: '**/website_plans/submit_website_plan.php',
  answers: { Plan: 'Elite', Name: 'Asha Rai', Email: 'asha@example.com' },
  sent: 'Your request has been submitted!',
  refused: 'Submission failed: Closed today',
  unreachable: /Error submitting form: .+/,
};

async function fillAndSend(page: Page, form: FormCase) {
  await page.goto(form.path);
  await hydrated(page);
  await answer(page, form.answers);
  await page.getByRole('button', { name: form.button }).click();
}

async function acknowledge(page: Page, message: string | RegExp) {
  const notice = page.getByRole('dialog', { name: message });
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toBeHidden();
}

for (const form of [contact, feedback, websitePlan]) {
  const labels = Object.keys(form.answers);

  test(`${form.title}: sent, thanked, cleared [S8-11] [S8-05] [S8-07] [S2-23] [S2-29] [S2-30]`, async ({
    page,
  }) => {
    await fillAndSend(page, form);
    await acknowledge(page, form.sent);
    expect(await answersOf(page, labels)).toEqual(labels.map(() => ''));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.title);
  });

  test(`${form.title}: a refusal is told and everything kept [S8-11] [S8-05] [S8-07]`, async ({ page }) => {
    await page.route(form.call, (route) =>
      route.fulfill({ status: 409, json: { success: false, status: 'error', message: 'Closed today' } }),
    );
    await fillAndSend(page, form);
    await acknowledge(page, form.refused);
    expect(await answersOf(page, labels)).toEqual(Object.values(form.answers));
  });

  test(`${form.title}: no usable answer is told and everything kept [S8-11] [S8-05] [S8-07]`, async ({
    page,
  }) => {
    await page.route(form.call, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Gateway</p>' }),
    );
    await fillAndSend(page, form);
    await acknowledge(page, form.unreachable);
    expect(await answersOf(page, labels)).toEqual(Object.values(form.answers));
  });
}

test('what was sent, with three clicks, reaches staff once with its fields [S7-05] [S7-09] [S7-12]', async ({
  page,
  site,
}) => {
  for (const form of [contact, feedback, websitePlan]) {
    await page.goto(form.path);
    await hydrated(page);
    await answer(page, {
      ...form.answers,
      [form.path === '/contact' ? 'Full Name' : 'Name']: 'Three Clicks',
    });
    await page.getByRole('button', { name: form.button }).click({ clickCount: 3 });
    await acknowledge(page, form.sent);
  }
  const ofThreeClicks = ({ name }: { name: string }) => name === 'Three Clicks';
  const messages = await staffList(site, endpoints.contactList);
  expect(messages.filter(ofThreeClicks)).toMatchObject([
    { email: 'asha@example.com', message: 'Contact by test' },
  ]);
  const notes = await staffList(site, endpoints.feedbackList);
  expect(notes.filter(ofThreeClicks)).toMatchObject([{ rating: 'Good', message: 'Feedback by test' }]);
  const { data } = await staffList(site, endpoints.websitePlanList);
  expect(data.filter(ofThreeClicks)).toMatchObject([{ plan: 'Elite', company: '' }]);
});

test('contact shows the address, both phones of each office and the map [S2-23]', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main).toContainText('Bhaisepati');
  await expect(main).toContainText('Boston');
  expect(await main.getByRole('link', { name: /^\+\d/ }).count()).toBe(4);
  await main.getByRole('button', { name: 'Show the map' }).click();
  await expect(main.getByTitle(/^Map of/)).toBeVisible();
});
