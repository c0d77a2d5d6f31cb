import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DemoForm } from '#forms/demo/DemoForm.tsx';
import { alert } from '#browser/dialogs.ts';
// Large: it is here before step 2 asks for it, however busy the machine is.
import '#shared/phone.ts';
import {
  answerWithCountries,
  descriptionOf,
  field,
  fillIn,
  press,
  showForm,
} from '#tests/support/island.tsx';

// The dialogs themselves are shown in the real browser.
vi.mock('#browser/dialogs.ts', () => ({ alert: vi.fn(() => Promise.resolve()), prepareDialogs: vi.fn() }));
const said = vi.mocked(alert);

const STEP_ONE = {
  'Business Email': 'asha@example.com',
  'First Name': 'Asha',
  'Last Name': 'Rai',
  Country: 'NP',
  'What help is needed?': 'billing/support help',
};
const STEP_TWO = {
  'Company (optional)': 'Rai Traders',
  Industry: 'Education',
  Phone: '981-2345678',
  'Number of Employees': '11-50',
  Role: 'Owner',
};

const shown = (answers: Record<string, string>) => Object.keys(answers).map((label) => field(label).value);

async function show() {
  showForm(<DemoForm labelledBy="title" />);
  await screen.findByRole('option', { name: 'Nepal' });
}

async function passStepOne(answers: Record<string, string> = STEP_ONE) {
  await fillIn(answers);
  await press('Next Step');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Step 2 of 2')));
}

beforeEach(() => {
  said.mockClear();
  answerWithCountries();
});

describe('step 1', () => {
  test('says its five faults, focuses the first and stays [S5-06] [S2-27] [S4-18]', async () => {
    await show();
    await press('Next Step');
    expect(Object.keys(STEP_ONE).map((label) => descriptionOf(field(label)))).toEqual([
      'Invalid email',
      'Required',
      'Required',
      'Required',
      'Required',
    ]);
    expect(document.activeElement).toBe(field('Business Email'));
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
    expect(descriptionOf(field('Phone'))).toBe('');
  });

  test('checks a field on every change; blanks are no name [S4-18] [S5-06]', async () => {
    await show();
    await userEvent.type(field('Business Email'), 'asha@');
    await userEvent.type(field('First Name'), '  ');
    expect(descriptionOf(field('Business Email'))).toBe('Invalid email');
    expect(descriptionOf(field('First Name'))).toBe('Required');
    await userEvent.type(field('Business Email'), 'example.com');
    expect(descriptionOf(field('Business Email'))).toBe('');
  });
});

test('a country chosen from the list is read by its name where the list does not come again', async () => {
  await show();
  await userEvent.selectOptions(field('Country'), 'NP');
  cleanup();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  showForm(<DemoForm labelledBy="title" />);
  await waitFor(() => expect(field('Country').value).toBe('Nepal'));
  cleanup();
  answerWithCountries();
  await show();
  await waitFor(() => expect(field('Country').value).toBe('NP'));
});

