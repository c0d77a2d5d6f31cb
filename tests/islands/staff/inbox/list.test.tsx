import '#tests/support/island.tsx';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { compactColumns, EMAIL, type ListDefinition, text } from '#staff/inbox/model/definition.ts';
import { countRows, countText } from '#staff/inbox/model/count.ts';
import { createPagedList, type ListState } from '#staff/inbox/model/paged-list.ts';
import { daysOf, type ListView, PLAIN_VIEW, SearchWords, searchWords } from '#staff/inbox/model/view.ts';
import { Cell } from '#staff/inbox/view/cells.tsx';
import { ListFilters, SortSelect } from '#staff/inbox/view/ListFilters.tsx';
import { RowSheet } from '#staff/inbox/view/RowSheet.tsx';
import { OpenListContext, type OpenList } from '#staff/inbox/view/open-list.ts';
import { fittingColumns, tableWidth } from '#staff/inbox/view/table-layout.ts';
import { type Row, toRow } from '#staff/inbox/model/row.ts';
import { type ReadList, useShownRows } from '#staff/inbox/model/use-list.ts';
import { useRowHeight } from '#staff/inbox/view/scrolling.ts';
import { dayOf } from '#staff/shell/times.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { MESSAGE, messageList as list, NAME, SUBMITTED } from '#tests/support/message-list.ts';

function row(id: string, values: Record<string, string> = {}): Row {
  const made = toRow({ id, ...values });
  if (!made) throw new Error('no row');
  return made;
}

/** A list that was read to its end. */
function openedWith(rows: readonly Row[]): ReadList {
  const store = createPagedList(endpoints.contactList);
  store.update((state) => ({ ...state, rows, phase: 'ready' }));
  const state = store.get();
  const statuses = { hidden: [], verified: [], rejected: [] };
  return { pages: store, state, statuses, visible: rows, count: countRows(state), seen: 0 };
}

/** The list on the screen, as far as the parts under test look at it. */
function opened(rows: readonly Row[], part: Partial<OpenList>): OpenList {
  return { ...openedWith(rows), list, rows, parts: [], suspected: false, ...part } as OpenList;
}

describe('the filters of a list', () => {
  let view: ListView;
  const open = vi.fn();
  const first = row('1', { name: 'Asha' });
  function Filters() {
    const [state, onView] = useState(PLAIN_VIEW);
    view = state;
    const search = useRef<HTMLInputElement>(null);
    const clear = () => onView({ ...PLAIN_VIEW, sort: state.sort });
    return (
      <OpenListContext value={opened([first], { view: state, onView, clear, search, open })}>
        <ListFilters summary="3 messages" />
      </OpenListContext>
    );
  }
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 27, 18, 20), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('turn periods into days of Nepal, open for chosen days, and clear but for the order', async () => {
    const user = userEvent.setup();
    render(<Filters />);
    const period = screen.getByLabelText('Period');
    await user.selectOptions(period, 'Today');
    // 18:20 UTC is past midnight in Kathmandu.
    expect(daysOf(view, dayOf(Date.now()))).toEqual({ from: '2026-11-28', to: '' });
    await user.selectOptions(period, 'Last 7 days');
    expect(daysOf(view, dayOf(Date.now())).from).toBe('2026-11-22');
    expect(screen.queryByLabelText('From')).toBeNull();
    await user.selectOptions(period, 'Between days');
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-25' } });
    expect([view.from, view.to]).toEqual(['2026-11-22', '2026-11-25']);
    expect(screen.getByLabelText<HTMLInputElement>('To').min).toBe('2026-11-22');
    await user.type(screen.getByRole('searchbox'), 'asha');
    expect(view.search).toBe('asha');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(view).toEqual(PLAIN_VIEW);
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });

  test('go on with the days: past midnight in Kathmandu, Today is the new one', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 27, 18, 14) });
    const rows = [row('late', { submitted_at: '2026-11-27T18:13:00Z' })];
    function TodaysRows() {
      return <output>{useShownRows(openedWith(rows), list, view, undefined, false).summary}</output>;
    }
    const { rerender } = render(<Filters />);
    const period = screen.getByLabelText<HTMLSelectElement>('Period');
    fireEvent.change(period, { target: { value: 'Today' } });
    rerender(
      <>
        <Filters />
        <TodaysRows />
      </>,
    );
    expect(screen.getByText('1 message')).toBeTruthy();
    act(() => {
      vi.advanceTimersByTime(2 * 60_000);
    });
    expect(screen.getByText('0 of 1 message')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Period').value).toBe('Today');
  });

  test('lead from the search to what was found by Enter, and out of an empty one by Escape', async () => {
    const user = userEvent.setup();
    render(<Filters />);
    const search = screen.getByRole('searchbox');
    await user.type(search, 'asha{Enter}');
    expect(open).toHaveBeenCalledExactlyOnceWith('1');
    await user.type(search, '{Escape}');
    expect(document.activeElement).toBe(search);
    await user.clear(search);
    await user.type(search, '{Escape}');
    expect(document.activeElement).not.toBe(search);
  });
});

