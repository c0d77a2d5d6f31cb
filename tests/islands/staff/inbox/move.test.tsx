import '#tests/support/island.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '#shared/endpoints/all.ts';
import { gate } from '#tests/support/gate.ts';
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
const details = (name: string) => screen.findByRole('region', { name: `Details: ${name}` });
describe('a suspect that is no spam', () => {
  test('goes to its place in the inbox, both lists as they were, and the next one opens', async () => {
    await openStaffArea(`connect/suspected/${suspects[1]?.id ?? ''}`, server);
    await details('Suspect 2');
    await screen.findByText('3 messages');
    const before = reads().length;
    await userEvent.keyboard('n');
    await details('Suspect 3');
    expect(shownNames()).toEqual(['Suspect 1', 'Suspect 3']);
    await userEvent.click(screen.getByRole('link', { name: 'Back to the inbox' }));
    await waitFor(() => {
      expect(shownNames()).toEqual(['Friend 1', 'Friend 2', 'Suspect 2', 'Friend 3', 'Friend 4']);
    });
    expect(screen.getByRole('link', { name: 'Suspected spam (2)' })).toBeTruthy();
    // Neither list was read again.
    expect(reads()).toHaveLength(before);
    expect(moves().map(({ body }) => body)).toEqual([
      { list: 'lets-connect', id: suspects[1]?.id, to: 'inbox' },
    ]);
  });

  test('goes back by Undo, and by z', async () => {
    await openStaffArea(`connect/suspected/${suspects[0]?.id ?? ''}`, server);
    await details('Suspect 1');
    await userEvent.keyboard('n');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(shownNames()).toEqual(['Suspect 1', 'Suspect 2', 'Suspect 3']);
    });
    expect(server.suspected.get(SPAM_LIST)).toHaveLength(3);
    await userEvent.keyboard('n');
    await waitFor(() => {
      expect(shownNames()).toHaveLength(2);
    });
    await userEvent.keyboard('z');
    await waitFor(() => {
      expect(shownNames()).toHaveLength(3);
    });
  });

  test('a key held down, and keys pressed while one is on its way, move no more than the one', async () => {
    await openStaffArea(`connect/suspected/${suspects[0]?.id ?? ''}`, server);
    await details('Suspect 1');
    const answer = gate();
    server.fails = (call) => call.path === endpoints.submissionMove.path && answer.opened.then(() => false);
    await userEvent.keyboard('nn');
    answer.open();
    await details('Suspect 2');
    for (let held = 0; held < 5; held += 1) fireEvent.keyDown(document.body, { key: 'n', repeat: true });
    await userEvent.keyboard('j');
    await details('Suspect 3');
    expect(moves()).toHaveLength(1);
  });

  test('stays where it is when the server refuses or does not answer, and says why', async () => {
    await openStaffArea(`connect/suspected/${suspects[0]?.id ?? ''}`, server);
    await details('Suspect 1');
    server.fails = (call) =>
      call.path === endpoints.submissionMove.path && 'This email is already registered.';
    await userEvent.keyboard('n');
    expect(await screen.findByText('Could not move it: This email is already registered.')).toBeTruthy();
    expect(shownNames()).toHaveLength(3);
    server.fails = (call) => call.path === endpoints.submissionMove.path && '';
    await userEvent.keyboard('n');
    expect(await screen.findByText('Could not move it: the server gave no reason.')).toBeTruthy();
    server.fails = (call) => call.path === endpoints.submissionMove.path;
    await userEvent.keyboard('n');
    expect(await screen.findByText('Could not move it: the server does not answer.')).toBeTruthy();
  });
});

