import '#tests/support/island.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '#shared/endpoints/all.ts';
import { gate } from '#tests/support/gate.ts';
import {
  openStaffArea,
  records,
  staffServer,
  type FakeServer,
  type ListedRecord,
} from '#tests/support/staff-page.tsx';

const confirm = vi.hoisted(() => vi.fn(() => Promise.resolve(true)));
vi.mock('#browser/dialogs.ts', () => ({ confirm, prepareDialogs: () => Promise.resolve() }));

const { path } = endpoints.websitePlanList;
const NOW = Date.UTC(2026, 10, 27, 9);

let server: FakeServer;
let requests: ListedRecord[];

beforeEach(() => {
  server = staffServer();
  requests = records(600, NOW, () => ({ company: 'Himal Homes', plan: 'Elite', message: 'A site, please.' }));
  server.inbox.set(path, requests);
});

const keep = (status: string, ids: string[]) => {
  localStorage.setItem(`admin:website:${status}`, JSON.stringify(ids));
};
const idOf = (index: number) => requests[index]?.id ?? '';

async function openPopup(name: string) {
  await openStaffArea('website', server);
  await userEvent.click(await screen.findByText(new RegExp(`^${name} \\(`), { selector: 'button' }));
  return within(screen.getByRole('dialog'));
}

