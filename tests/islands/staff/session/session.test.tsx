import '#tests/support/island.tsx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pagedListOf } from '#staff/inbox/model/paged-list.ts';
import { isAway, session, signedInElsewhere, staffCall, watchSession } from '#staff/session/session.ts';
import { guardLeaving, discardUnsaved, wouldLoseText } from '#staff/shell/unsaved.ts';
import { Sidebar } from '#staff/shell/Sidebar.tsx';
import { SIDEBAR_TABS } from '#staff/tabs.tsx';
import { confirm } from '#browser/dialogs.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { PATHS } from '#shared/paths.ts';

vi.mock('#browser/dialogs.ts', () => ({ confirm: vi.fn(), prepareDialogs: vi.fn() }));

const [contact] = SIDEBAR_TABS;
const asked: string[] = [];
let server: 'knows them' | 'knows nobody' | 'is silent';
let username = 'sita';
let stop = (): void => undefined;
const replaced = vi.fn();
const assigned = vi.fn();

beforeEach(async () => {
  server = 'knows them';
  username = 'sita';
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    if (server === 'is silent') return Promise.reject(new TypeError('Failed to fetch'));
    if (path === endpoints.adminLogout.path) server = 'knows nobody';
    if (path.startsWith(endpoints.contactList.path)) return Promise.resolve(Response.json([{ id: '1' }]));
    const known = server === 'knows them' || path === endpoints.adminLogout.path;
    const answer = known ? { status: 'success', username, expiresAt: '' } : { status: 'error' };
    return Promise.resolve(Response.json(answer, { status: known ? 200 : 401 }));
  });
  vi.spyOn(location, 'replace').mockImplementation(replaced);
  vi.spyOn(location, 'assign').mockImplementation(assigned);
  replaced.mockClear();
  assigned.mockClear();
  stop = watchSession();
  await becomes('signed-in');
  await contactStore().reload();
});

afterEach(() => {
  stop();
  discardUnsaved();
  vi.restoreAllMocks();
});

function contactStore() {
  const store = contact && pagedListOf(contact);
  if (!store) throw new Error('no list');
  return store;
}

const becomes = (phase: string) =>
  vi.waitFor(() => {
    expect(session.get().phase).toBe(phase);
  });

const page = (event: 'pagehide' | 'pageshow') =>
  dispatchEvent(Object.assign(new Event(event), { persisted: true }));

describe('a page in the browser’s memory', () => {
  test('shows nothing of what visitors wrote until it is known who is here', async () => {
    page('pagehide');
    expect(isAway(session.get())).toBe(true);
    page('pageshow');
    await becomes('signed-in');
    expect(isAway(session.get())).toBe(false);
    expect(contactStore().get().rows).toHaveLength(1);
  });

  test('that comes back after the session is emptied and goes to the sign-in page', async () => {
    page('pagehide');
    server = 'knows nobody';
    page('pageshow');
    await becomes('left');
    expect(contactStore().get().rows).toEqual([]);
    expect(replaced).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`^${PATHS.adminLogin}`)));
  });

  test('that comes back while nobody answers stays out of sight and can ask again', async () => {
    page('pagehide');
    server = 'is silent';
    page('pageshow');
    await becomes('unreachable');
    expect(isAway(session.get())).toBe(true);
  });
});

describe('a log-out in another tab', () => {
  const tell = () => {
    const other = new BroadcastChannel('staff-session');
    server = 'knows nobody';
    other.postMessage('signed out');
    return other;
  };

  test('empties this one, and it goes to the sign-in page', async () => {
    const other = tell();
    await becomes('left');
    expect(contactStore().get().rows).toEqual([]);
    expect(replaced).toHaveBeenCalledOnce();
    other.close();
  });

  test('leaves a text that is not saved, and asks for the password in place', async () => {
    guardLeaving('blog', true);
    const other = tell();
    await becomes('expired');
    expect(isAway(session.get())).toBe(true);
    expect(replaced).not.toHaveBeenCalled();
    other.close();
  });
});

