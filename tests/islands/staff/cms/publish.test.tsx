import '#tests/support/island.tsx';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PublishState } from '#staff/cms/PublishState.tsx';
import PublishNotice from '#staff/shell/PublishNotice.tsx';
import { session } from '#staff/session/session.ts';
import { afterSave, publishing } from '#staff/cms/publish.ts';
import { gate, type Gate } from '#tests/support/gate.ts';

const NOW = Date.UTC(2026, 10, 28, 8, 20);
const MINUTE = 60_000;
const iso = (at: number) => new Date(at).toISOString();

interface Server {
  /** What the store holds. */
  stored: object;
  /** The version of the live site's build, and when it was made. */
  built: number;
  builtAt: number;
  /** How far its clock is from the browser's. */
  ahead: number;
  /** Answers wait for it. */
  held: Gate | undefined;
}
let server: Server;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  publishing.set({ phase: 'unknown' });
  session.set({ phase: 'signed-in', username: 'admin', expiresAt: NOW + 8 * 60 * MINUTE });
  server = { stored: {}, built: 6, builtAt: NOW, ahead: 0, held: undefined };
  const answer = async (address: string) => {
    const { stored, built, builtAt, ahead, held } = server;
    const now = iso(Date.now() + ahead);
    const status = {
      contentVersion: 7,
      rebuild: 'requested',
      changedAt: now,
      requestedAt: now,
      built: { contentVersion: built, builtAt: iso(builtAt) },
      failedAt: null,
      nextBuildAt: null,
      now,
      ...stored,
    };
    if (address === '/content/publish') {
      server.stored = { ...stored, rebuild: 'requested', requestedAt: now };
      await held?.opened;
      return Response.json({ success: true, rebuild: 'requested' });
    }
    if (address === '/content/version')
      return Response.json({ contentVersion: 7, updatedAt: JSON.stringify([stored, built]) });
    await held?.opened;
    return Response.json(status);
  };
  vi.stubGlobal('fetch', vi.fn(answer));
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The Cms page: its line, and the place of the notice that the other tabs have. */
const cmsPage = (
  <>
    <PublishNotice isSaid />
    <PublishState />
  </>
);

function line(): string {
  const buttons = screen.queryAllByRole('button').map(({ textContent }) => ` [${textContent}]`);
  // Before them may stand the page's own, of what is said in passing.
  const [notice, status] = screen.getAllByRole('status').slice(-2);
  expect(notice?.textContent).toBe('');
  return String(status?.textContent).replace(/\s/g, ' ') + buttons.join('');
}

/** What the line says when the server is in this state. */
async function lineWith(state: Partial<Server>): Promise<string> {
  Object.assign(server, state);
  const { unmount } = render(cmsPage);
  await pass(10);
  const text = line();
  unmount();
  return text;
}

test('says when the live site was built, with the day if it was another', async () => {
  expect(await lineWith({ built: 7 })).toBe('Live since 2:05 PM Nepal time');
  expect(await lineWith({ built: 8, builtAt: NOW - 24 * 60 * MINUTE })).toBe(
    'Live since Nov 27, 2026, 2:05 PM Nepal time',
  );
});

test('says that a newer text is on its way, and that it failed: at once or without a word', async () => {
  expect(await lineWith({})).toBe('Saved · publishing…');
  expect(await lineWith({ stored: { rebuild: 'failed' } })).toBe('Last publish failed [Publish again]');
  expect(await lineWith({ stored: { rebuild: 'unconfigured' } })).toBe(
    'Last publish failed: no build hook is set up [Publish again]',
  );
  const longAgo = iso(NOW - 11 * MINUTE);
  expect(await lineWith({ stored: { changedAt: longAgo, requestedAt: longAgo } })).toBe(
    'Last publish failed [Publish again]',
  );
});

test('a clock that is wrong here changes nothing', async () => {
  expect(await lineWith({ ahead: -15 * MINUTE })).toBe('Saved · publishing…');
  expect(await lineWith({ ahead: 15 * MINUTE })).toBe('Saved · publishing…');
});

