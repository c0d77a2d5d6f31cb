// @vitest-environment happy-dom
import '#tests/support/island.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { NEWEST, SPAM_LIST, movesOf, readsOf, shownNames, spamLists } from '#tests/support/spam-lists.ts';
import { openStaffArea, records, type FakeServer, type ListedRecord } from '#tests/support/staff-page.tsx';

/** The question that staff are asked; what a person sees of it is shown in the real browser. */
const ask = vi.hoisted(() => vi.fn<(question: object) => Promise<boolean>>());
vi.mock('#lib/dialogs.ts', () => ({ confirm: ask, prepareDialogs: () => Promise.resolve() }));

let server: FakeServer;
let suspects: ListedRecord[];

beforeEach(() => {
  ask.mockReset().mockResolvedValue(false);
  ({ server, suspects } = spamLists());
});

const moves = () => movesOf(server);
const reads = () => readsOf(server);

describe('selected suspects that are no spam', () => {
  const pick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  const bar = () => within(screen.getByRole('group', { name: 'Selected messages' }));
  const press = () => userEvent.click(bar().getByRole('button', { name: 'Not spam' }));
  const isMove = (call: { path: string }) => call.path === endpoints.submissionMove.path;

  beforeEach(async () => {
    ask.mockResolvedValue(true);
    await openStaffArea('connect/suspected', server);
    await screen.findByText('3 messages');
  });

  test('go to the inbox together after one question, for everybody, and back by one Undo', async () => {
    await pick('Suspect 1');
    await pick('Suspect 3');
    ask.mockResolvedValueOnce(false);
    await press();
    expect(ask).toHaveBeenLastCalledWith(
      expect.objectContaining({
        text: 'Do you really want to move these 2 messages to the inbox, for everybody?',
        confirmText: 'Yes, not spam',
      }),
    );
    expect(moves()).toEqual([]);
    const before = reads().length;
    await press();
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

  test('that are refused stay, selected, and it is said how many and why; Undo is for the others', async () => {
    server.fails = (call) =>
      isMove(call) && call.body?.['id'] === suspects[1]?.id && 'This email is already registered.';
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    await press();
    expect(
      await screen.findByText('Could not move 1 of 3 messages: This email is already registered.'),
    ).toBeTruthy();
    expect(screen.getByText('Moved to the inbox: 2 messages')).toBeTruthy();
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
    await press();
    expect(
      await screen.findByText(/^Could not move (\d+) of \1 messages: the server does not answer\.$/),
    ).toBeTruthy();
    expect(moves().length).toBeLessThan(10);
    expect(server.suspected.get(SPAM_LIST)).toHaveLength(203);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(bar().getByRole('status').textContent).toMatch(/^\d+ selected$/);
  });
});