describe('step 2', () => {
  test('says its faults [S5-07] [S5-08] [S2-28]', async () => {
    await show();
    await passStepOne();
    await fillIn({ 'Company (optional)': 'asha@example.com' });
    await press('Submit Request');
    expect(Object.keys(STEP_TWO).map((label) => descriptionOf(field(label)))).toEqual([
      'Company name should not be an email',
      'Required',
      'Invalid phone number for selected country',
      'Required',
      'Required',
    ]);
    expect(document.activeElement).toBe(field('Company (optional)'));
  });

  test.each([
    ['NP', 'Nepal', '+977'],
    ['US', 'United States', '+1'],
    ['CA', 'Canada', '+1'],
  ])('shows flag and dial code of %s [S2-28] [S3-04]', async (iso, name, code) => {
    await show();
    await passStepOne({ ...STEP_ONE, Country: iso });
    expect(screen.getByRole('img', { name })).toBeTruthy();
    expect(screen.getByText(code)).toBeTruthy();
  });

  test.each([
    ['NP', '981-2345678', '+9779812345678'],
    ['NP', '+977 981 2345678', '+9779812345678'],
    ['US', '(617) 253-1000', '+16172531000'],
  ])('in %s the phone "%s" is sent as %s [S5-07] [S5-08]', async (iso, typed, sent) => {
    const bodies = answerWithCountries();
    await show();
    await passStepOne({ ...STEP_ONE, Country: iso });
    await fillIn({ ...STEP_TWO, Phone: typed });
    await press('Submit Request');
    expect(bodies).toMatchObject([{ phone: sent, country: iso }]);
  });

  test.each([
    ['NP', '+1 617 253 1000'],
    ['US', '9812345678'],
    ['NP', '9812345678abc'],
    ['NP', '+'],
  ])('in %s the phone "%s" is refused [S5-07] [S5-08]', async (iso, typed) => {
    const bodies = answerWithCountries();
    await show();
    await passStepOne({ ...STEP_ONE, Country: iso });
    await fillIn({ ...STEP_TWO, Phone: typed });
    await press('Submit Request');
    expect(descriptionOf(field('Phone'))).toBe('Invalid phone number for selected country');
    expect(document.activeElement).toBe(field('Phone'));
    expect(bodies).toEqual([]);
  });

  test('cuts the phone at 250 characters [S5-08]', async () => {
    await show();
    await passStepOne();
    await fillIn({ Phone: '9'.repeat(300) });
    expect(field('Phone').value).toHaveLength(250);
  });

  test('Back keeps everything of both steps [S4-18]', async () => {
    await show();
    await passStepOne();
    await fillIn(STEP_TWO);
    await press('Back');
    expect(document.activeElement).toBe(screen.getByText('Step 1 of 2'));
    expect(shown(STEP_ONE)).toEqual(Object.values(STEP_ONE));
    await passStepOne({});
    expect(shown(STEP_TWO)).toEqual(Object.values(STEP_TWO));
  });
});

describe('the answer', () => {
  async function sendAll(reply?: object, status?: number) {
    const bodies = answerWithCountries(reply, status);
    await show();
    await passStepOne();
    await fillIn(STEP_TWO);
    await press('Submit Request');
    return bodies;
  }
  const expectSaid = (kind: string, title: string) =>
    waitFor(() => expect(said).toHaveBeenCalledWith(kind, expect.objectContaining({ title })));

  test('a success says so, clears and returns to step 1; all ten fields were sent [S8-04] [S7-07] [S4-18]', async () => {
    const bodies = await sendAll();
    await expectSaid('success', 'Demo request submitted successfully!');
    expect(bodies).toMatchObject([
      {
        email: 'asha@example.com',
        firstName: 'Asha',
        lastName: 'Rai',
        country: 'NP',
        helpNeeded: 'billing/support help',
        company: 'Rai Traders',
        industry: 'Education',
        phone: '+9779812345678',
        employees: '11-50',
        role: 'Owner',
      },
    ]);
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
    expect(shown({ ...STEP_ONE, ...STEP_TWO }).join('')).toBe('');
  });

  test.each([
    ['We are closed for Dashain.', 'We are closed for Dashain.'],
    ['', 'Submission failed'],
  ])('a refusal that says "%s" is told as "%s", everything kept [S8-04]', async (message, title) => {
    await sendAll({ status: 'error', message }, 409);
    await expectSaid('error', title);
    expect(shown({ ...STEP_ONE, ...STEP_TWO })).toEqual(Object.values({ ...STEP_ONE, ...STEP_TWO }));
  });

  test('a fault that the server finds in step 1 is shown there', async () => {
    await sendAll({ status: 'error', message: 'Bad', errors: { email: 'Not this one.' } }, 422);
    await waitFor(() => expect(descriptionOf(field('Business Email'))).toBe('Not this one.'));
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
  });
});
