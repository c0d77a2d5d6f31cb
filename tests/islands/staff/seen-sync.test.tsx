import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '#shared/endpoints/all.ts';
import { openStaffArea, records, staffServer, type FakeServer } from '#tests/support/staff-page.tsx';

const NOW = Date.parse('2026-11-27T06:00:00Z');
const SEEN = endpoints.workSeen.path;

let server: FakeServer;

beforeEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  server = staffServer();
  server.inbox.set(endpoints.letsConnectList.path, records(3, NOW));
  server.answers.set(endpoints.workList.path, () => ({
    status: 'success',
    me: 'sita',
    rows: {},
    people: {},
  }));
  server.answers.set(endpoints.workSeenList.path, () => ({ status: 'success', seen: {} }));
  server.answers.set(SEEN, ({ body }) => ({ status: 'success', seen: body?.['seen'] }));
});

const told = () => server.calls.filter(({ path }) => path === SEEN).map(({ body }) => body);

test('what somebody has seen on another device is not new here', async () => {
  localStorage.setItem('admin:connect:seen', String(NOW - 120_000));
  localStorage.setItem('admin:seen-by', '"sita"');
  server.own = { seen: '1' };
  server.answers.set(endpoints.workSeenList.path, () => ({ status: 'success', seen: { connect: NOW } }));
  await openStaffArea('contact', server);
  await waitFor(() => expect(localStorage.getItem('admin:connect:seen')).toBe(String(NOW)));
});

test('what a browser marked as seen before is taken over once, and told rarely', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.setItem('admin:demo:seen', '7');
  await openStaffArea('connect', server);
  await screen.findByRole('link', { name: 'Person 1' });
  await waitFor(() => expect(localStorage.getItem('admin:seen-by')).toBe('"sita"'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told()).toEqual([]);
  await vi.advanceTimersByTimeAsync(61_000);
  vi.useRealTimers();
  await waitFor(() => expect(told()).toMatchObject([{ seen: { demo: 7, connect: NOW } }]));
});

test('what a colleague has seen on this device is not this person’s', async () => {
  localStorage.setItem('admin:demo:seen', '7');
  localStorage.setItem('admin:seen-by', '"asha"');
  await openStaffArea('connect', server);
  await waitFor(() => expect(localStorage.getItem('admin:seen-by')).toBe('"sita"'));
  expect(localStorage.getItem('admin:demo:seen')).toBeNull();
});
