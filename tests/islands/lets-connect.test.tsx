import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LetsConnectForm } from '#forms/lets-connect/LetsConnectForm.tsx';
import { confirm, info, success } from '#browser/dialogs.ts';
import { answerCalls, descriptionOf, showForm } from '#tests/support/island.tsx';

vi.mock('#browser/dialogs.ts', () => ({
  confirm: vi.fn(),
  info: vi.fn(() => Promise.resolve()),
  success: vi.fn(() => Promise.resolve()),
  prepareDialogs: () => Promise.resolve(),
}));

const NAME_RULE = 'Name must start with a letter and contain only letters, numbers, and spaces.';
const PHONE_RULE = 'Enter a valid 10-digit Nepali number (starts with 98 or 97).';

const PHONE_HINT = 'Nepali mobile number, ten digits';

const show = () => showForm(<LetsConnectForm consent="You agree." labelledBy="title" />);

test('says every fault under its field on submit, focuses the first, sends nothing [S4-09] [S5-05]', async () => {
  show();
  const sent = answerCalls({});
  await userEvent.click(screen.getByRole('button', { name: 'SEND' }));
  const name = screen.getByLabelText('Name');
  expect(name).toBe(document.activeElement);
  expect(descriptionOf(name)).toBe('Name is required.');
  expect(descriptionOf(screen.getByLabelText('Email'))).toBe('Enter a valid email address.');
  expect(descriptionOf(screen.getByLabelText('Phone'))).toBe(`${PHONE_HINT} ${PHONE_RULE}`);
  expect(descriptionOf(screen.getByLabelText('Message'))).toBe('Please describe your query.');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
});

test.each([
  ['Name', '4ever', NAME_RULE],
  ['Name', 'Asha & Co', NAME_RULE],
  ['Email', 'a b@c.com', 'Enter a valid email address.'],
  ['Phone', '9912345678', `${PHONE_HINT} ${PHONE_RULE}`],
  ['Phone', '981234567', `${PHONE_HINT} ${PHONE_RULE}`],
])(
  're-validates on every change: %s "%s" [S4-09] [S5-01] [S5-02] [S5-03] [S5-04]',
  async (label, typed, message) => {
    show();
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(label), typed);
    expect(descriptionOf(screen.getByLabelText(label))).toBe(message);
    expect(screen.queryByText('Please describe your query.')).toBeNull();
  },
);

test('says before it refuses which number it takes [S5-03]', () => {
  show();
  expect(descriptionOf(screen.getByLabelText('Phone'))).toBe(PHONE_HINT);
});

test('a message goes when its field is right again [S4-09]', async () => {
  show();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'SEND' }));
  await user.type(screen.getByLabelText('Message'), 'Hello');
  expect(screen.queryByText('Please describe your query.')).toBeNull();
  expect(screen.getByText('Name is required.')).toBeTruthy();
});

describe('an enquiry that is right', () => {
  const ENQUIRY = { Name: 'Asha', Email: 'asha@example.com', Phone: '9812345678', Message: 'Hello' };
  const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const shown = () => Object.keys(ENQUIRY).map((label) => control(label).value);

  beforeEach(() => {
    vi.clearAllMocks();
    vi.mocked(confirm).mockResolvedValue(true);
  });

  async function send() {
    show();
    for (const [label, text] of Object.entries(ENQUIRY)) control(label).value = text;
    await userEvent.click(screen.getByRole('button', { name: 'SEND' }));
  }

  test('is asked about, sent, thanked and cleared [S4-10] [S4-11] [S8-01]', async () => {
    const sent = answerCalls({ status: 'success', message: 'Form submitted' });
    await send();
    await waitFor(() => expect(success).toHaveBeenCalledWith({ title: 'Success!', text: 'Form submitted' }));
    expect(confirm).toHaveBeenCalledExactlyOnceWith({
      title: 'Are you sure?',
      text: 'Do you really want to proceed?',
      confirmText: 'Yes, submit',
      cancelText: 'Cancel',
    });
    expect(sent()).toMatchObject([
      { name: 'Asha', email: 'asha@example.com', phone: '9812345678', message: 'Hello' },
    ]);
    expect(shown()).toEqual(['', '', '', '']);
  });

  test('is not sent when declined, and everything is kept [S4-14] [S8-01]', async () => {
    vi.mocked(confirm).mockResolvedValue(false);
    const sent = answerCalls({ status: 'success' });
    await send();
    await waitFor(() => expect(info).toHaveBeenCalledWith({ text: 'Form submission was cancelled.' }));
    expect(sent()).toEqual([]);
    expect(shown()).toEqual(Object.values(ENQUIRY));
  });

  test("is kept when refused, and the server's words are told [S4-12] [S8-01]", async () => {
    answerCalls({ status: 'error', message: 'Closed today' });
    await send();
    await waitFor(() =>
      expect(info).toHaveBeenCalledWith({
        title: 'Cancelled',
        text: 'Error: Closed today',
        returnTo: undefined,
      }),
    );
    expect(shown()).toEqual(Object.values(ENQUIRY));
    expect(success).not.toHaveBeenCalled();
  });

  test('is kept when no usable answer comes, and that is told [S4-13] [S8-01]', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await send();
    await waitFor(() =>
      expect(info).toHaveBeenCalledWith({
        title: 'Not sent',
        text: 'Something went wrong while submitting.',
      }),
    );
    expect(shown()).toEqual(Object.values(ENQUIRY));
  });
});