describe('the popup of what was put away', () => {
  test('says that nothing is there, and how rows come there', async () => {
    const popup = await openPopup('Verified');
    expect(screen.getAllByText('On this browser only:')).toHaveLength(1);
    expect(popup.getByText('Nothing here. Rows you verify come here.')).toBeTruthy();
    expect(popup.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });

  test('shows who, which plan and company, and leads to all of the request [S2-50] [S4-22]', async () => {
    keep('verified', [idOf(2)]);
    const popup = await openPopup('Verified');
    const item = within(await popup.findByRole('listitem'));
    expect(item.getByText('Himal Homes')).toBeTruthy();
    expect(item.getByText('Elite')).toBeTruthy();
    expect(item.getByRole('link', { name: 'p3@example.com' }).getAttribute('href')).toBe(
      'mailto:p3@example.com',
    );
    await userEvent.click(item.getByRole('link', { name: 'Person 3' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('region', { name: 'Details: Person 3' })).toBeTruthy();
  });

  test('reads as far as its rows are, and only then says that one is gone', async () => {
    keep('hidden', [idOf(550), 'gone-for-good']);
    const older = gate();
    server.fails = ({ query }) => query.has('before') && older.opened.then(() => false);
    const popup = await openPopup('Deleted');
    expect(await popup.findByText('Reading older submissions…')).toBeTruthy();
    expect(popup.queryByText(/no longer among/)).toBeNull();
    older.open();
    expect(await popup.findByRole('link', { name: 'Person 551' })).toBeTruthy();
    expect(await popup.findByText(/is no longer among the submissions\./)).toBeTruthy();
    expect(popup.getByRole('button', { name: 'Restore gone-for-good' })).toBeTruthy();
  });

  test('says nothing of its rows while the first page is on its way, nor when it could not be read', async () => {
    keep('verified', [idOf(0)]);
    server.fails = (call) => call.path === path;
    const popup = await openPopup('Verified');
    expect(await popup.findByText('Could not load submissions')).toBeTruthy();
    expect(popup.queryByText(/no longer among/)).toBeNull();
    expect(popup.queryByRole('listitem')).toBeNull();
    server.fails = () => false;
    await userEvent.click(popup.getByRole('button', { name: 'Try again' }));
    expect(await popup.findByRole('link', { name: 'Person 1' })).toBeTruthy();
  });

  test('says that an older page could not be read, and tries again when asked', async () => {
    keep('verified', [idOf(0), idOf(500)]);
    server.fails = ({ query }) => (query.has('before') ? '' : false);
    const popup = await openPopup('Verified');
    expect(await popup.findByText('Could not load older ones.')).toBeTruthy();
    expect(popup.getByRole('link', { name: 'Person 1' })).toBeTruthy();
    expect(popup.queryByText(/no longer among/)).toBeNull();
    server.fails = () => false;
    await userEvent.click(popup.getByRole('button', { name: 'Try again' }));
    expect(await popup.findByRole('link', { name: 'Person 501' })).toBeTruthy();
    expect(popup.queryByText('Could not load older ones.')).toBeNull();
  });

  test('draws fifty rows, and more when asked', async () => {
    keep(
      'verified',
      requests.slice(0, 120).map(({ id }) => id),
    );
    const popup = await openPopup('Verified');
    await popup.findByRole('button', { name: 'Show more (70)' });
    expect(popup.getAllByRole('listitem')).toHaveLength(50);
    await userEvent.click(popup.getByRole('button', { name: 'Show more (70)' }));
    await userEvent.click(popup.getByRole('button', { name: 'Show more (20)' }));
    expect(popup.getAllByRole('listitem')).toHaveLength(120);
    expect(popup.queryByRole('button', { name: /^Show more/ })).toBeNull();
  });

  test('is searched, and what is found comes back all at once, and goes again by Undo', async () => {
    keep('verified', [idOf(0), idOf(10), idOf(11), 'gone-for-good']);
    const popup = await openPopup('Verified');
    await popup.findByText(/is no longer among the submissions\./);
    await userEvent.type(popup.getByRole('searchbox', { name: 'Search verified' }), 'person 1');
    await userEvent.click(await popup.findByRole('button', { name: 'Remove all 3' }));
    expect(confirm).toHaveBeenLastCalledWith(
      expect.objectContaining({ text: 'Do you really want to restore these 3 submissions?' }),
    );
    expect(await popup.findByText('No submissions match.')).toBeTruthy();
    expect(localStorage.getItem('admin:website:verified')).toBe('["gone-for-good"]');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await popup.findByRole('button', { name: 'Remove all 3' })).toBeTruthy();
  });

  test('is exported whole, read to its end first', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:csv');
    keep('verified', [idOf(1), idOf(599)]);
    const popup = await openPopup('Verified');
    await userEvent.click(popup.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => {
      expect(saved).toHaveBeenCalled();
    });
    const [csv] = saved.mock.calls[0] as [Blob];
    const lines = (await csv.text()).trimEnd().split('\r\n');
    expect(lines.map((line) => line.split(',')[0])).toEqual(['\uFEFFName', 'Person 2', 'Person 600']);
  });
});

describe('the details of a row that is not read yet', () => {
  test('come when its page is there', async () => {
    await openStaffArea(`website/${idOf(580)}`, server);
    expect(await screen.findByRole('region', { name: 'Details: Person 581' })).toBeTruthy();
  });

  test('are not in the list where there is no such row', async () => {
    await openStaffArea('website/gone', server);
    expect(await screen.findByText('This submission is not in the list.')).toBeTruthy();
  });

  test('say that the list, or its older part, could not be read, and try again', async () => {
    server.fails = ({ query }) => query.has('before');
    await openStaffArea(`website/${idOf(580)}`, server);
    const details = within(await screen.findByRole('region', { name: 'Details' }));
    expect(await details.findByText('Could not load older ones.')).toBeTruthy();
    server.fails = () => false;
    await userEvent.click(details.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Details: Person 581' })).toBeTruthy();
  });

  test('of a list that cannot be read are neither loading for ever nor missing', async () => {
    server.fails = (call) => call.path === path;
    await openStaffArea(`website/${idOf(0)}`, server);
    const details = within(await screen.findByRole('region', { name: 'Details' }));
    expect(await details.findByText('Could not load submissions')).toBeTruthy();
    expect(details.queryByText('Loading…')).toBeNull();
    expect(details.queryByText(/is not in the list/)).toBeNull();
  });
});
