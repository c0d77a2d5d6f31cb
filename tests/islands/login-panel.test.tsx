import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { LoginPanel } from '#features/login/LoginPanel.tsx';
import { confirm, info, success } from '#browser/dialogs.ts';
import { answerWithCountries, field, fillIn, press, showForm } from '#tests/support/island.tsx';

// The dialogs themselves are shown in the real browser.
vi.mock('#browser/dialogs.ts', () => ({
  confirm: vi.fn(),
  info: vi.fn(() => Promise.resolve()),
  success: vi.fn(() => Promise.resolve()),
  prepareDialogs: vi.fn(),
}));
const asked = vi.mocked(confirm);

let sent: Record<string, unknown>[];
beforeEach(() => {
  history.replaceState(null, '');
  vi.clearAllMocks();
  asked.mockResolvedValue(true);
  sent = answerWithCountries();
});

async function show() {
  showForm(<LoginPanel labelledBy="title" />);
  await screen.findByRole('option', { name: 'Nepal (+977)' });
}

const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

test('begins with the United States; flag and code follow the choice [S4-17] [S2-31]', async () => {
  await show();
  expect(field('Country').value).toBe('US');
  expect(screen.getByRole('img', { name: 'United States' })).toBeTruthy();
  expect(screen.getByText('+1')).toBeTruthy();
  await userEvent.selectOptions(field('Country'), 'NP');
  expect(screen.getByRole('img', { name: 'Nepal' })).toBeTruthy();
  expect(screen.getByText('+977')).toBeTruthy();
});

test('begins with the first of the list where the United States are missing [S4-17]', async () => {
  const nepal = { name: 'Nepal', callingCodes: ['977'], alpha2Code: 'NP', flags: {} };
  const bhutan = { name: 'Bhutan', callingCodes: ['975'], alpha2Code: 'BT', flags: {} };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([nepal, bhutan])));
  await show();
  expect(field('Country').value).toBe('BT');
  expect(screen.getByText('+975')).toBeTruthy();
});

test('a reload finds the country that was chosen, and a new visit begins again', async () => {
  await show();
  await userEvent.selectOptions(field('Country'), 'NP');
  cleanup();
  await show();
  expect(field('Country').value).toBe('NP');
  expect(screen.getByText('+977')).toBeTruthy();
  expect(stored()).not.toContain('NP');
  cleanup();
  history.pushState(null, '');
  await show();
  expect(field('Country').value).toBe('US');
});

test('the password can be shown and hidden [S4-16] [S2-31]', async () => {
  await show();
  await userEvent.type(field('Password'), 'hunter2');
  await press('Show password');
  expect([field('Password').type, field('Password').value]).toEqual(['text', 'hunter2']);
  await press('Hide password');
  expect(field('Password').type).toBe('password');
});

test('Continue asks without checking anything; Yes is thanked, and nothing is sent [S5-17] [S4-16] [S4-17]', async () => {
  await show();
  await press('Continue');
  expect(asked).toHaveBeenCalledWith({
    title: 'Are you sure?',
    text: 'Do you really want to proceed?',
    confirmText: 'Yes, continue',
    cancelText: 'No, cancel',
  });
  await waitFor(() =>
    expect(success).toHaveBeenCalledWith({ title: 'Great!', text: 'Submitted Successfully.' }),
  );
  expect(info).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

test('No is answered kindly, everything kept [S4-16]', async () => {
  asked.mockResolvedValue(false);
  await show();
  await fillIn({ 'Mobile number': '9812345678', Password: 'hunter2' });
  await press('Continue');
  await waitFor(() =>
    expect(info).toHaveBeenCalledWith({ title: 'No problem!', text: 'Thank you for your good time.' }),
  );
  expect(success).not.toHaveBeenCalled();
  expect([field('Mobile number').value, field('Password').value]).toEqual(['9812345678', 'hunter2']);
  expect(stored()).not.toMatch(/hunter2|98123/);
});

test('Remember Me keeps the mobile number and nothing else; without it the number is forgotten [S2-31]', async () => {
  const { unmount } = showForm(<LoginPanel labelledBy="title" />);
  await fillIn({ 'Mobile number': '9812345678', Password: 'hunter2' });
  await userEvent.click(field('Remember Me'));
  await press('Continue');
  await waitFor(() => expect(success).toHaveBeenCalledOnce());
  expect(stored()).toContain('9812345678');
  expect(stored()).not.toContain('hunter2');
  unmount();

  await show();
  expect([field('Mobile number').value, field('Remember Me').checked]).toEqual(['9812345678', true]);
  await userEvent.click(field('Remember Me'));
  await press('Continue');
  await waitFor(() => expect(success).toHaveBeenCalledTimes(2));
  expect(stored()).not.toContain('9812345678');
});

test('the terms are a choice of their own, and a lost password leads to the login [S2-31]', async () => {
  await show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Privacy Terms and conditions' }));
  expect(field('Privacy Terms and conditions').checked).toBe(true);
  expect(screen.getByRole('link', { name: 'Lost your Password?' }).getAttribute('href')).toBe('/login');
});
