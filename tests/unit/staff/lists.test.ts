import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMAIL, HIDDEN, ID, rowName } from '#staff/inbox/model/definition.ts';
import { MESSAGE, NAME, SUBMITTED } from '#tests/support/message-list.ts';
import { toCsv } from '#staff/inbox/actions/export.ts';
import {
  needsMore,
  nextSort,
  passageStart,
  PLAIN_VIEW,
  searchWords,
  viewRows,
} from '#staff/inbox/model/view.ts';
import { replyAddress } from '#staff/inbox/actions/reply.ts';
import { placesOf } from '#shared/places-of.ts';
import { recordsOf, type Row, toRow } from '#staff/inbox/model/row.ts';
import { createId } from '#shared/ids.ts';
import feedback from '#forms/feedback/inbox.ts';

const columns = [NAME, EMAIL, MESSAGE, SUBMITTED, ID];

function row(id: string, values: Record<string, string> = {}): Row {
  const made = toRow({ id, name: `Name ${id}`, email: `${id}@example.com`, ...values });
  if (!made) throw new Error('no row');
  return made;
}

describe('a record of a list', () => {
  test('keeps every value as text, whatever its type', () => {
    expect(toRow({ id: 7, name: 'Sita', rating: null, deep: { a: 1 }, yes: true })?.values).toEqual({
      id: '7',
      name: 'Sita',
      rating: '',
      deep: '',
      yes: 'true',
    });
  });

  test('without an id is none', () => {
    for (const value of [null, undefined, 'x', 3, [], {}, { name: 'x' }])
      expect(toRow(value)).toBeUndefined();
  });

  test('takes its time from its stamp, else from its id', () => {
    const moment = Date.UTC(2026, 10, 27, 9, 5);
    expect(toRow({ id: 'a', submitted_at: new Date(moment).toISOString() })?.time).toBe(moment);
    expect(toRow({ id: createId(moment) })?.time).toBe(moment);
    expect(toRow({ id: '12' })?.time).toBe(0);
  });

  test('is called by name, first and last name, e-mail, or id', () => {
    expect(rowName(row('1', { name: 'Sita' }))).toBe('Sita');
    expect(rowName(row('1', { name: '', first_name: 'Sita', last_name: 'Gurung' }))).toBe('Sita Gurung');
    expect(rowName(row('1', { name: '' }))).toBe('1@example.com');
    expect(rowName(row('1', { name: '', email: '' }))).toBe('1');
  });
});

test('the records of an answer are the array, its data or its users; anything else is no list [S8-12]', () => {
  expect(recordsOf([1])).toEqual([1]);
  expect(recordsOf({ success: true, data: [1] })).toEqual([1]);
  expect(recordsOf({ success: true, users: [1], message: '' })).toEqual([1]);
  for (const answer of [null, 'x', 3, {}, { data: {} }]) expect(recordsOf(answer)).toBeUndefined();
});