test('an edit whose request is not made yet is on its way', async () => {
  expect(await lineWith({ stored: { requestedAt: iso(NOW - 60 * MINUTE) } })).toBe('Saved · publishing…');
  expect(await lineWith({ stored: { requestedAt: null } })).toBe('Saved · publishing…');
});

test('asked for again, it is on its way until it is live or ten minutes have gone', async () => {
  const longAgo = iso(NOW - 11 * MINUTE);
  server.stored = { rebuild: 'failed', changedAt: longAgo, requestedAt: longAgo };
  render(cmsPage);
  await pass(10);
  expect(line()).toBe('Last publish failed [Publish again]');
  server.held = gate();
  fireEvent.click(screen.getByRole('button', { name: 'Publish again' }));
  await pass(5_000);
  expect(line()).toBe('Saved · publishing…');
  server.held.open();
  server.held = undefined;
  for (const ms of [2_000, 58_000, 8 * MINUTE]) {
    await pass(ms);
    expect(line()).toBe('Saved · publishing…');
  }
  await pass(2 * MINUTE);
  expect(line()).toBe('Last publish failed [Publish again]');
  server.built = 7;
  await pass(30_000);
  expect(line()).toBe('Live since 2:05 PM Nepal time');
});

test('follows the answer of a save, whatever a look before it still brings', async () => {
  Object.assign(server, { built: 7, held: gate() });
  render(cmsPage);
  await pass(10);
  act(() => {
    afterSave({ rebuild: 'requested' });
  });
  server.held?.open();
  await pass(10);
  expect(line()).toBe('Saved · publishing…');
  act(() => {
    afterSave({ rebuild: 'unconfigured' });
  });
  expect(line()).toBe('Last publish failed: no build hook is set up [Publish again]');
});

test('an edit that waits for its build is visible now, and can be published at once', async () => {
  const nextBuildAt = iso(NOW + 25 * MINUTE);
  expect(await lineWith({ stored: { nextBuildAt } })).toBe(
    'Visible now · in the next build at 2:30 PM Nepal time [Publish now]',
  );
  render(cmsPage);
  act(() => {
    afterSave({ rebuild: 'scheduled', nextBuildAt: iso(NOW + 24 * 60 * MINUTE) });
  });
  expect(line()).toBe('Visible now · in the next build at Nov 29, 2026, 2:05 PM Nepal time [Publish now]');
  server.stored = {};
  fireEvent.click(screen.getByRole('button', { name: 'Publish now' }));
  await pass(10);
  expect(line()).toBe('Saved · publishing…');
});

describe('on any other tab', () => {
  const notice = () => screen.getByRole('status').textContent;

  test('a failed build is told within five seconds, and until it is put right', async () => {
    Object.assign(server, { built: 7 });
    render(<PublishNotice isSaid={false} />);
    await pass(10);
    expect(notice()).toBe('');
    Object.assign(server, { built: 6, stored: { failedAt: iso(NOW) } });
    await pass(5_000);
    expect(notice()).toBe('Last publish failedPublish again');
    await pass(10 * MINUTE);
    expect(notice()).toBe('Last publish failedPublish again');
    server.stored = {};
    fireEvent.click(screen.getByRole('button', { name: 'Publish again' }));
    await pass(10);
    expect(notice()).toBe('');
    server.stored = { failedAt: iso(NOW) };
    await pass(5_000);
    expect(notice()).toBe('Last publish failedPublish again');
    server.built = 7;
    await pass(5_000);
    expect(notice()).toBe('');
  });

  test('nothing is asked of a function while nothing changes, and nothing at all without a session', async () => {
    server.built = 7;
    const asked = vi.mocked(fetch);
    render(<PublishNotice isSaid={false} />);
    await pass(MINUTE);
    const calls = asked.mock.calls.map(([address]) => address);
    expect(calls.filter((address) => address === '/content/status')).toHaveLength(1);
    expect(calls.length).toBeGreaterThan(10);
    act(() => session.set({ phase: 'expired', username: 'admin', expiresAt: NOW }));
    asked.mockClear();
    await pass(MINUTE);
    expect(asked).not.toHaveBeenCalled();
  });
});
