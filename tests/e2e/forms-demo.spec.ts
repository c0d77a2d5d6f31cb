import type { Page } from 'playwright/test';
import { endpoints } from '#shared/endpoints/all.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { answer, answersOf, hydrated } from '#tests/support/form-page.ts';
import { staffList } from '#tests/support/staff-lists.ts';

const STEP_ONE = {
  'Business Email': 'asha@example.com',
  'First Name': 'Asha',
  'Last Name': 'Rai',
  Country: 'NP',
  'What help is needed?': 'billing/support help',
};
const STEP_TWO = {
  Industry: 'Education',
  Phone: '981-2345678',
  'Number of Employees': '11-50',
  Role: 'Owner',
};

async function openDemo(page: Page) {
  await page.goto('/demo');
  await hydrated(page);
  await expect(page.getByLabel('Country')).toBeEnabled();
}
async function passStepOne(page: Page) {
  await answer(page, STEP_ONE);
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByText('Step 2 of 2')).toBeFocused();
}

test('step 1 is left only when it is right, and checked on every change [S2-27] [S4-18] [S5-06]', async ({
  page,
}) => {
  await openDemo(page);
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
  await page.getByLabel('Business Email').pressSequentially('asha@');
  await expect(page.getByLabel('Business Email')).toHaveAccessibleDescription('Invalid email');
  await page.getByLabel('Business Email').pressSequentially('example.com');
  await expect(page.getByLabel('Business Email')).toHaveAccessibleDescription('');
  await page.getByLabel('Business Email').clear();
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByLabel('Business Email')).toBeFocused();
  await expect(page.getByLabel('Business Email')).toHaveAccessibleDescription('Invalid email');
  await expect(page.getByText('Required', { exact: true })).toHaveCount(4);
  await passStepOne(page);
});

test('step 2 checks the company, the choices and the phone for the country [S5-07] [S5-08] [S2-28]', async ({
  page,
}) => {
  await openDemo(page);
  await passStepOne(page);
  await expect(page.getByRole('img', { name: 'Nepal' })).toBeVisible();
  await expect(page.getByText('+977', { exact: true })).toBeVisible();
  await answer(page, { 'Company (optional)': 'asha@example.com', Phone: '9812345678abc' });
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveAccessibleDescription(
    'Company name should not be an email',
  );
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
    'Invalid phone number for selected country',
  );
  await expect(page.getByText('Required', { exact: true })).toHaveCount(3);
  await page.getByLabel('Phone').fill('9'.repeat(300));
  expect((await page.getByLabel('Phone').inputValue()).length).toBe(300 - 50);
});

test('Back keeps everything; a request is sent in E.164, then cleared and back at step 1 [S4-18] [S8-04] [S7-07]', async ({
  page,
  site,
}) => {
  await openDemo(page);
  await passStepOne(page);
  await answer(page, STEP_TWO);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
  expect(await answersOf(page, Object.keys(STEP_ONE))).toEqual(Object.values(STEP_ONE));
  await page.getByRole('button', { name: 'Next Step' }).click();
  expect(await answersOf(page, Object.keys(STEP_TWO))).toEqual(Object.values(STEP_TWO));
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page
    .getByRole('dialog', { name: 'Demo request submitted successfully!' })
    .getByRole('button')
    .click();
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
  expect(await answersOf(page, Object.keys(STEP_ONE))).toEqual(['', '', '', '', '']);
  const [request] = await staffList(site, endpoints.demoList);
  expect(request).toMatchObject({
    first_name: 'Asha',
    country: 'Nepal',
    phone: '+9779812345678',
    company: '',
  });
});

test('a refusal and a broken answer are told, everything kept [S8-04]', async ({ page }) => {
  const call = '**/request_demo/request_demo.php';
  await page.route(call, (route) => route.fulfill({ status: 409, json: { status: 'error' } }), { times: 1 });
  await openDemo(page);
  await passStepOne(page);
  await answer(page, STEP_TWO);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByRole('dialog', { name: 'Submission failed' }).getByRole('button').click();
  const message = 'We are closed for Dashain.';
  await page.route(call, (route) => route.fulfill({ status: 409, json: { status: 'error', message } }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByRole('dialog', { name: message }).getByRole('button').click();
  await page.route(call, (route) => route.fulfill({ body: 'oops' }));
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByRole('dialog', { name: 'Network or server error' }).getByRole('button').click();
  expect(await answersOf(page, Object.keys(STEP_TWO))).toEqual(Object.values(STEP_TWO));
});

test.describe('when the country list fails', () => {
  test.use({ allowConsole: ['Failed to load country data', '/countries.json'] });

  test('it is logged, and the form works with a typed country [S8-03] [S7-01]', async ({ page, site }) => {
    const logged = page.waitForEvent(
      'console',
      (message) => message.text() === 'Failed to load country data',
    );
    await page.route('**/countries.json', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/demo');
    await logged;
    await answer(page, { ...STEP_ONE, Country: 'Nepal by hand' });
    await page.getByRole('button', { name: 'Next Step' }).click();
    await answer(page, { ...STEP_TWO, Phone: '+977 9812345678' });
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByRole('dialog', { name: 'Demo request submitted successfully!' })).toBeVisible();
    const [request] = await staffList(site, endpoints.demoList);
    expect(request).toMatchObject({ country: 'Nepal by hand', phone: '+9779812345678' });
  });
});

test('a reload keeps the request, the country too', async ({ page }) => {
  await openDemo(page);
  await passStepOne(page);
  await answer(page, STEP_TWO);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Country')).toHaveValue('NP');
  expect(await answersOf(page, Object.keys(STEP_ONE))).toEqual(Object.values(STEP_ONE));
  await page.getByRole('button', { name: 'Next Step' }).click();
  expect(await answersOf(page, Object.keys(STEP_TWO))).toEqual(Object.values(STEP_TWO));
});

test.describe('when no script comes', () => {
  test.use({ allowConsole: [/\/_astro\/|Failed to load resource|dynamically imported module|^uncaught: $/] });

  test('Next Step sends what there is and lists the rest, with the answers kept [S4-18]', async ({
    page,
  }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/demo', { waitUntil: 'load' });
    await page.getByLabel('Business Email').fill('asha@example.com');
    await page.getByRole('button', { name: 'Next Step' }).click();
    await expect(page.getByRole('alert')).toContainText(/answers/);
    await expect(page.getByLabel('Business Email')).toHaveValue('asha@example.com');
    await expect(page.getByRole('button')).toHaveText(['Submit Request']);
  });
});

test('the second click of a double click on Next Step meets nothing of step 2 [S4-18]', async ({ page }) => {
  await openDemo(page);
  await answer(page, STEP_ONE);
  const underPointer = page.evaluate(
    () =>
      new Promise((tell) =>
        document.addEventListener('focusin', ({ target }) => {
          if (!(target instanceof HTMLParagraphElement)) return;
          const controls = [
            ...document.querySelectorAll('[aria-label="Your business"] :is(button, select, input)'),
          ];
          const isMet = (control: Element) => {
            control.scrollIntoView({ behavior: 'instant', block: 'center' });
            const { x, y, width, height } = control.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2) === control;
          };
          tell([controls.length, controls.filter(isMet).length]);
        }),
      ),
  );
  await page.getByRole('button', { name: 'Next Step' }).click();
  expect(await underPointer).toEqual([7, 0]);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText('Required', { exact: true })).toHaveCount(3);
});
