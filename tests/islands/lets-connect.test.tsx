// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LetsConnectForm } from '#features/lets-connect/LetsConnectForm.tsx';
import { answerCalls, descriptionOf, showForm } from '#tests/support/island.tsx';

const NAME_RULE = 'Name must start with a letter and contain only letters, numbers, and spaces.';
const PHONE_RULE = 'Enter a valid 10-digit Nepali number (starts with 98 or 97).';

const show = () => showForm(<LetsConnectForm consent="You agree." labelledBy="title" />);

test('says every fault under its field on submit, focuses the first, sends nothing [S4-09] [S5-05]', async () => {
  show();
  const sent = answerCalls({});
  await userEvent.click(screen.getByRole('button', { name: 'SEND' }));
  const name = screen.getByLabelText('Name');
  expect(name).toBe(document.activeElement);
  expect(descriptionOf(name)).toBe('Name is required.');
  expect(descriptionOf(screen.getByLabelText('Email'))).toBe('Enter a valid email address.');
  expect(descriptionOf(screen.getByLabelText('Phone'))).toBe(PHONE_RULE);
  expect(descriptionOf(screen.getByLabelText('Message'))).toBe('Please describe your query.');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
});

test.each([
  ['Name', '4ever', NAME_RULE],
  ['Name', 'Asha & Co', NAME_RULE],
  ['Email', 'a b@c.com', 'Enter a valid email address.'],
  ['Phone', '9912345678', PHONE_RULE],
  ['Phone', '981234567', PHONE_RULE],
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

test('a message goes when its field is right again [S4-09]', async () => {
  show();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'SEND' }));
  await user.type(screen.getByLabelText('Message'), 'Hello');
  expect(screen.queryByText('Please describe your query.')).toBeNull();
  expect(screen.getByText('Name is required.')).toBeTruthy();
});
