import '#tests/support/island.tsx';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resumeSession, session, staffCall, startSession } from '#staff/session/session.ts';
import { SessionNotice, SignInAgain } from '#staff/session/SignInAgain.tsx';
import { restoreLostFocus } from '#staff/shell/focus.ts';
import { Modal } from '#staff/shell/Modal.tsx';
import { ErrorBoundary } from '#staff/shell/Notice.tsx';
import { isolated } from '#staff/inbox/model/row.ts';
import { onShortcutKey, switchShortcuts, useShortcuts } from '#staff/shell/shortcuts.ts';
import { setClock, useToday } from '#staff/shell/times.ts';
import { call } from '#browser/api-client.ts';
import { toast } from '#browser/toasts.ts';
import { endpoints } from '#shared/endpoints/all.ts';

describe('the notice of the session’s end', () => {
  const NOW = Date.UTC(2026, 10, 28, 8, 20);
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('comes ten minutes before, not earlier, and goes when the session is renewed', () => {
    session.set({ phase: 'signed-in', username: 'sita', expiresAt: NOW + 11 * 60_000 });
    render(<SessionNotice />);
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => {
      vi.advanceTimersByTime(2 * 60_000);
    });
    expect(screen.getByRole('alert').textContent).toMatch(/Your session ends at 2:16\sPM Nepal time\./);
    act(() => {
      session.set({ phase: 'signed-in', username: 'sita', expiresAt: NOW + 8 * 3_600_000 });
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the notice of the session’s end, on a computer whose clock is wrong,', () => {
  const NOW = Date.UTC(2026, 10, 28, 8, 20);
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['fast', 3_600_000],
    ['slow', -3_600_000],
  ])('an hour %s, comes ten minutes before as well and tells the time of that clock', async (_, ahead) => {
    const iso = (time: number) => new Date(time - ahead).toISOString();
    const answer = { status: 'success', username: 'sita', expiresAt: iso(NOW + 11 * 60_000), now: iso(NOW) };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
    await startSession();
    render(<SessionNotice />);
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => {
      vi.advanceTimersByTime(2 * 60_000);
    });
    expect(screen.getByRole('alert').textContent).toMatch(/Your session ends at 2:16\sPM Nepal time\./);
  });
});

test('a clock that is a day off takes nothing from Today', () => {
  const now = Date.UTC(2026, 10, 28, 8, 20);
  vi.useFakeTimers({ now: now + 24 * 3_600_000 });
  const Today = () => <output>{useToday()}</output>;
  render(<Today />);
  expect(screen.getByText('2026-11-29')).toBeTruthy();
  act(() => void setClock(now));
  expect(screen.getByText('2026-11-28')).toBeTruthy();
  setClock(Date.now());
  vi.useRealTimers();
});

describe('a call of staff', () => {
  /** A server that knows nobody until somebody signs in. */
  function serve(): string[] {
    const asked: string[] = [];
    let known = false;
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      if (path === endpoints.adminLogin.path) known = true;
      const answer = known
        ? { status: 'success', success: true, username: 'sita', expiresAt: '2026-11-28T16:00:00Z' }
        : { status: 'error', success: false, message: 'Please sign in.' };
      return Promise.resolve(Response.json(answer, { status: known ? 200 : 401 }));
    });
    return asked;
  }

  test('waits for the password when the session has ended, and is made once more', async () => {
    const asked = serve();
    session.set({ phase: 'signed-in', username: 'sita', expiresAt: 0 });
    const saved = staffCall(endpoints.contentPublish);
    await vi.waitFor(() => {
      expect(session.get().phase).toBe('expired');
    });
    await call(endpoints.adminLogin, { body: { username: 'sita', password: 'monsoon' } });
    await resumeSession();
    expect((await saved).ok).toBe(true);
    expect(session.get()).toMatchObject({ phase: 'signed-in', username: 'sita' });
    expect(asked.filter((path) => path === endpoints.contentPublish.path)).toHaveLength(2);
  });

  test('made before it is known who is here opens no dialog; a quiet one does not wait', async () => {
    serve();
    session.set({ phase: 'checking', username: '', expiresAt: 0 });
    expect((await staffCall(endpoints.contactList)).ok).toBe(false);
    expect(session.get().phase).toBe('checking');
    session.set({ phase: 'signed-in', username: 'sita', expiresAt: 0 });
    expect((await staffCall(endpoints.contactList, {}, true)).ok).toBe(false);
    expect(session.get().phase).toBe('expired');
  });
});