describe('a view', () => {
  const rows = [
    row('c', { name: 'Zoë Müller', message: 'Website', submitted_at: '2026-11-27T18:14:00Z' }),
    row('b', { name: 'Ram 10', message: 'सामाजिक सञ्जाल', submitted_at: '2026-11-26T18:16:00Z' }),
    row('a', { name: 'Ram 9', message: 'Flat', submitted_at: '2026-11-01T00:00:00Z' }),
  ];
  const TODAY = '2026-11-27';
  const ids = (view: Partial<typeof PLAIN_VIEW>, today = TODAY) =>
    viewRows(rows, columns, { ...PLAIN_VIEW, ...view }, today).map(({ id }) => id);

  test('searches all fields, all words, without regard to case and Latin accents', () => {
    expect(ids({ search: 'zoe WEB' })).toEqual(['c']);
    expect(ids({ search: 'b@example' })).toEqual(['b']);
    expect(ids({ search: 'सञ्जाल' })).toEqual(['b']);
    expect(ids({ search: 'ram' })).toEqual(['b', 'a']);
    expect(ids({ search: 'zoe flat' })).toEqual([]);
  });

  test('searches through what nobody sees, and letters as those write them who have no key for them', () => {
    const odd = [row('o', { name: 'Him\u00ADal\u200B Stra\u200Dße', message: 'ŁÓDŹ İstanbul' })];
    const finds = (search: string) => viewRows(odd, columns, { ...PLAIN_VIEW, search }, TODAY).length;
    expect(['himal', 'strasse', 'STRAẞE', 'hi\u200Bmal', 'lodz', 'istanbul'].map(finds)).toEqual([
      ...[1, 1, 1, 1, 1, 1],
    ]);
    expect(placesOf('Him\u00ADal Straße', searchWords('himal strasse'))).toEqual([
      [0, 6],
      [7, 13],
    ]);
  });

  test('sorts a column with an order of its own by that, whatever else there is last', () => {
    const rated = ['Poor', 'Odd', 'Excellent', 'Good'].map((rating) => row(rating, { rating }));
    const sort = { key: 'rating', descending: false };
    expect(viewRows(rated, feedback.columns, { ...PLAIN_VIEW, sort }, TODAY).map(({ id }) => id)).toEqual([
      'Excellent',
      'Good',
      'Poor',
      'Odd',
    ]);
  });

  test('filters by the days of Nepal, both included', () => {
    expect(ids({ period: 'chosen', from: '2026-11-27', to: '2026-11-27' })).toEqual(['c', 'b']);
    expect(ids({ period: 'chosen', to: '2026-11-26' })).toEqual(['a']);
  });

  test('filters by a period that goes on with the days', () => {
    expect(ids({ period: 1 })).toEqual(['c', 'b']);
    expect(ids({ period: 1 }, '2026-11-28')).toEqual([]);
    expect(ids({ period: 30 }, '2026-11-30')).toEqual(['c', 'b', 'a']);
    expect(ids({ period: 30 }, '2026-12-01')).toEqual(['c', 'b']);
  });

  test('sorts by any column, numbers as numbers, and back to the list’s own order', () => {
    expect(ids({ sort: { key: 'name', descending: false } })).toEqual(['a', 'b', 'c']);
    expect(ids({ sort: { key: 'submitted_at', descending: false } })).toEqual(['a', 'b', 'c']);
    const first = nextSort(undefined, 'name');
    const second = nextSort(first, 'name');
    expect([first, second, nextSort(second, 'name')]).toEqual([
      { key: 'name', descending: false },
      { key: 'name', descending: true },
      undefined,
    ]);
  });

  test('asks for older pages only where they could matter', () => {
    const needs = (view: Partial<typeof PLAIN_VIEW>) =>
      needsMore({ ...PLAIN_VIEW, ...view }, columns, rows, TODAY);
    expect(needs({})).toBe(false);
    expect(needs({ search: 'x' })).toBe(true);
    expect(needs({ sort: { key: 'name', descending: true } })).toBe(true);
    expect(needs({ period: 'chosen', from: '2026-10-01' })).toBe(true);
    expect(needs({ period: 7 })).toBe(false);
  });

  test('of ten thousand rows is there within a moment', () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      row(String(index), { message: `Message number ${index} about posts` }),
    );
    viewRows(many, columns, { ...PLAIN_VIEW, search: 'warm up' }, TODAY);
    const start = performance.now();
    const found = viewRows(many, columns, { ...PLAIN_VIEW, search: 'number 9999' }, TODAY);
    expect(found).toHaveLength(1);
    expect(performance.now() - start).toBeLessThan(250);
  });
});

