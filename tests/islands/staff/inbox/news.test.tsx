import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '#shared/endpoints/all.ts';
import { openStaffArea, records, staffServer, type FakeServer } from '#tests/support/staff-page.tsx';

const NOW = Date.parse('2026-11-28T09:00:00Z');
const CONTACT = endpoints.contactList.path;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened(): Promise<FakeServer> {
  const server = staffServer();
  server.inbox.set(CONTACT, records(3, NOW - 60_000));
  await openStaffArea('contact', server);
  await screen.findByText('Person 3');
  // The other lists are read one after another; the open one was read before any version was known.
  await waitFor(() =>
    expect(server.calls.filter(({ path }) => path === endpoints.registrationList.path).length).toBe(1),
  );
  await pass(31_000);
  server.calls.length = 0;
  return server;
}

/** What is asked beside the lists: the CDN for the version, and how notifications went. */
const BESIDE = new Set(['/content/version', '/notifications/state', '/casework/seen']);
const paths = ({ calls }: FakeServer) => calls.map(({ path }) => path).filter((path) => !BESIDE.has(path));

test('an idle dashboard asks once in half a minute, for all lists together', async () => {
  const server = await opened();
  await pass(120_000);
  expect(new Set(paths(server))).toEqual(new Set([endpoints.submissionNews.path]));
  expect(paths(server).length).toBeLessThanOrEqual(5);
  expect(screen.getByText('Live')).toBeTruthy();
});

test('a list that changed is read again, and no other one; what a colleague took away goes', async () => {
  const server = await opened();
  server.inbox.set(CONTACT, [
    ...records(1, NOW + 60_000, () => ({ name: 'Fresh' })),
    ...(server.inbox.get(CONTACT) ?? []).slice(1),
  ]);
  await pass(31_000);
  expect(await screen.findByText('Fresh')).toBeTruthy();
  expect(screen.queryByText('Person 1')).toBeNull();
  expect(new Set(paths(server))).toEqual(new Set([endpoints.submissionNews.path, CONTACT]));
  expect(screen.getByText('1 new message')).toBeTruthy();
});

test('a failing server is asked ever less often, and a session that is over not at all', async () => {
  const server = await opened();
  server.fails = ({ path }) => path === endpoints.submissionNews.path;
  await pass(600_000);
  expect(paths(server).length).toBeLessThanOrEqual(6);
  server.fails = () => false;
  await pass(500_000);
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const message = 'Please sign in.';
    return Promise.resolve(Response.json({ status: 'error', success: false, message }, { status: 401 }));
  });
  await pass(900_000);
  // The notice that asks for the password looks whether another tab has signed in.
  const others = asked.filter((address) => address !== endpoints.adminSession.path && !BESIDE.has(address));
  expect(others.length).toBeLessThanOrEqual(1);
});