describe('a colleague who has signed in with this browser meanwhile', () => {
  test('gets a page of their own in place of one in the browser’s memory', async () => {
    page('pagehide');
    username = 'hari';
    page('pageshow');
    await becomes('left');
    expect(contactStore().get().rows).toEqual([]);
    expect(replaced).toHaveBeenCalledOnce();
  });

  test('ends the pages that still show the one before, and no page of their own', async () => {
    const other = new BroadcastChannel('staff-session');
    asked.length = 0;
    other.postMessage('sita');
    username = 'hari';
    other.postMessage('hari');
    await becomes('left');
    expect(asked).toEqual([endpoints.adminSession.path]);
    expect(contactStore().get().rows).toEqual([]);
    other.close();
  });

  test('is told of to the other pages when a page begins', async () => {
    const other = new BroadcastChannel('staff-session');
    const told = new Promise((resolve) => other.addEventListener('message', ({ data }) => resolve(data)));
    page('pageshow');
    expect(await told).toBe('sita');
    other.close();
  });

  test('takes up neither the text nor the waiting calls of the one whose session has ended', async () => {
    guardLeaving('blog', true);
    server = 'knows nobody';
    const saved = staffCall(endpoints.adminSession);
    await becomes('expired');
    server = 'knows them';
    username = 'hari';
    asked.length = 0;
    await signedInElsewhere();
    expect([session.get().phase, session.get().username, asked.length]).toEqual(['expired', 'sita', 1]);
    username = 'sita';
    await signedInElsewhere();
    expect(await saved).toMatchObject({ ok: true, data: { username: 'sita' } });
  });
});

describe('Log out', () => {
  const press = async () => {
    if (!contact) throw new Error('no tab');
    render(<Sidebar tab={contact} onHelp={vi.fn()} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Log out' }));
  };
  const told = () => asked.includes(endpoints.adminLogout.path);

  test('can be pressed as soon as it is known who is here, and not before', () => {
    if (!contact) throw new Error('no tab');
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Log out' });
    session.set({ ...session.get(), phase: 'checking', username: '' });
    const { unmount } = render(<Sidebar tab={contact} onHelp={vi.fn()} />);
    expect(button().disabled).toBe(true);
    unmount();
    session.set({ ...session.get(), phase: 'signed-in', username: 'sita' });
    render(<Sidebar tab={contact} onHelp={vi.fn()} />);
    expect(button().disabled).toBe(false);
  });

  test('empties the page before it leaves', async () => {
    await press();
    await becomes('left');
    expect(contactStore().get().rows).toEqual([]);
    expect(confirm).not.toHaveBeenCalled();
    expect(assigned).toHaveBeenCalledWith(PATHS.adminLogin);
  });

  test('asks about a text that is not saved before it ends the session', async () => {
    guardLeaving('blog', true);
    vi.mocked(confirm).mockResolvedValueOnce(false);
    await press();
    expect(vi.mocked(confirm).mock.lastCall?.[0].text).toBe(
      'What you typed is not saved. Do you really want to log out?',
    );
    expect(told()).toBe(false);
    vi.mocked(confirm).mockResolvedValueOnce(true);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Log out' }));
    await becomes('left');
    expect(told()).toBe(true);
    expect(wouldLoseText()).toBe(false);
  });

  test('asks about a draft that another tab or an earlier visit has stored on this device', async () => {
    localStorage.setItem('admin:text:faq', '{"at":1,"texts":{}}');
    vi.mocked(confirm).mockResolvedValueOnce(false);
    await press();
    expect(vi.mocked(confirm).mock.lastCall?.[0].text).toBe(
      'A draft of another tab or an earlier visit is stored on this device and will be erased. Do you really want to log out?',
    );
    expect([told(), localStorage.getItem('admin:text:faq') !== null]).toEqual([false, true]);
  });

  test('says so when nobody answers, and nothing has ended', async () => {
    server = 'is silent';
    await press();
    expect(await screen.findByText('Could not log out: the server does not answer.')).toBeTruthy();
    expect(session.get().phase).toBe('signed-in');
  });
});