describe('spam that got through', () => {
  test('goes to suspected spam after a question, for everybody, and back by Undo', async () => {
    await openStaffArea(`connect/${messages[1]?.id ?? ''}`, server);
    await details('Friend 2');
    await userEvent.click(screen.getByRole('button', { name: 'Spam' }));
    expect(ask).toHaveBeenLastCalledWith(
      expect.objectContaining({
        text: 'Do you really want to move the message from Friend 2 to suspected spam, for everybody?',
        confirmText: 'Yes, it is spam',
      }),
    );
    expect(moves()).toEqual([]);
    ask.mockResolvedValue(true);
    await userEvent.keyboard('s');
    await details('Friend 3');
    expect(shownNames()).toEqual(['Friend 1', 'Friend 3', 'Friend 4']);
    expect(server.suspected.get(SPAM_LIST)).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Suspected spam (4)' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(shownNames()).toEqual(['Friend 1', 'Friend 2', 'Friend 3', 'Friend 4']);
    });
  });

  test('is among the keys that the sheet lists, each on its side', async () => {
    await openStaffArea(`connect/${messages[0]?.id ?? ''}`, server);
    await details('Friend 1');
    await userEvent.keyboard('?');
    expect(screen.getByText('Spam: move the open row to suspected spam (asks first)')).toBeTruthy();
    expect(screen.queryByText('Not spam: move the open row to the inbox')).toBeNull();
  });

  test('cannot be said of key verification, which no visitor fills', async () => {
    const { path } = endpoints.verificationList;
    server.inbox.set(
      path,
      records(1, NEWEST, () => ({ first_name: 'Asha' })),
    );
    await openStaffArea(`verification/${server.inbox.get(path)?.[0]?.id ?? ''}`, server);
    await screen.findByRole('region', { name: /^Details: / });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    expect(screen.getByText('1 selected')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Spam' })).toBeNull();
  });
});

describe('the address of a row that was moved', () => {
  const asked = () => reads().filter(({ query }) => query.has('before'));

  test.each(['connect', 'connect/suspected'])(
    'leads from #%s to where it is now, wherever that is in the list',
    async (place) => {
      const many = records(400, NEWEST - 60_000, (index) => ({ name: `Far ${index + 1}` }));
      server[place === 'connect' ? 'suspected' : 'inbox'].set(SPAM_LIST, many);
      await openStaffArea(`${place}/${many[300]?.id ?? ''}`, server);
      await details('Far 301');
      expect(location.hash).toBe(
        `#${place === 'connect' ? 'connect/suspected' : 'connect'}/${many[300]?.id ?? ''}`,
      );
    },
  );

  test('is found with one call, not by reading both lists', async () => {
    server.inbox.set(SPAM_LIST, records(4_000, NEWEST));
    const [suspect] = records(1, NEWEST - 200 * 60_000, () => ({ name: 'Hidden one' }));
    server.suspected.set(SPAM_LIST, [...suspects, ...(suspect ? [suspect] : [])]);
    await openStaffArea(`connect/${suspect?.id ?? ''}`, server);
    await details('Hidden one');
    expect(asked().length).toBeLessThan(5);
  });

  test('is told when a colleague moved a row that was read long ago, with no page read again', async () => {
    const many = records(400, NEWEST - 60_000, (index) => ({ name: `Far ${index + 1}` }));
    server.inbox.set(SPAM_LIST, many);
    await openStaffArea(`connect/${many[200]?.id ?? ''}`, server);
    await details('Far 201');
    const [moved] = many.splice(210, 1);
    if (moved) suspects.push(moved);
    const before = asked().length;
    location.hash = `connect/${moved?.id ?? ''}`;
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(await screen.findByText('A colleague has moved this message to suspected spam.')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Open it there' }));
    await details('Far 211');
    const calls = asked().slice(before);
    expect(calls.map(({ query }) => query.get('limit'))).toEqual(calls.map(() => '1'));
    await userEvent.click(screen.getByRole('link', { name: 'Back to the inbox' }));
    expect(await screen.findByText('399 messages')).toBeTruthy();
  });

  test('leaves the list with the answer that there is no such row any more', async () => {
    await openStaffArea(`connect/suspected/${suspects[0]?.id ?? ''}`, server);
    await details('Suspect 1');
    suspects.shift();
    await userEvent.keyboard('n');
    expect(await screen.findByText('Could not move it: There is no such submission.')).toBeTruthy();
    expect(await screen.findByText('This message is not in the list.')).toBeTruthy();
    expect(shownNames()).toEqual(['Suspect 2', 'Suspect 3']);
  });

  test('stays with the reader when a colleague moves the row while it is open', async () => {
    await openStaffArea(`connect/${messages[1]?.id ?? ''}`, server);
    await details('Friend 2');
    const [moved] = messages.splice(1, 1);
    if (moved) suspects.unshift(moved);
    await userEvent.keyboard('r');
    expect(await screen.findByText('A colleague has moved this message to suspected spam.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: "Let's Connect" })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Open it there' }));
    await details('Friend 2');
  });
});
