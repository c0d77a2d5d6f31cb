import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '#shared/endpoints/all.ts';
import type { MessageAnswer, NotificationState } from '#shared/notifications.ts';
import { openStaffArea, records, staffServer, type FakeServer } from '#tests/support/staff-page.tsx';

let server: FakeServer;
let state: NotificationState;
let answer: MessageAnswer;
const listed = records(3, Date.parse('2026-11-27T08:15:00Z'));
const [waiting = { id: '' }, failed = { id: '' }, sent = { id: '' }] = listed;

beforeEach(() => {
  server = staffServer();
  server.inbox.set(endpoints.letsConnectList.path, listed);
  state = {
    ...{ status: 'success', mail: 'smtp', webhook: false },
    open: [
      { list: 'lets-connect', id: waiting.id },
      { list: 'lets-connect', id: failed.id, reason: 'mail-refused' },
    ],
  };
  server.answers.set(endpoints.notificationState.path, () => state);
  server.answers.set(endpoints.notificationOf.path, () => answer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;

test('a row says whether its message waits or failed and why, and nothing once it has left', async () => {
  await openStaffArea('connect', server);
  expect(await within(await row('Person 1')).findByText('Not e-mailed yet: waiting')).toBeTruthy();
  expect(
    within(await row('Person 2')).getByText('Not e-mailed: failed, the mail server refuses it'),
  ).toBeTruthy();
  expect(within(await row('Person 3')).queryByText(/e-mailed/)).toBeNull();
  const asked = server.calls.filter(({ path }) => path === endpoints.notificationState.path);
  expect(asked).toHaveLength(1);
});

test('the sidebar tells of what failed and of mail that is not set up, and leads to it', async () => {
  await openStaffArea('connect', server);
  const note = await screen.findByRole('link', { name: '1 message failed' });
  expect(note.getAttribute('href')).toBe('#notifications');
  cleanup();
  state = { ...state, mail: 'none', open: [] };
  await openStaffArea('connect', server);
  await screen.findByRole('link', { name: 'E-mail is not set up' });
  cleanup();
  state = { ...state, mail: 'files' };
  await openStaffArea('connect', server);
  await row('Person 1');
  await waitFor(() => expect(server.calls.filter(({ path }) => path.endsWith('/state'))).toHaveLength(3));
  expect(screen.queryByRole('link', { name: /E-mail is/ })).toBeNull();
});

test('an open row says what became of its message, and sends it again', async () => {
  const at = '2026-11-27T08:18:00.000Z';
  answer = {
    status: 'success',
    message: { state: 'failed', attempts: [{ at, channel: 'mail', outcome: 'mail-refused', code: 550 }] },
  };
  const message: MessageAnswer = {
    status: 'success',
    message: { state: 'sent', attempts: [{ at, channel: 'mail', outcome: 'sent' }] },
  };
  server.answers.set(endpoints.notificationSend.path, () => {
    answer = message;
    state = { ...state, open: [] };
    return message;
  });
  await openStaffArea(`connect/${failed.id}`, server);
  expect(await screen.findByText('Failed: the mail server refuses it (550).')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('E-mailed Nov 27, 2026, 2:03 PM Nepal time.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  await waitFor(() => expect(screen.queryByText(/Not e-mailed/)).toBeNull());
});

test('an open row whose message waits says when the next try comes', async () => {
  answer = {
    status: 'success',
    message: {
      state: 'waiting',
      attempts: [{ at: '2026-11-27T08:18:00.000Z', channel: 'mail', outcome: 'mail-no-answer' }],
      next: '2026-11-27T08:25:00.000Z',
    },
  };
  await openStaffArea(`connect/${waiting.id}`, server);
  const text = 'Waiting: the mail server does not answer. Next try Nov 27, 2026, 2:10 PM Nepal time.';
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a row that nobody was ever to be told of says nothing', async () => {
  answer = { status: 'success' };
  await openStaffArea(`connect/${sent.id}`, server);
  await waitFor(() =>
    expect(server.calls.some(({ path }) => path === endpoints.notificationOf.path)).toBe(true),
  );
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

test('the tab shows what has not left and the mails in files', async () => {
  state = { ...state, mail: 'files' };
  const name = `${sent.id}-lets-connect.eml`;
  server.answers.set(endpoints.keptMails.path, () => ({
    status: 'success',
    mails: [{ name, list: 'lets-connect', at: '2026-11-27T08:18:00.000Z' }],
  }));
  server.answers.set(endpoints.keptMail.path, ({ query }) => ({
    status: 'success',
    text: `Subject: ${query.get('name')}`,
  }));
  await openStaffArea('notifications', server);
  expect(await screen.findByText(/kept in files on this machine/)).toBeTruthy();
  const failure = await screen.findByText(/failed: the mail server refuses it/);
  expect(failure.closest('li')?.querySelector('a')?.getAttribute('href')).toBe(`#connect/${failed.id}`);
  await userEvent.click(
    await screen.findByRole('link', { name: "Let's Connect, Nov 27, 2026, 2:03 PM Nepal time" }),
  );
  expect(await screen.findByText(`Subject: ${name}`)).toBeTruthy();
});

test('an answer to the visitor stands among the messages, and is sent again by itself', async () => {
  const at = '2026-11-27T08:18:00.000Z';
  state = { ...state, open: [{ list: 'lets-connect', id: sent.id, kind: 'answer', reason: 'mail-refused' }] };
  const message = { state: 'sent', attempts: [{ at, channel: 'mail', outcome: 'sent' }] } as const;
  answer = {
    ...{ status: 'success', message },
    answer: { state: 'failed', attempts: [{ at, channel: 'mail', outcome: 'mail-refused', code: 550 }] },
  };
  server.answers.set(endpoints.notificationSend.path, ({ body }) => {
    expect(body).toEqual({ list: 'lets-connect', id: sent.id, kind: 'answer' });
    answer = { status: 'success', message, answer: message };
    state = { ...state, open: [] };
    return answer;
  });
  await openStaffArea('notifications', server);
  const link = await screen.findByRole('link', {
    name: /^Let's Connect, answer to the visitor, Nov 27, 2026/,
  });
  expect(link.getAttribute('href')).toBe(`#connect/${sent.id}`);
  cleanup();
  await openStaffArea(`connect/${sent.id}`, server);
  expect(await screen.findByText('E-mailed Nov 27, 2026, 2:03 PM Nepal time.')).toBeTruthy();
  expect(screen.getByText('Answer to the visitor: failed: the mail server refuses it (550).')).toBeTruthy();
  expect(within(await row('Person 3')).queryByText(/Not e-mailed/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(
    await screen.findByText('Answer to the visitor: sent Nov 27, 2026, 2:03 PM Nepal time.'),
  ).toBeTruthy();
});

test('an unsubscribed address is marked at its rows, in the open row and in the CSV, and Reply says it', async () => {
  answer = { status: 'success' };
  server.answers.set(endpoints.unsubscribedList.path, () => ({
    status: 'success',
    addresses: ['p2@example.com'],
  }));
  await openStaffArea(`connect/${failed.id}`, server);
  expect(await within(await row('Person 2')).findByText('Unsubscribed')).toBeTruthy();
  expect(within(await row('Person 1')).queryByText('Unsubscribed')).toBeNull();
  const sheet = screen.getByRole('region', { name: 'Details: Person 2' });
  expect(within(sheet).getByText('Unsubscribed', { selector: 'dt' })).toBeTruthy();
  expect(within(sheet).getByRole('link', { name: 'Reply (unsubscribed)' })).toBeTruthy();
  let saved: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = blob as Blob;
    return 'blob:csv';
  });
  await userEvent.click(screen.getByRole('button', { name: /Export CSV/ }));
  await waitFor(() => expect(saved).toBeDefined());
  const [head = '', first, second] = ((await saved?.text()) ?? '').trim().split('\r\n');
  expect(head).toMatch(/,Unsubscribed$/);
  expect(first).toMatch(/,$/);
  expect(second).toMatch(/,Yes$/);
});
