import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DemoForm } from '#forms/demo/DemoForm.tsx';
import { LoginPanel } from '#features/login/LoginPanel.tsx';
import { alert, success } from '#browser/dialogs.ts';
import {
  answerWithCountries,
  descriptionOf,
  field,
  fillIn,
  press,
  showForm,
} from '#tests/support/island.tsx';

vi.mock('#browser/dialogs.ts', () => ({
  alert: vi.fn(() => Promise.resolve()),
  confirm: vi.fn(() => Promise.resolve(true)),
  success: vi.fn(() => Promise.resolve()),
  prepareDialogs: vi.fn(),
}));

/** A request that goes on until the one who asks gives up. */
function neverAnswer() {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => {
      limit.abort();
    }, ms);
    return limit.signal;
  });
  const asks = (_address: string, { signal }: RequestInit) =>
    new Promise((_answer, refuse) => {
      signal?.addEventListener('abort', () => {
        refuse(new DOMException('too long', 'TimeoutError'));
      });
    });
  vi.stubGlobal('fetch', asks);
}

const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  logged.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the demo gives up a list that never comes after six seconds, logs it, and works with a typed country [S8-03] [S7-01]', async () => {
  neverAnswer();
  showForm(<DemoForm labelledBy="title" />);
  await pass(5_900);
  field('Country').focus();
  await pass(100);
  expect(document.activeElement).toBe(field('Country'));
  expect(logged).toHaveBeenCalledWith('Failed to load country data');
  vi.useRealTimers();
  const bodies = answerWithCountries();
  await fillIn({
    'Business Email': 'asha@example.com',
    'First Name': 'Asha',
    'Last Name': 'Rai',
    Country: 'Nepal',
    'What help is needed?': 'Other',
  });
  await press('Next Step');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Step 2 of 2')));
  expect(screen.queryByRole('img')).toBeNull();
  await fillIn({
    Industry: 'Finance',
    Phone: '+977 9812345678',
    'Number of Employees': '200+',
    Role: 'Student',
  });
  await press('Submit Request');
  await waitFor(() => expect(alert).toHaveBeenCalledWith('success', expect.anything()));
  expect(bodies).toMatchObject([{ country: 'Nepal', phone: '+9779812345678' }]);
});

test('the Login Panel logs it, keeps the list empty and goes on [S8-03] [S4-17]', async () => {
  neverAnswer();
  showForm(<LoginPanel labelledBy="title" />);
  await pass(6_000);
  expect(logged).toHaveBeenCalledWith('Failed to load country data');
  vi.useRealTimers();
  expect(screen.queryAllByRole('option')).toEqual([]);
  await userEvent.type(field('Mobile number'), '+977 9812345678');
  await press('Continue');
  await waitFor(() => expect(success).toHaveBeenCalledOnce());
});

test.each([
  ['a refusal', () => Promise.resolve(new Response('', { status: 503 }))],
  ['a page', () => Promise.resolve(new Response('<p>Blocked</p>'))],
  ['an empty list', () => Promise.resolve(Response.json([]))],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('the demo takes a typed country after %s [S8-03] [S7-01]', async (_what, answer) => {
  vi.stubGlobal('fetch', answer);
  showForm(<DemoForm labelledBy="title" />);
  await pass(0);
  expect(field('Country').type).toBe('text');
  expect(descriptionOf(field('Country'))).toMatch(/^Type its name/);
  expect(logged).toHaveBeenCalledWith('Failed to load country data');
});
