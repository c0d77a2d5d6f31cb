import '#tests/support/island.tsx';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePolling } from '#staff/shell/use-polling.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { openStaffArea, records, staffServer, type FakeServer } from '#tests/support/staff-page.tsx';

const NOW = Date.UTC(2026, 10, 27, 9);
const contact = endpoints.contactList.path;
const feedback = endpoints.feedbackList.path;

let server: FakeServer;

beforeEach(() => {
  server = staffServer();
  server.inbox.set(contact, records(3, NOW));
  server.inbox.set(feedback, records(2, NOW));
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Somebody sends so many: Fresh 1 and on. */
function send(path: string, count: number, minutes: number): void {
  const fresh = records(count, NOW + minutes * 60_000, (index) => ({ name: `Fresh ${index + 1}` }));
  server.inbox.set(path, [...fresh, ...(server.inbox.get(path) ?? [])]);
}
function setSight(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });
const isNew = (name: string) => {
  const row = screen.getByRole('row', { name: new RegExp(name) });
  return within(row).queryByText('New') !== null;
};
const titleIs = (title: string) =>
  vi.waitFor(() => {
    expect(document.title).toBe(title);
  });

describe('what came in since the last visit', () => {
  test('is counted on the tab and marked in the list, until the list is left', async () => {
    await openStaffArea('feedback', server);
    await screen.findByText('2 feedbacks');
    await waitFor(() => {
      expect(tab('Contact Form').textContent).toContain('3');
    });
    send(contact, 2, 5);
    setSight('visible');
    await waitFor(() => {
      expect(tab('Contact Form').textContent).toContain('2 new');
    });
    await userEvent.click(tab('Contact Form'));
    await screen.findByText('5 messages');
    expect(isNew('Fresh 2')).toBe(true);
    expect(isNew('Person 1')).toBe(false);
    expect(tab('Contact Form').textContent).toContain('2 new');
    await userEvent.click(tab('Feedback'));
    await screen.findByText('2 feedbacks');
    // At once, not with the next look.
    expect(tab('Contact Form').textContent).not.toContain('new');
    await userEvent.click(tab('Contact Form'));
    await screen.findByText('5 messages');
    expect(screen.queryByText('New')).toBeNull();
  });

  test('keeps its marks when the page is loaded again while it is read', async () => {
    localStorage.setItem('admin:contact:seen', String(NOW - 90_000));
    await openStaffArea('contact', server);
    await screen.findByText('3 messages');
    expect(['Person 1', 'Person 2', 'Person 3'].map(isNew)).toEqual([true, true, false]);
    cleanup();
    await openStaffArea('contact', server);
    await screen.findByText('3 messages');
    expect(['Person 1', 'Person 2', 'Person 3'].map(isNew)).toEqual([true, true, false]);
    // Another place was opened in between: that visit is over.
    cleanup();
    await openStaffArea('cms', server);
    await screen.findByRole('heading', { name: 'Cms Page' });
    await waitFor(() => {
      expect(tab('Contact Form').textContent).toMatch(/Form3/);
    });
    cleanup();
    await openStaffArea('contact', server);
    await screen.findByText('3 messages');
    expect(screen.queryByText('New')).toBeNull();
  });

  test('is read in one browser tab and no news in the others', async () => {
    localStorage.setItem('admin:contact:seen', String(NOW - 90_000));
    await openStaffArea('feedback', server);
    await waitFor(() => {
      expect(tab('Contact Form').textContent).toContain('2 new');
    });
    localStorage.setItem('admin:contact:seen', String(NOW));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'admin:contact:seen' }));
    });
    expect(tab('Contact Form').textContent).not.toContain('new');
  });

  test('is nothing in a list that is looked at for the first time, broken storage included', async () => {
    localStorage.setItem('admin:contact:seen', '"yesterday"');
    sessionStorage.setItem('admin:visit', '{"list":3}');
    await openStaffArea('contact', server);
    await screen.findByText('3 messages');
    expect(screen.queryByText('New')).toBeNull();
  });
});

test('each arrival is read out, also when as many came before', async () => {
  await openStaffArea('contact', server);
  await screen.findByText('3 messages');
  send(contact, 1, 5);
  await userEvent.keyboard('r');
  const first = await screen.findByText('1 new message');
  const region = first.closest('[role=status]');
  send(contact, 1, 6);
  await userEvent.keyboard('r');
  await screen.findByText('5 messages');
  // What is new in a live region is read out, and what stays is not.
  expect(screen.getByText('1 new message')).not.toBe(first);
  expect(screen.getByText('1 new message').closest('[role=status]')).toBe(region);
});

describe('the title of the page', () => {
  test('counts what nobody has seen, in all lists, also while the page is behind others', async () => {
    await openStaffArea('contact', server);
    await screen.findByText('3 messages');
    await titleIs('Contact Form · Admin Panel');
    await waitFor(() => {
      expect(tab('Feedback').textContent).toContain('2');
    });
    send(feedback, 1, 5);
    setSight('visible');
    await titleIs('(1) Contact Form · Admin Panel');
    setSight('hidden');
    send(contact, 2, 6);
    fireEvent.keyDown(document.body, { key: 'r' });
    await titleIs('(3) Contact Form · Admin Panel');
    setSight('visible');
    await titleIs('(1) Contact Form · Admin Panel');
    expect(screen.getAllByText('New')).toHaveLength(2);
    await userEvent.click(tab('Feedback'));
    await titleIs('Feedback · Admin Panel');
  });
});

describe('a look at the server', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function Looking({ work, hidden }: { work: () => void; hidden?: number }) {
    usePolling(work, 60_000, hidden);
    return null;
  }
  const minutes = (count: number) => {
    vi.advanceTimersByTime(count * 60_000);
  };

  test('is taken every minute in sight, every other behind, at once when the page comes back', () => {
    const work = vi.fn();
    render(<Looking work={work} hidden={120_000} />);
    minutes(3);
    expect(work).toHaveBeenCalledTimes(3);
    setSight('hidden');
    minutes(4);
    expect(work).toHaveBeenCalledTimes(5);
    setSight('visible');
    expect(work).toHaveBeenCalledTimes(6);
  });

  test('is not taken behind others unless that is asked for', () => {
    const work = vi.fn();
    render(<Looking work={work} />);
    setSight('hidden');
    minutes(60);
    expect(work).not.toHaveBeenCalled();
  });
});
