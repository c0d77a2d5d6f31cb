import '#tests/support/island.tsx';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { download } from '#staff/inbox/actions/download.ts';
import { pagedListOf } from '#staff/inbox/model/paged-list.ts';
import { statusKey } from '#staff/inbox/model/status.ts';
import { onShortcutKey } from '#staff/shell/shortcuts.ts';
import contactMessages from '#forms/contact/inbox.ts';
import websiteRequests from '#forms/website-plan/inbox.ts';
import { ListTab } from '#staff/inbox/view/ListTab.tsx';
import { type AdminTab, ALL_TABS } from '#staff/tabs.tsx';
import { confirm } from '#browser/dialogs.ts';
import { gate } from '#tests/support/gate.ts';

vi.mock('#browser/dialogs.ts', () => ({ confirm: vi.fn() }));
vi.mock('#staff/inbox/actions/download.ts', () => ({ download: vi.fn() }));

const NAMES = ['Asha', 'Bina', 'Chandra', 'Deepa', 'Eka'];
let records: object[];
let opened = 0;

beforeEach(() => {
  records = NAMES.map((name, index) => ({ id: `${9 - index}`, name, email: `${name}@example.com` }));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(records)));
  vi.mocked(confirm).mockReset().mockResolvedValue(true);
  vi.mocked(download).mockReset();
  addEventListener('keydown', onShortcutKey);
});
afterEach(() => {
  removeEventListener('keydown', onShortcutKey);
});

/** A tab whose list nobody has opened before: what is opened stays open. */
function freshTab(id: string): AdminTab {
  const tab = ALL_TABS.find((known) => known.id === id);
  if (!tab) throw new Error(`no tab ${id}`);
  return { ...tab, id: `${id}-${++opened}` };
}