describe('the CSV export', () => {
  test('starts with the UTF-8 mark, ends lines with CRLF, quotes what needs it', () => {
    const csv = toCsv(
      [row('1', { name: 'Sita, "Rai"', message: 'one\ntwo' })],
      columns.filter(({ kind }) => kind !== 'time'),
    );
    expect(csv).toBe('\uFEFFName,Email,Message,ID\r\n"Sita, ""Rai""",1@example.com,"one\ntwo",1\r\n');
  });

  test('tells times of Nepal, as the screen does, and says so in the head', () => {
    const rows = [row('1', { submitted_at: '2026-11-27T18:20:09.000Z' }), { ...row('2'), time: 0 }];
    expect(toCsv(rows, [SUBMITTED])).toBe(
      '\uFEFFSubmitted (Nepal time UTC+05:45)\r\n2026-11-28 00:05:09\r\n\r\n',
    );
  });

  test('lets no cell begin as a formula', () => {
    for (const text of ['=1+1', '+977', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '|calc']) {
      const [, line = ''] = toCsv([row('1', { name: text })], [NAME]).split('\r\n', 2);
      expect(line.replace(/^"/, '')).toMatch(/^'/);
    }
    expect(toCsv([row('1', { name: 'a=b' })], [NAME])).toContain('a=b');
  });

  test('keeps every typed number, date and fraction as it was typed, and plain numbers plain', () => {
    for (const text of [
      '0123456789',
      '1-10',
      '3/4',
      '10:30',
      '1e5',
      '98123456789012345',
      '1.50',
      'Mar 5',
      '5-May',
      ...['1E+5', '.5', '(360)', '(0980)', '10:30 AM', '9 p.m.', '1/1/2026 5:00 PM', '5 May 2026 10:30'],
      ...['2026-01-05T10:00', '2026-01-05T10:00:00Z', '$0123', '#N/A', '#REF!', 'TRUE'],
    ])
      expect(toCsv([row('1', { name: text })], [NAME])).toContain(`\n'${text}`);
    for (const text of [
      '9812345678',
      '0',
      'May',
      'Marcus 5',
      '10 posts',
      'Ward 5',
      'Apt 5',
      'True story',
      '#dashain',
      'a.m.',
    ])
      expect(toCsv([row('1', { name: text })], [NAME])).toContain(`\n${text}\r`);
  });

  test('holds any text so that it can be read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const body = toCsv([row('1', { name: text })], [NAME]).slice('\uFEFFName\r\n'.length, -2);
        const read = body.startsWith('"') ? body.slice(1, -1).replaceAll('""', '"') : body;
        expect([text, `'${text}`]).toContain(read);
      }),
    );
  });
});

describe('the places of a search', () => {
  const marked = (text: string, search: string) =>
    placesOf(text, searchWords(search)).map(([begin, end]) => text.slice(begin, end));

  test('are those of each word as it was written, in order and without overlaps', () => {
    expect(marked('Élan and elan', 'ELAN')).toEqual(['Élan', 'elan']);
    expect(marked('सीता र सीता 🎉 Rai', 'rai सीता')).toEqual(['सीता', 'सीता', 'Rai']);
    expect(marked('banana', 'anana nan')).toEqual(['anana']);
    expect(marked('nothing', '')).toEqual([]);
  });

  test('lie inside the text, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, search) => {
        let last = 0;
        for (const [begin, end] of placesOf(text, searchWords(search))) {
          expect(begin).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(begin);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  test('come into sight in a long text, from the beginning of a word', () => {
    expect(passageStart('a b c', 4)).toBe(0);
    const text = `${'word '.repeat(40)}here`;
    const start = passageStart(text, 200);
    expect(text.slice(start)).toMatch(/^(word ){3,4}here$/);
    expect(passageStart('w'.repeat(300), 200)).toBe(200);
  });
});

describe('a reply', () => {
  const list = { noun: ['message', 'messages'], columns, empty: '', hint: '', failure: () => '' } as const;
  const reply = (values: Record<string, string>) =>
    replyAddress(
      { ...list, statuses: [HIDDEN], file: 'x' },
      row('1', { submitted_at: '2026-11-27T09:05:00Z', ...values }),
      'a+b@example.com',
    );
  const bodyOf = (address: string) => new URL(address).searchParams.get('body')?.replace(/\s/g, ' ');

  test('quotes what was written below the place to write in', () => {
    expect(bodyOf(reply({ message: 'One & two?\n\nThree.' }))).toBe(
      '    On Nov 27, 2026, 2:50 PM Nepal time you wrote:  > One & two?  >   > Three.',
    );
    expect(reply({ message: ' ' })).toBe('mailto:a%2Bb@example.com?subject=Your%20message');
  });

  test('stays as short as mail programs take it, and whole in its letters', () => {
    for (const message of [
      'x'.repeat(5_000),
      'सीता '.repeat(1_000),
      '👩‍👩‍👧‍👦'.repeat(900),
      '\n'.repeat(5_000) + 'x',
      '\uD800',
    ]) {
      const address = reply({ message });
      expect(address.length).toBeLessThan(1_900);
      expect(() => decodeURIComponent(address)).not.toThrow();
    }
    expect(bodyOf(reply({ message: 'x'.repeat(5_000) }))).toMatch(/x \[…\]$/);
  });
});
