import '#tests/support/island.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '#shared/endpoints/all.ts';
import { NEWEST, SPAM_LIST, movesOf, readsOf, shownNames, spamLists } from '#tests/support/spam-lists.ts';
import { openStaffArea, records, type FakeServer, type ListedRecord } from '#tests/support/staff-page.tsx';

/** The question that staff are asked; what a person sees of it is shown in the real browser. */
const ask = vi.hoisted(() => vi.fn<(question: object) => Promise<boolean>>());
vi.mock('#browser/dialogs.ts', () => ({ confirm: ask, prepareDialogs: () => Promise.resolve() }));

let server: FakeServer;
let suspects: ListedRecord[];
let messages: ListedRecord[];

beforeEach(() => {
  ask.mockReset().mockResolvedValue(false);
  ({ server, suspects, messages } = spamLists());
});

const moves = () => movesOf(server);
const reads = () => readsOf(server);
const pick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
const bar = () => within(screen.getByRole('group', { name: 'Selected messages' }));
const isMove = (call: { path: string }) => call.path === endpoints.submissionMove.path;
const press = (name: string) => userEvent.click(bar().getByRole('button', { name }));

describe('selected suspects that are no spam', () => {
  beforeEach(async () => {
    ask.mockResolvedValue(true);
    await openStaffArea('connect/suspected', server);
    await screen.findByText('3 messages');
  });

  test('go to the inbox together after one question, for everybody, and back by one Undo', async () => {
    await pick('Suspect 1');
    await pick('Suspect 3');
    ask.mockResolvedValueOnce(false);
    await press('Not spam');
    expect(ask).toHaveBeenLastCalledWith(
      expect.objectContaining({
        text: 'Do you really want to move these 2 messages to the inbox, for everybody?',
        confirmText: 'Yes, not spam',
      }),
    );
    expect(moves()).toEqual([]);
    const before = reads().length;
    await press('Not spam');
    expect(await screen.findByText('Moved to the inbox: 2 messages')).toBeTruthy();
    expect(shownNames()).toEqual(['Suspect 2']);
    expect(bar().queryByRole('button')).toBeNull();
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Suspect 2' }));
    });
    expect(server.inbox.get(SPAM_LIST)).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Moved to suspected spam: 2 messages')).toBeTruthy();
    expect(shownNames()).toEqual(['Suspect 1', 'Suspect 2', 'Suspect 3']);
    expect(server.suspected.get(SPAM_LIST)).toHaveLength(3);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(reads()).toHaveLength(before);
  });

  test('go by n, one alone asked about by name; what is selected in the inbox stays apart', async () => {
    await userEvent.keyboard('n');
    expect(ask).not.toHaveBeenCalled();
    await pick('Suspect 2');
    await userEvent.keyboard('n');
    expect(ask).toHaveBeenLastCalledWith(
      expect.objectContaining({
        text: 'Do you really want to move the message from Suspect 2 to the inbox, for everybody?',
      }),
    );
    await screen.findByText('Moved to the inbox: Suspect 2');
    await userEvent.click(screen.getByRole('link', { name: 'Back to the inbox' }));
    expect(
      await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select Suspect 2' }),
    ).toHaveProperty('checked', false);
    expect(bar().queryByRole('button', { name: 'Not spam' })).toBeNull();
  });

  test('that are refused stay, selected, and one notice says how many and why; its Undo is for the others', async () => {
    server.fails = (call) =>
      isMove(call) && call.body?.['id'] === suspects[1]?.id && 'This email is already registered.';
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    await press('Not spam');
    expect(
      await screen.findByText(
        'Moved to the inbox: 2 of 3 messages. Could not move 1: This email is already registered.',
      ),
    ).toBeTruthy();
    expect(
      within(screen.getByRole('status', { name: 'Notifications' })).getAllByRole('listitem'),
    ).toHaveLength(1);
    expect(shownNames()).toEqual(['Suspect 2']);
    expect(bar().getByRole('status').textContent).toBe('1 selected');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(shownNames()).toEqual(['Suspect 1', 'Suspect 2', 'Suspect 3']);
    });
    expect(bar().getByRole('status').textContent).toBe('1 selected');
  });

  test('all stay where nobody answers, and the server is not asked for each of hundreds', async () => {
    suspects.push(...records(200, NEWEST - 600_000));
    await userEvent.keyboard('r');
    await screen.findByText('203 messages');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    server.fails = isMove;
    await press('Not spam');
    expect(
      await screen.findByText(/^Could not move (\d+) of \1 messages: the server does not answer\.$/),
    ).toBeTruthy();
    expect(moves().length).toBeLessThan(10);
    expect(server.suspected.get(SPAM_LIST)).toHaveLength(203);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(bar().getByRole('status').textContent).toMatch(/^\d+ selected$/);
  });
});