describe('a single-key shortcut', () => {
  const pressed: string[] = [];
  function Page({ modal = false }: { modal?: boolean }) {
    useShortcuts(
      ['j', 'x', 'X', '2', '/', '?', 'Escape'].map((key) => ({
        key,
        label: key,
        run: () => pressed.push(key),
      })),
    );
    return (
      <>
        <label>
          Search <input />
        </label>
        {modal && <div role="dialog" aria-modal="true" />}
      </>
    );
  }
  beforeEach(() => {
    pressed.length = 0;
    addEventListener('keydown', onShortcutKey);
  });
  afterEach(() => {
    removeEventListener('keydown', onShortcutKey);
    switchShortcuts(true);
  });

  test.each([
    ['Nepali', { key: 'ज', code: 'KeyJ' }, 'j'],
    ['Nepali', { key: 'क्ष', code: 'KeyX' }, 'x'],
    ['Nepali', { key: '२', code: 'Digit2' }, '2'],
    ['Nepali', { key: 'य', code: 'Slash' }, '/'],
    ['Nepali', { key: 'य़', code: 'Slash', shiftKey: true }, '?'],
    ['Russian', { key: 'Ч', code: 'KeyX', shiftKey: true }, 'X'],
    ['English with CapsLock', { key: 'J', code: 'KeyJ' }, 'j'],
    ['English with CapsLock', { key: 'x', code: 'KeyX', shiftKey: true }, 'X'],
    // Latin letters are where their own layout has them.
    ['Dvorak', { key: 'j', code: 'KeyC' }, 'j'],
    ['Dvorak', { key: ';', code: 'KeyZ' }, undefined],
    ['Dvorak', { key: 'q', code: 'KeyX' }, undefined],
  ])('works under any layout: %s %o', (_, init, expected) => {
    render(<Page />);
    fireEvent.keyDown(document.body, init);
    expect(pressed.at(-1)).toBe(expected);
  });

  test('works, but not while typing, with a modifier, or under a dialog', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Page />);
    await user.keyboard('j');
    expect(pressed).toEqual(['j']);
    await user.keyboard('{Control>}j{/Control}{Alt>}j{/Alt}');
    await user.type(screen.getByLabelText('Search'), 'jj');
    await user.tab();
    rerender(<Page modal />);
    await user.keyboard('j{Escape}');
    expect(pressed).toEqual(['j']);
  });

  test('can be switched off; Escape stays', async () => {
    const user = userEvent.setup();
    render(<Page />);
    switchShortcuts(false);
    await user.keyboard('j{Escape}');
    expect(pressed).toEqual(['Escape']);
    expect(localStorage.getItem('admin:shortcuts')).toBe('"off"');
  });
});

test('a tab whose code does not come says so and offers the page anew; the others stay usable', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  function Broken(): never {
    throw new TypeError('Failed to fetch dynamically imported module');
  }
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('This tab could not be opened.');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Load the page again' }));
  expect(reload).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test('whoever does not sign in again leaves for the sign-in page, which leads back here', async () => {
  location.hash = '#connect/7';
  session.set({ phase: 'expired', username: 'sita', expiresAt: 0 });
  render(<SignInAgain />);
  const leave = await screen.findByRole('link', { name: 'Leave for the sign-in page' });
  expect(decodeURIComponent(leave.getAttribute('href') ?? '')).toMatch(/\?return=.*#connect\/7$/);
  location.hash = '';
});

test('a name with an unclosed turn of direction ends it where the name ends', () => {
  expect(isolated('Sita \u202Egnp.exe')).toBe('\u2068Sita gnp.exe\u2069');
  expect(isolated('\u2069 a \u2067b')).toBe('\u2068 a b\u2069');
  expect(isolated('شركة')).toBe('\u2068شركة\u2069');
  expect(isolated('सीता Gurung')).toBe('सीता Gurung');
});

test('a dialog keeps the focus when what had it goes away, and the browser closes it', async () => {
  const user = userEvent.setup();
  const stop = restoreLostFocus();
  const onClose = vi.fn();
  function Popup() {
    const [rows, setRows] = useState(['Restore Sita']);
    return (
      <Modal title="Hidden" onClose={onClose}>
        {rows.map((row) => (
          <button
            key={row}
            onClick={() => {
              setRows([]);
            }}
          >
            {row}
          </button>
        ))}
      </Modal>
    );
  }
  render(<Popup />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Hidden' }));
  await user.click(screen.getByRole('button', { name: 'Restore Sita' }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Hidden' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  dialog.close();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  stop();
});

test('a toast of an open dialog is in it, can be pressed, and outlasts it', async () => {
  toast('Deleted before');
  const list = screen.getByRole('list');
  const { rerender } = render(<Modal title="Deleted">One row</Modal>);
  const dialog = screen.getByRole('dialog', { name: 'Deleted' });
  const undo = vi.fn();
  toast('Restored', 'success', { action: { label: 'Undo', run: undo } });
  expect(dialog.contains(list)).toBe(true);
  await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  rerender(<p>The page</p>);
  expect(document.body.contains(list)).toBe(true);
  expect(screen.getByText('Deleted before')).toBeTruthy();
});