test('cards are sorted by any field but the id, both ways, or as they came', async () => {
  const user = userEvent.setup();
  const onSort = vi.fn();
  const { rerender } = render(<SortSelect columns={list.columns} sort={undefined} onSort={onSort} />);
  const sort = screen.getByLabelText<HTMLSelectElement>('Sort');
  expect(Array.from(sort.options, ({ text }) => text)).toEqual(
    'Newest first,Name A–Z,Name Z–A,Email A–Z,Email Z–A,Message A–Z,Message Z–A,Oldest first'.split(','),
  );
  await user.selectOptions(sort, 'Name Z–A');
  expect(onSort).toHaveBeenLastCalledWith({ key: 'name', descending: true });
  rerender(
    <SortSelect columns={list.columns} sort={{ key: 'submitted_at', descending: false }} onSort={onSort} />,
  );
  expect(sort.value).toBe('Oldest first');
  await user.selectOptions(sort, 'Newest first');
  expect(onSort).toHaveBeenLastCalledWith(undefined);
});

test('what a search found is marked: in a list with the passage around it, in the open row in the whole text', () => {
  const message = `${'Nothing of note is said here. '.repeat(4)}We pay <i>café</i> owners.`;
  const found = row('1', { name: 'Asha', message });
  const { container, rerender } = render(
    <SearchWords value={searchWords('CAFE')}>
      <Cell row={found} column={MESSAGE} />
    </SearchWords>,
  );
  expect(container.textContent).toBe('… said here. We pay <i>café</i> owners.');
  expect(container.querySelector('mark')?.textContent).toBe('café');
  rerender(
    <SearchWords value={searchWords('cafe nothing')}>
      <Cell row={found} column={MESSAGE} whole />
    </SearchWords>,
  );
  expect(container.textContent).toBe(message);
  expect(container.querySelectorAll('mark')).toHaveLength(5);
});