describe('selected messages that are spam', () => {
  beforeEach(async () => {
    ask.mockResolvedValue(true);
    await openStaffArea('connect', server);
    await screen.findByText('4 messages');
  });

  test('go to suspected spam together after one question, for everybody, and back by one Undo', async () => {
    await pick('Friend 1');
    await pick('Friend 3');
    ask.mockResolvedValueOnce(false);
    await press('Spam');
    expect(ask).toHaveBeenLastCalledWith(
      expect.objectContaining({
        text: 'Do you really want to move these 2 messages to suspected spam, for everybody?',
        confirmText: 'Yes, it is spam',
      }),
    );
    expect(moves()).toEqual([]);
    expect(bar().getByRole('status').textContent).toBe('2 selected');
    const before = reads().length;
    await press('Spam');
    expect(await screen.findByText('Moved to suspected spam: 2 messages')).toBeTruthy();
    expect(shownNames()).toEqual(['Friend 2', 'Friend 4']);
    expect(bar().queryByRole('button')).toBeNull();
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Friend 4' }));
    });
    expect(screen.getByRole('link', { name: 'Suspected spam (5)' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Moved to the inbox: 2 messages')).toBeTruthy();
    expect(shownNames()).toEqual(['Friend 1', 'Friend 2', 'Friend 3', 'Friend 4']);
    expect(server.suspected.get(SPAM_LIST)).toHaveLength(3);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(reads()).toHaveLength(before);
  });

  test('go by s, which the sheet of keys lists; what is put away stays', async () => {
    await userEvent.keyboard('s');
    expect(ask).not.toHaveBeenCalled();
    await pick('Friend 2');
    await pick('Friend 4');
    await press('DELETE');
    await screen.findByText('Hidden on this browser: 2 messages');
    await pick('Friend 3');
    await userEvent.keyboard('s');
    expect(ask).toHaveBeenLastCalledWith(
      expect.objectContaining({
        text: 'Do you really want to move the message from Friend 3 to suspected spam, for everybody?',
      }),
    );
    await screen.findByText('Moved to suspected spam: Friend 3');
    expect(moves().map(({ body }) => body?.['id'])).toEqual([messages[2]?.id]);
    await userEvent.keyboard('?');
    expect(screen.getByText('Spam: move what is selected to suspected spam (asks first)')).toBeTruthy();
    expect(screen.queryByText(/^Not spam: move/)).toBeNull();
  });

  test('that are refused stay, selected, and one notice says how many and why; its Undo is for the others', async () => {
    server.fails = (call) => isMove(call) && call.body?.['id'] === messages[1]?.id && 'It is locked.';
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    await press('Spam');
    const notice = 'Moved to suspected spam: 3 of 4 messages. Could not move 1: It is locked.';
    expect(await screen.findByText(notice)).toBeTruthy();
    expect(shownNames()).toEqual(['Friend 2']);
    expect(bar().getByRole('status').textContent).toBe('1 selected');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(shownNames()).toEqual(['Friend 1', 'Friend 2', 'Friend 3', 'Friend 4']);
    });
    expect(bar().getByRole('status').textContent).toBe('1 selected');
  });

  test('open among them: the message that takes its place opens', async () => {
    await pick('Friend 1');
    await pick('Friend 2');
    await userEvent.click(screen.getByRole('link', { name: 'Friend 2' }));
    await screen.findByRole('region', { name: 'Details: Friend 2' });
    await press('Spam');
    await screen.findByRole('region', { name: 'Details: Friend 3' });
    expect(shownNames()).toEqual(['Friend 3', 'Friend 4']);
  });
});
