import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { endpoints } from '#shared/endpoints/all.ts';
import { bodies, idOf, known, part, PATH, people, server } from '#tests/support/enquiries.ts';
import { openStaffArea } from '#tests/support/staff-page.tsx';

const alert = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('#browser/dialogs.ts', async (actual) => ({ ...(await actual()), alert }));

describe('an open row', () => {
  test('has notes with their author; one that is not saved stays in its field, and is sent once', async () => {
    const user = userEvent.setup();
    const id = idOf(0);
    const note = (text: string, by: string) => ({
      id: text,
      at: '2026-11-27T06:00:00Z',
      by: { id: by, name: people[by as 'asha'] },
      text,
    });
    known.rows = { [id]: ['new', '', 1, 5, 'asha'] };
    server.answers.set(endpoints.workNotes.path, () => ({
      status: 'success',
      notes: [note('Call her', 'asha')],
    }));
    let fails = true;
    server.fails = ({ path }) => fails && path === endpoints.workNote.path;
    server.answers.set(endpoints.workNote.path, () => ({
      status: 'success',
      rows: { [id]: ['new', '', 2, 9, 'sita'] },
      people,
      overtook: {},
      notes: [note('Call her', 'asha'), note('Done', 'sita')],
    }));
    await openStaffArea(`connect/${id}`, server);
    const work = await part();
    await within(work).findByText('Call her');
    expect(work.textContent).toContain('Asha, Nov 27, 2026, 11:45 AM Nepal time');
    const field = within(work).getByRole<HTMLTextAreaElement>('textbox', { name: 'A note for colleagues' });
    await user.type(field, 'Done');
    await user.click(within(work).getByRole('button', { name: 'Add note' }));
    await screen.findByText(/^The note is not saved/);
    expect(field.value).toBe('Done');
    fails = false;
    await user.click(within(work).getByRole('button', { name: 'Add note' }));
    await within(work).findByText('Notes (2)');
    expect([field.value, within(work).getAllByRole('listitem')]).toMatchObject(['', { length: 2 }]);
    const [first, second] = bodies(endpoints.workNote.path);
    expect(first).toEqual(second);
  });

  test('takes a note that was changed since its answer was lost as another one, whatever address the page has', async () => {
    const user = userEvent.setup();
    // As on a preview in a local network, which is no secure origin.
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    server.fails = ({ path }) => path === endpoints.workNote.path;
    await openStaffArea(`connect/${idOf(0)}`, server);
    const work = await part();
    const field = within(work).getByRole('textbox', { name: 'A note for colleagues' });
    await user.type(field, 'Call her');
    await user.click(within(work).getByRole('button', { name: 'Add note' }));
    await screen.findByText(/^The note is not saved/);
    await user.type(field, ' on Monday');
    await user.click(within(work).getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(bodies(endpoints.workNote.path)).toHaveLength(2));
    const [first, second] = bodies(endpoints.workNote.path);
    expect(second?.['text']).toBe('Call her on Monday');
    expect(second?.['submissionId']).not.toBe(first?.['submissionId']);
  });

  test('keeps what is typed while a note is on its way', async () => {
    const user = userEvent.setup();
    const id = idOf(0);
    let arrive = (_fails: boolean): void => {};
    const way = new Promise<boolean>((resolve) => (arrive = resolve));
    server.fails = ({ path }) => path === endpoints.workNote.path && way;
    server.answers.set(endpoints.workNote.path, () => ({
      status: 'success',
      rows: { [id]: ['new', '', 1, 9, 'sita'] },
      people,
      overtook: {},
      notes: [{ id: 'x', at: '2026-11-27T06:00:00Z', by: { id: 'sita', name: 'sita' }, text: 'Called.' }],
    }));
    await openStaffArea(`connect/${id}`, server);
    const work = await part();
    const field = within(work).getByRole<HTMLTextAreaElement>('textbox', { name: 'A note for colleagues' });
    await user.type(field, 'Called.');
    await user.click(within(work).getByRole('button', { name: 'Add note' }));
    await user.type(field, ' She wants the small plan.');
    arrive(false);
    await within(work).findByText('Notes (1)');
    expect(field.value).toBe('Called. She wants the small plan.');
  });

  test('gives the words of a note back once when the row is erased before it is saved, and not when it is moved', async () => {
    const user = userEvent.setup();
    await openStaffArea(`connect/${idOf(0)}`, server);
    const { readNews } = await import('#staff/inbox/model/news.ts');
    const field = async () =>
      within(await part()).getByRole<HTMLTextAreaElement>('textbox', { name: 'A note for colleagues' });
    await user.type(await field(), 'Call her <b>on Monday</b>');
    const [row, ...others] = server.inbox.get(PATH) ?? [];
    server.inbox.set(PATH, others);
    server.suspected.set(PATH, row ? [row] : []);
    await readNews();
    await user.click(await screen.findByRole('link', { name: 'Open it there' }));
    expect((await field()).value).toBe('Call her <b>on Monday</b>');
    expect(screen.queryByRole('button', { name: 'Show note' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Close details' }));
    server.suspected.set(PATH, []);
    await readNews();
    await screen.findByText('What Person 1 sent was erased before your note on it was saved.');
    await user.click(screen.getByRole('button', { name: 'Show note' }));
    expect(alert).toHaveBeenCalledWith('warning', { title: 'Your note', text: 'Call her <b>on Monday</b>' });
    const { wouldLoseText } = await import('#staff/shell/unsaved.ts');
    expect(wouldLoseText()).toBe(false);
    await readNews();
    expect(screen.queryByRole('button', { name: 'Show note' })).toBeNull();
  });
});
