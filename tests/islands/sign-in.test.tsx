import '#tests/support/island.tsx';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AdminLoginForm } from '#forms/sign-in/AdminLoginForm.tsx';
import { SignInAgain } from '#staff/session/SignInAgain.tsx';
import { session } from '#staff/session/session.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { LOGIN_LOCK_MINUTES } from '#shared/limits.ts';

const NOW = Date.UTC(2026, 10, 28, 8, 20);
const MINUTE = 60_000;
const COUNT = 'adminLogin.failedAttempts';
const UNTIL = 'adminLogin.lockUntil';
const WRONG = { status: 'error', message: 'Invalid username or password.' };

/** Every sign-in ends so, and a success begins a session. Returns the spy on the sign-ins. */
function answerSignIn(body: object, status = 401, headers: Record<string, string> = {}) {
  const signIns = vi.fn(() => Promise.resolve(Response.json(body, { status, headers })));
  const readSession = () =>
    status === 200
      ? Response.json({ username: 'sita', expiresAt: '2026-11-28T16:00:00Z' })
      : Response.json({ status: 'error', message: 'Please sign in.' }, { status: 401 });
  vi.stubGlobal('fetch', (path: string) =>
    path === endpoints.adminLogin.path ? signIns() : Promise.resolve(readSession()),
  );
  return signIns;
}

const button = (name: string) => screen.getByRole('button', { name });
const alert = () => screen.getByRole('alert').textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Shows the form; the dialog fetches its own. */
async function show(form: ReactElement): Promise<void> {
  render(form);
  await act(() => import('#staff/session/SignInFields.tsx'));
}

async function tryPassword(): Promise<void> {
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'sita' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a wrong one' } });
  fireEvent.click(button('Login'));
  await wait(2_000);
}

/** What another tab of this browser has come to remember. */
function inAnotherTab(failures: number, until: number): void {
  localStorage.setItem(COUNT, String(failures));
  localStorage.setItem(UNTIL, String(until));
  fireEvent(window, new StorageEvent('storage', { key: UNTIL }));
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  session.set({ phase: 'expired', username: 'sita', expiresAt: NOW });
  answerSignIn(WRONG);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each([
  ['on its page', () => <AdminLoginForm labelledBy="title" />],
  ['over the staff area', () => <SignInAgain />],
])('administrator sign-in %s', (_, form) => {
  test('counts failures; the third locks and counts down, until the form opens again [S4-19] [S4-20] [S8-06]', async () => {
    await show(form());
    expect(screen.queryByText(/Failed attempts/)).toBeNull();
    for (const count of ['1', '2']) {
      await tryPassword();
      expect(alert()).toBe(`Invalid username or password.Failed attempts: ${count} / 3`);
    }
    await tryPassword();
    expect(alert()).toBe('Too many failed attempts. Locked for 30 minutes.Failed attempts: 3 / 3');
    expect(screen.getByRole('timer').textContent).toBe('30:00');
    await wait(1_000);
    expect(screen.getByRole('timer').textContent).toBe('29:59');
    expect(localStorage.getItem(COUNT)).toBe('3');

    await wait((LOGIN_LOCK_MINUTES - 1) * MINUTE);
    expect(screen.getByRole('timer').textContent).toBe('0:59');
    await wait(MINUTE);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(alert()).toBe('');
    expect(button('Login')).toBeTruthy();
    expect(localStorage.length).toBe(0);
  });

  test('an answer that says no with a good status counts as a failure too [S8-06]', async () => {
    answerSignIn({ status: 'error', message: 'Not today.' }, 200);
    await show(form());
    await tryPassword();
    expect(alert()).toBe('Not today.Failed attempts: 1 / 3');
  });

  test('while locked nothing is sent, and a press says why; the button keeps the focus [S4-20] [S8-06]', async () => {
    const signIns = answerSignIn(WRONG);
    await show(form());
    for (let count = 0; count < 3; count++) {
      button('Login').focus();
      await tryPassword();
    }
    expect(document.activeElement).toBe(button('Locked'));
    fireEvent.click(button('Locked'));
    await wait(5_000);
    expect(alert()).toContain('Locked. Please wait.');
    // The same words are read out again only when they are put there again.
    const said = screen.getByText('Locked. Please wait.');
    fireEvent.click(button('Locked'));
    expect(screen.getByText('Locked. Please wait.')).not.toBe(said);
    expect(signIns).toHaveBeenCalledTimes(3);
  });

  test('a lock that is remembered says so, with the time that is left [S4-19]', async () => {
    localStorage.setItem(COUNT, '3');
    localStorage.setItem(UNTIL, String(NOW + 90_000));
    await show(form());
    expect(alert()).toBe('Locked. Please wait.Failed attempts: 3 / 3');
    expect(screen.getByRole('timer').textContent).toBe('1:30');
    // The machine slept: time has passed, no timer has fired.
    vi.setSystemTime(NOW + 80_000);
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.getByRole('timer').textContent).toBe('0:10');
    await wait(10_000);
    expect(button('Login')).toBeTruthy();
  });

  test('the server says how long it stays locked [S4-19]', async () => {
    answerSignIn({ ...WRONG, message: 'Too many failed attempts. Locked for 30 minutes.' }, 429, {
      'retry-after': '600',
    });
    await show(form());
    await tryPassword();
    expect(alert()).toContain('Too many failed attempts. Locked for 30 minutes.');
    expect(screen.getByRole('timer').textContent).toBe('10:00');
  });

  test.each([
    ['too many tries for a name', 'There were too many failed attempts for this user name.'],
    ['too many calls', 'Too many requests. Please try again later.'],
  ])(
    '%s is said as the server says it, counts as no failure and locks nothing [S4-19]',
    async (_, message) => {
      answerSignIn({ status: 'error', message }, 429, { 'retry-after': '45' });
      await show(form());
      await tryPassword();
      expect(alert()).toBe(message);
      expect(button('Login')).toBeTruthy();
      expect(localStorage.length).toBe(0);
    },
  );

  test('goes on from what another tab counted, shows its lock, and opens when it succeeds [S4-19]', async () => {
    await show(form());
    await tryPassword();
    expect(alert()).toContain('Failed attempts: 1 / 3');
    inAnotherTab(2, 0);
    expect(alert()).toContain('Failed attempts: 2 / 3');
    // Stored in the same moment, before its event is here.
    localStorage.setItem(COUNT, '1');
    await tryPassword();
    expect(alert()).toContain('Failed attempts: 2 / 3');
    inAnotherTab(3, NOW + 20 * MINUTE);
    expect(alert()).toBe('Locked. Please wait.Failed attempts: 3 / 3');
    expect(button('Locked')).toBeTruthy();
    localStorage.clear();
    fireEvent(window, new StorageEvent('storage', { key: null }));
    expect(screen.queryByText(/Failed attempts/)).toBeNull();
    expect(button('Login')).toBeTruthy();
  });

  test('with storage blocked it still counts and locks [S4-19]', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await show(form());
    for (let count = 0; count < 3; count++) await tryPassword();
    expect(alert()).toContain('Failed attempts: 3 / 3');
    expect(button('Locked')).toBeTruthy();
    await wait(LOGIN_LOCK_MINUTES * MINUTE);
    expect(button('Login')).toBeTruthy();
  });

  test.each([
    [
      'no usable answer',
      'Something went wrong.',
      () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError())),
    ],
    ['a fault of ours', 'Login failed', () => answerSignIn({ status: 'error' }, 500)],
  ])('%s is no failed attempt [S8-06]', async (_, message, arrange) => {
    arrange();
    await show(form());
    await tryPassword();
    expect(alert()).toBe(message);
    expect(localStorage.length).toBe(0);
  });

  test('an answer without words is a failed attempt that says Login failed [S8-06]', async () => {
    answerSignIn({ status: 'error' });
    await show(form());
    await tryPassword();
    expect(alert()).toBe('Login failedFailed attempts: 1 / 3');
  });

  test('requires both; the password can be shown [S5-11]', async () => {
    const signIns = answerSignIn(WRONG);
    await show(form());
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: '' } });
    fireEvent.click(button('Login'));
    await wait(2_000);
    expect(screen.getByText('Username is required.')).toBeTruthy();
    expect(screen.getByText('Password is required.')).toBeTruthy();
    expect(signIns).not.toHaveBeenCalled();
    fireEvent.click(button('Show password'));
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text');
  });
});

