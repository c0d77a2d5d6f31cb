import '#tests/support/island.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '#shared/endpoints/all.ts';
import { openStaffArea, records, staffServer, type FakeServer } from '#tests/support/staff-page.tsx';

const NOW = Date.UTC(2026, 10, 27, 9);
const { path } = endpoints.letsConnectList;

let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  server = staffServer();
});
afterEach(() => {
  vi.useRealTimers();
});

const press = (button: string) => userEvent.click(screen.getByRole('button', { name: button }));
const isList = (call: { path: string }) => call.path !== endpoints.adminSession.path;

test('a table that has no room for all its columns names those it leaves out, and where they are', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  const { path: demos } = endpoints.demoList;
  server.inbox.set(demos, records(1, NOW));
  await openStaffArea('demo', server);
  const left = await screen.findByText(/^Not shown here: /);
  expect(left.textContent).toMatch(/: (?:[A-Z][\w ]+, )+[A-Z][\w ]+\. Open a row to see all of it\.$/);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.filter((head) => head !== '' && left.textContent.includes(head))).toEqual([]);
  vi.restoreAllMocks();
});

test('what stands in the place of rows is read out: its region is there before it', async () => {
  server.inbox.set(path, records(2, NOW));
  await openStaffArea('connect', server);
  await screen.findByText('2 messages');
  const region = document.querySelector('.admin-rows > [role=status]');
  expect(region?.textContent).toBe('');
  await userEvent.type(screen.getByRole('searchbox'), 'nobody');
  await waitFor(() => {
    expect(region?.textContent).toContain('No messages match.');
  });
});

describe('where nobody answers', () => {
  test('the page says so before it knows who is here, and asks again', async () => {
    server.fails = (call) => !isList(call);
    await openStaffArea('connect', server);
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('The server does not answer.')).toBeTruthy();
    server.fails = () => false;
    await press('Try again');
    expect(await screen.findByText('No visible messages found.')).toBeTruthy();
  });

  test('a list stays as it was read, says since when, and is live again with the next answer', async () => {
    server.inbox.set(path, records(2, NOW));
    await openStaffArea('connect', server);
    await screen.findByText('2 messages');
    expect(screen.getByText('Live')).toBeTruthy();
    server.fails = () => true;
    vi.setSystemTime(NOW + 5 * 60_000);
    await press('Refresh');
    expect(await screen.findByText('Could not refresh: the server does not answer.')).toBeTruthy();
    expect(screen.getByText(/^Not updated since 2:45\sPM Nepal time$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Person 1' })).toBeTruthy();
    server.fails = () => false;
    await press('Refresh');
    expect(await screen.findByText('Live')).toBeTruthy();
    expect(screen.queryByText('Could not refresh: the server does not answer.')).toBeNull();
  });

  test('a lost line is said at once, and the list is read again when it is back', async () => {
    server.inbox.set(path, records(1, NOW));
    await openStaffArea('connect', server);
    await screen.findByText('Live');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/^Offline · Not updated since 2:45\sPM Nepal time$/)).toBeTruthy();
    server.inbox.set(path, records(2, NOW));
    online.mockRestore();
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('Live')).toBeTruthy();
    await screen.findByText('2 messages');
  });

  test('the older part of a list says so below what was read, and is read when asked', async () => {
    server.inbox.set(path, records(300, NOW));
    server.fails = ({ query }) => query.has('before');
    await openStaffArea('connect', server);
    await screen.findByText('300 messages');
    await userEvent.type(screen.getByRole('searchbox'), 'Person 299');
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Could not load older ones.')).toBeTruthy();
    server.fails = () => false;
    await press('Try again');
    expect(await screen.findByRole('link', { name: 'Person 299' })).toBeTruthy();
    expect(screen.queryByText('Could not load older ones.')).toBeNull();
  });

  test.each([
    ['contact', 'Could not load messages.'],
    ['demo', 'Could not load demo requests.'],
    ['feedback', 'Failed to fetch feedbacks.'],
    ['connect', 'Could not load messages.'],
    ['website', 'Could not load submissions'],
    ['users', 'Could not load users.'],
    ['verification', 'Error: Could not load records.'],
  ])(
    '#%s says so in its own words, not in the browser’s, and is read when asked [S8-12]',
    async (place, text) => {
      server.fails = isList;
      await openStaffArea(place, server);
      const notice = within(await screen.findByRole('alert'));
      expect(notice.getByText(text)).toBeTruthy();
      server.fails = () => false;
      await press('Try again');
      await waitFor(() => {
        expect(screen.queryByText(text)).toBeNull();
      });
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('registered users have the server’s own sentence, else one of ours [S8-12]', async () => {
    server.fails = (call) => call.path === endpoints.registrationList.path && '';
    await openStaffArea('users', server);
    expect(await screen.findByText('Could not load users.')).toBeTruthy();
    server.fails = (call) => call.path === endpoints.registrationList.path && 'The store is resting.';
    await press('Try again');
    expect(await screen.findByText('The store is resting.')).toBeTruthy();
  });
});

describe('where nothing is', () => {
  test('suspected spam says what would wait there', async () => {
    server.inbox.set(path, records(2, NOW));
    await openStaffArea('connect/suspected', server);
    expect(await screen.findByText('No suspected spam.')).toBeTruthy();
    expect(screen.getByText('What a machine seems to have sent waits here for you.')).toBeTruthy();
    expect(screen.queryByText('No visible messages found.')).toBeNull();
  });

  test('an address without a row says that it is not in the list, in the words of each list', async () => {
    for (const [place, noun] of [
      ['contact', 'message'],
      ['demo', 'demo request'],
      ['users', 'user'],
    ] as const) {
      const { unmount } = await openStaffArea(`${place}/0mwzm1yg7-e2sbgqyhr5`, server);
      expect(await screen.findByText(`This ${noun} is not in the list.`)).toBeTruthy();
      unmount();
    }
  });

  test('a list whose rows are all put away says where they are', async () => {
    const [only] = records(1, NOW);
    if (only) server.inbox.set(path, [only]);
    localStorage.setItem('admin:connect:hidden', JSON.stringify([only?.id]));
    await openStaffArea('connect', server);
    expect(
      await screen.findByText('Everything that came in has been put away. The buttons above bring it back.'),
    ).toBeTruthy();
  });
});

test('website requests show company and plan among their columns [S3-03] [S2-50]', async () => {
  server.inbox.set(
    endpoints.websitePlanList.path,
    records(1, NOW, () => ({ company: 'Himal Homes', plan: 'Elite', message: 'A site, please.' })),
  );
  await openStaffArea('website', server);
  await screen.findByText('1 submission');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    'Name,Email,Company,Plan,Message,Submitted,ID,Actions'.split(','),
  );
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['p1@example.com', 'Himal Homes', 'Elite', 'A site, please.']),
  );
});

test('a list that comes back after its first failure shows its rows', async () => {
  server.inbox.set(path, records(2, NOW));
  server.fails = (call) => call.path === path;
  await openStaffArea('connect', server);
  expect(await screen.findByText('Could not load messages.')).toBeTruthy();
  server.fails = () => false;
  fireEvent.keyDown(document.body, { key: 'r' });
  expect(await screen.findByText('2 messages')).toBeTruthy();
});
