import type { Page } from 'playwright/test';
import { endpoints } from '#shared/endpoints/all.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { PATHS } from '#shared/paths.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { staffList } from '#tests/support/staff-lists.ts';

interface FormCase {
  title: string;
  path: string;
  /** By label; without the e-mail address, which each test gives its own of. */
  answers: Record<string, string>;
  email: string;
  /** An address for a browser and none for the function; `asha@office` if not said. */
  refused?: string;
  /** Never sent back by a page. */
  secrets?: Record<string, string>;
  button: string;
  /** The heading after a success. */
  thanks?: string | RegExp;
  list: Endpoint<unknown>;
}

const MESSAGE = 'नमस्ते <b>&amp; "hello"\nsecond line';
const NAME = { Name: 'आशा राई' };

const FORMS: FormCase[] = [
  {
    title: 'Contact [S2-23]',
    path: PATHS.contact,
    answers: { 'Full Name': 'आशा राई', 'Your Message': MESSAGE },
    email: 'Email Address',
    button: 'Send Message',
    list: endpoints.contactList,
  },
  {
    title: "Let's Connect [S2-25]",
    path: PATHS.connect,
    answers: { ...NAME, Phone: '9812345678', Message: MESSAGE },
    email: 'Email',
    button: 'SEND',
    list: endpoints.letsConnectList,
  },
  {
    title: 'Demo request [S2-27] [S2-28]',
    path: PATHS.demo,
    answers: {
      'First Name': 'Asha',
      'Last Name': 'Rai',
      Country: 'Nepal',
      'What help is needed?': 'Other',
      'Company (optional)': 'Rai Traders',
      Industry: 'Education',
      Phone: '+977 981-2345678',
      'Number of Employees': '11-50',
      Role: 'Owner',
    },
    email: 'Business Email',
    button: 'Submit Request',
    list: endpoints.demoList,
  },
  {
    title: 'Feedback [S2-29]',
    path: PATHS.feedback,
    answers: { ...NAME, Rating: 'Good', Message: MESSAGE },
    email: 'Email',
    refused: 'asha',
    button: 'Submit Feedback',
    list: endpoints.feedbackList,
  },
  {
    title: 'Website plan [S2-30]',
    path: PATHS.websitePlan,
    answers: {
      ...NAME,
      'Company (optional)': 'Rai Traders',
      Plan: 'Elevate',
      'Message (optional)': MESSAGE,
    },
    email: 'Email',
    button: 'Submit Request',
    list: endpoints.websitePlanList,
  },
  {
    title: 'Registration [S2-34]',
    path: PATHS.registration,
    answers: { ...NAME, Phone: '9812345678', Address: 'Bhaisepati, Lalitpur' },
    email: 'Email',
    secrets: { Password: 'long enough', 'Confirm Password': 'long enough' },
    button: 'Register',
    thanks: 'Registration successful!',
    list: endpoints.registrationList,
  },
];

test.use({
  javaScriptEnabled: false,
  // Chromium reports that the answer does not fade in as a page does.
  allowConsole: [/^uncaught: $/],
});

/** The control with this label that a visitor sees. */
const control = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).filter({ visible: true });

async function fillIn(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(answers)) {
    const isSelect = await control(page, label).getByRole('option').count();
    await (isSelect ? control(page, label).selectOption(text) : control(page, label).fill(text));
  }
}

for (const sent of FORMS) {
  const { title, path, answers, email, refused = 'asha@office', secrets = {}, button, list } = sent;
  const { thanks = /^Thank you/ } = sent;
  const taken = `plain${path.replaceAll('/', '-')}@example.com`;

  test(`${title}: a page without script takes it, keeps it when it is refused, and thanks for it once`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const form = page.getByRole('form');
    await expect(form.getByRole('button')).toHaveText([button]);
    await fillIn(page, { ...answers, [email]: refused, ...secrets });
    await form.getByRole('button').click();

    await expect(page.getByRole('alert')).toContainText(/one answer/);
    await expect(control(page, email)).toHaveAttribute('aria-invalid', 'true');
    for (const [label, text] of Object.entries({ ...answers, [email]: refused }))
      await expect(control(page, label)).toHaveValue(text);

    await fillIn(page, { [email]: taken, ...secrets });
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
    const listed = JSON.stringify(await staffList(site, list));
    expect(listed.split(`"${taken}"`)).toHaveLength(2);
    expect(listed).not.toContain(`"${refused}"`);
  });
}