test('on its page a success clears the count and goes on to the staff area [S4-19] [S2-05]', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  localStorage.setItem(COUNT, '2');
  answerSignIn({ status: 'success', message: 'Login successful' }, 200);
  await show(<AdminLoginForm labelledBy="title" />);
  await tryPassword();
  expect(leave).toHaveBeenCalledWith('/mainadmin');
  expect(localStorage.length).toBe(0);
});

test('over the staff area the known name is filled in, the password has the focus, and a success takes the session up', async () => {
  localStorage.setItem(COUNT, '2');
  answerSignIn({ status: 'success', message: 'Login successful' }, 200);
  await show(<SignInAgain />);
  const dialog = within(screen.getByRole('dialog', { name: 'Your session has ended' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Username').value).toBe('sita');
  expect(document.activeElement).toBe(dialog.getByLabelText('Password'));
  expect(dialog.getByRole('link', { name: 'Leave for the sign-in page' })).toBeTruthy();
  await tryPassword();
  expect(session.get()).toMatchObject({ phase: 'signed-in', username: 'sita' });
  expect(localStorage.length).toBe(0);
});

test('the code of a second factor is asked for in place, counts as no failure until it is wrong, and is sent with the password', async () => {
  const sent: unknown[] = [];
  const wanted = 'Enter the code from your app, or one of your recovery codes.';
  const wrong = 'That code is wrong, or was used before.';
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    if (path !== endpoints.adminLogin.path) return Promise.resolve(Response.json({}, { status: 401 }));
    const input = JSON.parse(body as string) as { code: string };
    sent.push(input);
    const message = input.code === '' ? wanted : wrong;
    const status = input.code === '' ? 422 : 401;
    return Promise.resolve(
      Response.json({ status: 'error', message, errors: { code: message } }, { status }),
    );
  });
  await show(<AdminLoginForm labelledBy="title" />);
  expect(screen.queryByLabelText('Code')).toBeNull();
  await tryPassword();
  const code = screen.getByLabelText('Code');
  expect(document.activeElement).toBe(code);
  expect(alert()).toBe('');
  fireEvent.change(code, { target: { value: '123456' } });
  fireEvent.click(button('Login'));
  await wait(2_000);
  expect(alert()).toContain('Failed attempts: 1 / 3');
  expect(screen.getByText(wrong)).toBeTruthy();
  expect(sent).toEqual([
    { username: 'sita', password: 'a wrong one', code: '' },
    { username: 'sita', password: 'a wrong one', code: '123456' },
  ]);
});
