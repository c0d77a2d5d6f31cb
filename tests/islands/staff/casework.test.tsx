import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '#shared/endpoints/all.ts';
import type { NotesById, WorkState } from '#shared/casework.ts';
import { inboxes } from '#forms/registry.ts';
import { defineWork } from '#staff/casework/rows.ts';
import { fittingColumns } from '#staff/inbox/view/table-layout.ts';
import { bodies, idOf, known, part, people, server } from '#tests/support/enquiries.ts';
import { openStaffArea, type FakeCall } from '#tests/support/staff-page.tsx';

const rowOf = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;

/** As the server does it for one administrator. */
function answerSet({ body }: FakeCall) {
  const asked = (body?.['rows'] ?? []) as { id: string }[];
  for (const { id } of asked) {
    const [status, who] = known.rows[id] ?? ['new', ''];
    const holder = { me: 'sita', nobody: '' }[String(body?.['who'])] ?? who;
    known.rows = {
      ...known.rows,
      [id]: [(body?.['status'] as WorkState[0]) ?? status, holder, 0, Date.now(), 'sita'],
    };
  }
  return { status: 'success', rows: known.rows, people, overtook: {} };
}

test.each(Object.entries(inboxes))(
  'the status has room in the list of %s in a window of 1280 px',
  (_, list) => {
    // What the sidebar leaves, in rem.
    const room = (1280 - 240) / 16;
    expect(fittingColumns(defineWork(list), room).map(({ key }) => key)).toContain('work_status');
  },
);

describe('the work on enquiries in a list', () => {
  beforeEach(() => {
    known.rows = {
      [idOf(1)]: ['in progress', 'asha', 2, 5, 'asha'],
      [idOf(2)]: ['answered', 'sita', 0, 6, 'sita'],
    };
  });

  test('is shown in columns, filtered by status and by who has it', async () => {
    const user = userEvent.setup();
    await openStaffArea('connect', server);
    await screen.findByText('In progress', { selector: 'td *' });
    expect((await rowOf('Person 2')).textContent).toContain('Asha');
    expect((await rowOf('Person 1')).textContent).toContain('New');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Answered');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Person 1' })).toBeNull());
    await rowOf('Person 3');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Nobody’s');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Person 3' })).toBeNull());
    await rowOf('Person 1');
  });

  test('is set for all that is selected, and back to what each was with one Undo, but for what a colleague has set since', async () => {
    const user = userEvent.setup();
    server.answers.set(endpoints.workSet.path, answerSet);
    await openStaffArea('connect', server);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    const choose = await screen.findByRole('combobox', { name: 'Status for what is selected' });
    await user.selectOptions(choose, 'Closed');
    expect(bodies(endpoints.workSet.path)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Set status' }));
    await screen.findByText('Set to closed: 3');
    expect(bodies(endpoints.workSet.path)).toMatchObject([
      { list: 'lets-connect', status: 'closed', rows: [{ at: 0 }, { at: 5 }, { at: 6 }] },
    ]);
    await waitFor(() => expect(screen.getAllByText('Closed', { selector: 'td *' })).toHaveLength(3));
    known.rows = { ...known.rows, [idOf(2)]: ['in progress', 'asha', 0, Date.now() + 60_000, 'asha'] };
    server.beside = { casework: 'another' };
    const { readNews } = await import('#staff/inbox/model/news.ts');
    await readNews();
    await screen.findByText('In progress', { selector: 'td *' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Set back: 2');
    expect(bodies(endpoints.workSet.path).slice(1)).toMatchObject([
      { status: 'new', rows: [{ id: idOf(0) }] },
      { status: 'in progress', rows: [{ id: idOf(1) }] },
    ]);
  });
});

test('the CSV has status, holder and the words of the notes; without them nothing is exported', async () => {
  const user = userEvent.setup();
  let csv: Promise<string> | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    csv = (file as Blob).text();
    return 'blob:csv';
  });
  const by = { id: 'asha', name: 'Asha' };
  const note = (text: string) => ({ id: text, at: '2026-11-27T06:00:00Z', by, text });
  known.rows = { [idOf(0)]: ['answered', 'sita', 2, 5, 'asha'] };
  const notes: NotesById = { [idOf(0)]: [note('Call her'), note('She said "yes"')] };
  server.answers.set(endpoints.workAllNotes.path, () => ({ status: 'success', notes }));
  server.fails = ({ path }) => path === endpoints.workAllNotes.path;
  await openStaffArea('connect', server);
  await screen.findByText('Answered', { selector: 'td *' });
  await user.click(screen.getByRole('button', { name: /^Export CSV/ }));
  await screen.findByText(/^Nothing was exported: notes could not be read/);
  expect(csv).toBeUndefined();
  server.fails = () => false;
  await user.click(screen.getByRole('button', { name: /^Export CSV/ }));
  await waitFor(() => expect(csv).toBeDefined());
  expect(screen.queryByText(/^Nothing was exported/)).toBeNull();
  const [heads, first] = ((await csv) ?? '').split('\r\n');
  expect(heads).toContain('Status,Who,Notes');
  expect(first).toContain('Answered,sita,"');
  expect(first).toContain('11:45 AM Nepal time, Asha: Call her\n');
  expect(first).toContain('11:45 AM Nepal time, Asha: She said ""yes"""');
});