async function openContact() {
  const tab = freshTab('contact');
  const view = render(<ListTab tab={tab} rest={[]} list={contactMessages} parts={[]} />);
  await box('Asha');
  return { tab, user: userEvent.setup(), ...view };
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const allBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all shown' });
const bar = () => within(screen.getByRole('group', { name: /^Selected/ }));
const selected = () => bar().getByRole('status').textContent;
const shownNames = () => NAMES.filter((name) => screen.queryByRole('link', { name }));

describe('selected rows', () => {
  test('are those whose box is ticked; Shift takes all from the last one, the head takes all', async () => {
    const { user } = await openContact();
    await user.click(await box('Bina'));
    expect(selected()).toBe('1 selected');
    expect(allBox().indeterminate).toBe(true);
    await user.keyboard('{Shift>}');
    await user.click(await box('Deepa'));
    await user.keyboard('{/Shift}');
    expect((await box('Chandra')).checked).toBe(true);
    expect(selected()).toBe('3 selected');
    await user.click(allBox());
    expect(selected()).toBe('5 selected');
    await user.click(allBox());
    expect(bar().queryByRole('button')).toBeNull();
  });

  test('stay through a search, new rows and a refresh; what is not shown is counted', async () => {
    const { user, tab } = await openContact();
    await user.click(await box('Asha'));
    await user.click(await box('Eka'));
    await user.type(screen.getByRole('searchbox'), 'asha');
    await waitFor(() => {
      expect(selected()).toBe('2 selected, 1 of them not shown');
    });
    await user.clear(screen.getByRole('searchbox'));
    records.unshift({ id: '99', name: 'Fresh' });
    await act(async () => {
      await pagedListOf(tab)?.refresh();
    });
    expect(await box('Fresh')).toHaveProperty('checked', false);
    expect((await box('Eka')).checked).toBe(true);
    expect(selected()).toBe('2 selected');
  });

  test('are let go with another tab', async () => {
    const { user, unmount, tab } = await openContact();
    await user.click(await box('Asha'));
    unmount();
    render(<ListTab tab={tab} rest={[]} list={contactMessages} parts={[]} />);
    expect((await box('Asha')).checked).toBe(false);
  });

  test('are more than were read where all are wanted: those are read first, without what was put away', async () => {
    records = Array.from({ length: 120 }, (_, index) => ({ id: String(999 - index), name: `P${index}` }));
    const older = gate();
    vi.stubGlobal('fetch', async (address: string) => {
      const query = new URL(address, 'http://x').searchParams;
      const from = query.has('before') ? 50 : 0;
      if (from) await older.opened;
      const page = records.slice(from, from ? 120 : 50);
      const link = from ? {} : { link: '</x?before=950>; rel="next"' };
      return Response.json(page, { headers: { 'x-total-count': '120', ...link } });
    });
    const tab = freshTab('contact');
    localStorage.setItem(statusKey(tab.id, 'hidden'), '["900"]');
    render(<ListTab tab={tab} rest={[]} list={contactMessages} parts={[]} />);
    await box('P0');
    const user = userEvent.setup();
    await user.click(allBox());
    expect(selected()).toBe('50 selected');
    await user.click(bar().getByRole('button', { name: 'Select all 119 that match' }));
    older.open();
    await waitFor(() => {
      expect(selected()).toBe('119 selected');
    });
    expect(bar().queryByRole('button', { name: /that match$/ })).toBeNull();
  });

  test('are put away with one question and come back with one Undo', async () => {
    const { user, tab } = await openContact();
    for (const name of ['Bina', 'Chandra']) await user.click(await box(name));
    await user.click(bar().getByRole('button', { name: 'DELETE' }));
    expect(confirm).toHaveBeenCalledOnce();
    expect(vi.mocked(confirm).mock.lastCall?.[0]).toMatchObject({
      text: 'Do you really want to delete these 2 messages?',
      confirmText: 'Yes, delete',
    });
    await waitFor(() => {
      expect(shownNames()).toEqual(['Asha', 'Deepa', 'Eka']);
    });
    expect(JSON.parse(localStorage.getItem(statusKey(tab.id, 'hidden')) ?? '')).toEqual(['8', '7']);
    expect(bar().queryByRole('button')).toBeNull();
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Deepa' }));
    });
    expect(screen.getByText('Hidden on this browser: 2 messages')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(shownNames()).toEqual(NAMES);
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Bina' }));
    });
  });

  test('stay selected and in the list when the question is declined; one alone is asked about by name', async () => {
    const { user } = await openContact();
    vi.mocked(confirm).mockResolvedValueOnce(false);
    await user.click(await box('Bina'));
    await user.click(bar().getByRole('button', { name: 'DELETE' }));
    expect(vi.mocked(confirm).mock.lastCall?.[0].text).toBe(
      'Do you really want to delete the message from Bina?',
    );
    expect(selected()).toBe('1 selected');
  });

  test('are exported alone', async () => {
    const { user } = await openContact();
    for (const name of ['Deepa', 'Bina']) await user.click(await box(name));
    await user.click(bar().getByRole('button', { name: 'Export CSV' }));
    const [name, , text] = vi.mocked(download).mock.lastCall ?? [];
    expect(name).toMatch(/^contact-messages-selected-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(text?.split('\r\n').map((line) => line.split(',')[0])).toEqual([
      '\uFEFFName',
      'Bina',
      'Deepa',
      '',
    ]);
  });

  test('put away one after the other come back one after the other by z', async () => {
    const { user } = await openContact();
    for (const name of ['Asha', 'Bina', 'Chandra']) {
      await user.click(screen.getByRole('button', { name: `DELETE ${name}` }));
      await waitFor(() => {
        expect(shownNames()).not.toContain(name);
      });
    }
    for (const names of [['Chandra'], ['Bina', 'Chandra'], ['Asha', 'Bina', 'Chandra']]) {
      await user.keyboard('z');
      expect(shownNames()).toEqual([...names, 'Deepa', 'Eka']);
    }
  });

  test('none exports nothing and says so', async () => {
    records = [];
    render(<ListTab tab={freshTab('contact')} rest={[]} list={contactMessages} parts={[]} />);
    await screen.findByText('No visible messages to display');
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('There is nothing to export: no messages are shown.')).toBeTruthy();
    expect(download).not.toHaveBeenCalled();
  });

  test('with an unclosed turn of direction turn nothing beside them', async () => {
    const name = 'Mallory \u202Elive';
    records = [{ id: '9', name, email: 'm@example.com' }];
    const tab = freshTab('contact');
    render(<ListTab tab={tab} rest={[]} list={contactMessages} parts={[]} />);
    const user = userEvent.setup();
    // The button's name says whose row it is, turned back as well.
    await user.click(await screen.findByRole('button', { name: 'DELETE \u2068Mallory live\u2069' }));
    expect(vi.mocked(confirm).mock.lastCall?.[0].text).toBe(
      'Do you really want to delete the message from \u2068Mallory live\u2069?',
    );
    expect(await screen.findByText('Hidden on this browser: \u2068Mallory live\u2069')).toBeTruthy();
  });

  test('the last row put away leaves the focus in the list', async () => {
    const { user } = await openContact();
    await user.click(allBox());
    await user.click(bar().getByRole('button', { name: 'DELETE' }));
    expect(await screen.findByText(/^Everything that came in has been put away\./)).toBeTruthy();
    await waitFor(() => {
      expect(document.activeElement?.contains(screen.getByText('No visible messages to display'))).toBe(true);
    });
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('by keyboard', () => {
  test('x selects the row in focus, X all from there, d puts them away, Esc lets go', async () => {
    const { user } = await openContact();
    screen.getByRole('link', { name: 'Bina' }).focus();
    await user.keyboard('x');
    screen.getByRole('link', { name: 'Deepa' }).focus();
    await user.keyboard('{Shift>}x{/Shift}');
    expect(selected()).toBe('3 selected');
    await user.keyboard('{Escape}');
    expect(bar().queryByRole('button')).toBeNull();
    (await box('Asha')).focus();
    await user.keyboard('x');
    await user.keyboard('d');
    await waitFor(() => {
      expect(shownNames()).toEqual(NAMES.slice(1));
    });
  });

  test('website requests are verified and rejected together; x selects while none is open', async () => {
    const user = userEvent.setup();
    const tab = freshTab('website');
    render(<ListTab tab={tab} rest={[]} list={websiteRequests} parts={[]} />);
    (await box('Asha')).focus();
    await user.keyboard('x');
    expect(confirm).not.toHaveBeenCalled();
    await user.click(await box('Bina'));
    await user.keyboard('v');
    expect(vi.mocked(confirm).mock.lastCall?.[0].text).toBe(
      'Do you really want to verify these 2 submissions?',
    );
    await waitFor(() => {
      expect(shownNames()).toEqual(NAMES.slice(2));
    });
    await user.click(allBox());
    await user.click(bar().getByRole('button', { name: 'Reject' }));
    await waitFor(() => {
      expect(shownNames()).toEqual([]);
    });
  });
});