describe('an open row', () => {
  const renderSheet = (shown: Row, part: Partial<OpenList> = {}) =>
    render(
      <OpenListContext value={opened([shown], part)}>
        <RowSheet row={shown} onClose={vi.fn()} />
      </OpenListContext>,
    );

  test('is a named region with every field as text, a reply, and nothing to copy where there is nothing', () => {
    const hostile = row('1', { name: '<b>Asha</b>', email: 'a+b@example.com', message: '' });
    renderSheet(hostile);
    expect(screen.getByRole('region', { name: 'Details: <b>Asha</b>' })).toBeTruthy();
    expect(document.querySelector('b')).toBeNull();
    expect(screen.getByRole('link', { name: 'Reply' }).getAttribute('href')).toBe(
      'mailto:a%2Bb@example.com?subject=Your%20message',
    );
    expect(screen.queryByRole('button', { name: 'Copy Message' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '<b>Asha</b>' }));
  });

  test('steps to its neighbours, and is copied whole; a browser that refuses says so', async () => {
    const user = userEvent.setup();
    const open = vi.fn();
    const asha = row('1', {
      name: 'Asha',
      email: 'a@example.com',
      message: 'Hello',
      submitted_at: '2026-11-27T18:20:09Z',
    });
    renderSheet(asha, { open, rows: [row('2'), asha, row('0')] });
    await user.click(screen.getByRole('button', { name: 'Previous row' }));
    await user.click(screen.getByRole('button', { name: 'Next row' }));
    expect(open.mock.calls).toEqual([['2'], ['0']]);
    await user.click(screen.getByRole('button', { name: 'Copy all' }));
    const submitted = 'Nov 28, 2026, 12:05 AM Nepal time';
    const copied = async () => (await navigator.clipboard.readText()).replace(/[^\S\n]/g, ' ');
    expect(await copied()).toBe(
      `Name: Asha\nEmail: a@example.com\nMessage: Hello\nSubmitted: ${submitted}\nID: 1`,
    );
    await user.click(screen.getByRole('button', { name: 'Copy Submitted' }));
    expect(await copied()).toBe(submitted);
    expect(screen.getAllByText('Copied')).toHaveLength(2);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy all' }));
    expect(await screen.findByText('This browser does not allow copying.')).toBeTruthy();
  });

  test('and a narrow screen leave the list who, when and what, and what else there is room for', () => {
    const fitting = (room: number) => fittingColumns(list, room).map(({ key }) => key);
    expect(fitting(30)).toEqual(['name', 'submitted_at']);
    expect(fitting(45)).toEqual(['name', 'message', 'submitted_at']);
    expect(fitting(59)).toEqual(['name', 'email', 'message', 'submitted_at']);
    expect(fitting(70)).toEqual(list.columns.map(({ key }) => key));
    for (const room of [30, 45, 59])
      expect(tableWidth({ ...list, columns: fittingColumns(list, room) })).toBeLessThanOrEqual(room);
  });

  test('leaves the list who, what and when', () => {
    const keys = (columns: ListDefinition['columns']) => compactColumns(columns).map(({ key }) => key);
    expect(keys(list.columns)).toEqual(['name', 'message', 'submitted_at']);
    expect(keys([NAME, EMAIL, text('company', 'Company'), text('role', 'Role'), SUBMITTED])).toEqual([
      'name',
      'company',
      'submitted_at',
    ]);
  });
});

describe('the count of a list', () => {
  const state = (change: Partial<ListState>): ListState => ({
    ...{ phase: 'ready', rows: [row('a'), row('b')], next: 'b', total: undefined },
    ...{
      loadingMore: false,
      failure: '',
      refreshedAt: 0,
      version: undefined,
      arrivals: { times: 0, rows: 0 },
      absent: new Set<string>(),
    },
    ...change,
  });
  const statuses = (hidden: string[]) => ({ hidden, verified: [], rejected: [] });

  test('is the server’s without what was put away, read or not', () => {
    expect(countText(countRows(state({})))).toBe('2+');
    expect(countText(countRows(state({ total: 1240 })))).toBe('1,240');
    expect(countText(countRows(state({ total: 10 }), statuses(['a', 'unread'])))).toBe('8');
    expect(countText(countRows(state({ next: undefined, total: 2 }), statuses(['a', 'gone'])))).toBe('1');
  });
});

test('a row is as high as the browser’s text asks for, in the table and as a card', () => {
  const { result } = renderHook(() => [
    useRowHeight(false, false),
    useRowHeight(true, false),
    useRowHeight(true, true),
  ]);
  expect(result.current).toEqual([48, 172, 90]);
  document.documentElement.style.fontSize = '24px';
  act(() => {
    dispatchEvent(new Event('resize'));
  });
  expect(result.current).toEqual([72, 258, 135]);
  document.documentElement.style.fontSize = '';
});