describe('the work on an open row', () => {
  test('is taken, given back and set by keyboard', async () => {
    const user = userEvent.setup();
    server.answers.set(endpoints.workSet.path, answerSet);
    await openStaffArea(`connect/${idOf(0)}`, server);
    const work = await part();
    expect(within(work).getByText('Nobody has it.')).toBeTruthy();
    within(work).getByRole('button', { name: 'Take it' }).focus();
    await user.keyboard('{Enter}');
    await within(work).findByText('You have it.');
    await user.selectOptions(within(work).getByRole('combobox', { name: 'Status' }), 'In progress');
    await user.click(within(work).getByRole('button', { name: 'Give it back' }));
    await within(work).findByText('Nobody has it.');
    expect(bodies(endpoints.workSet.path)).toMatchObject([
      { who: 'me', rows: [{ id: idOf(0), at: 0 }] },
      { status: 'in progress' },
      { who: 'nobody' },
    ]);
  });

  test('says whom a change has overtaken, and who has overtaken this one', async () => {
    const user = userEvent.setup();
    const id = idOf(0);
    server.answers.set(endpoints.workSet.path, (call) => ({
      ...answerSet(call),
      overtook: { [id]: ['answered', 'asha', 0, 4, 'asha'] },
    }));
    await openStaffArea(`connect/${id}`, server);
    await user.selectOptions(within(await part()).getByRole('combobox', { name: 'Status' }), 'In progress');
    await screen.findByText('Asha had just set Person 1 to answered, with Asha.');
    known.rows = { [id]: ['closed', '', 0, Date.now() + 60_000, 'asha'] };
    server.beside = { casework: 'another' };
    const { readNews } = await import('#staff/inbox/model/news.ts');
    await readNews();
    await screen.findByText('Asha set Person 1 to closed a moment ago.');
    expect(within(await part()).getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).value).toBe(
      'closed',
    );
  });

  test('offers answered once somebody replies by mail, and only while it is not', async () => {
    const user = userEvent.setup();
    server.answers.set(endpoints.workSet.path, answerSet);
    await openStaffArea(`connect/${idOf(0)}`, server);
    await part();
    const reply = screen.getByRole('link', { name: 'Reply' });
    reply.addEventListener('click', (event) => event.preventDefault());
    await user.click(reply);
    await user.click(await screen.findByRole('button', { name: 'Set to answered' }));
    await waitFor(() => expect(bodies(endpoints.workSet.path)).toMatchObject([{ status: 'answered' }]));
    await user.click(reply);
    expect(screen.queryByRole('button', { name: 'Set to answered' })).toBeNull();
  });
});
