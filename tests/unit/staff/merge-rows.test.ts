import { describe, expect, test } from 'vitest';
import { mergeFirstPage, withoutRows, withRow } from '#staff/inbox/model/merge.ts';
import type { Row } from '#staff/inbox/model/row.ts';

const row = (id: string): Row => ({ id, time: Number(id), values: { id } });
const rows = (...ids: number[]) => ids.map((id) => row(String(id).padStart(2, '0')));
const idsOf = (list: readonly Row[] | undefined) => list?.map(({ id }) => Number(id));

describe('a look at the first page again', () => {
  const read = { rows: rows(9, 8, 7, 5, 4), next: '04', total: 7 };

  test('brings what is new to its place in time', () => {
    const merged = mergeFirstPage(read, { rows: rows(10, 9, 8, 7, 6, 5), next: '05' });
    expect(idsOf(merged?.rows)).toEqual([10, 9, 8, 7, 6, 5, 4]);
    expect(idsOf(merged?.fresh)).toEqual([10, 6]);
    expect(merged).toMatchObject({ next: '04', total: 9 });
  });

  test('takes away what has left the page, and leaves what lies beyond it', () => {
    const merged = mergeFirstPage(read, { rows: rows(9, 7, 5), next: '05' });
    expect(idsOf(merged?.rows)).toEqual([9, 7, 5, 4]);
    expect(merged).toMatchObject({ fresh: [], next: '04', total: 6 });
  });

  test('that reaches further than what was read goes on from there, and calls nothing of it new', () => {
    const merged = mergeFirstPage(read, { rows: rows(9, 8, 7, 4, 3), next: '03' });
    expect(idsOf(merged?.rows)).toEqual([9, 8, 7, 4, 3]);
    expect(merged).toMatchObject({ fresh: [], next: '03', total: 6 });
  });

  test('that is the whole list leaves nothing else', () => {
    const merged = mergeFirstPage(read, { rows: rows(7), next: undefined });
    expect(idsOf(merged?.rows)).toEqual([7]);
    expect(merged).toMatchObject({ next: undefined, total: 3 });
    expect(mergeFirstPage(read, { rows: [], next: undefined })?.rows).toEqual([]);
  });

  test('of a list read to its end leaves it read to its end', () => {
    const merged = mergeFirstPage({ ...read, next: undefined }, { rows: rows(10, 9), next: '09' });
    expect(idsOf(merged?.rows)).toEqual([10, 9, 8, 7, 5, 4]);
    expect(merged?.next).toBeUndefined();
  });

  test('of a list read to its end tells when older ones have come to it', () => {
    const whole = { rows: rows(9, 8), next: undefined, total: 2 };
    expect(mergeFirstPage(whole, { rows: rows(9, 8, 7), next: '07' })).toBeUndefined();
  });

  test('changes nothing where nothing changed, and keeps the rows it knows', () => {
    expect(mergeFirstPage(read, { rows: rows(9, 8, 7), next: '07' })?.rows).toBe(read.rows);
    expect(mergeFirstPage(read, { rows: rows(10, 9), next: '09' })?.rows[1]).toBe(read.rows[0]);
  });

  test('that does not meet the list tells nothing of what lies between', () => {
    expect(mergeFirstPage(read, { rows: rows(30, 29), next: '29' })).toBeUndefined();
  });
});

describe('a row that staff move', () => {
  const read = { rows: rows(9, 7, 5), next: '05', total: 8 };

  test('comes to its place in time, once; where its page is not read yet it is only counted', () => {
    const moved = withRow(read, row('08'));
    expect([idsOf(moved.rows), moved.total]).toEqual([[9, 8, 7, 5], 9]);
    expect(withRow(moved, row('08'))).toBe(moved);
    expect(withRow(read, row('03'))).toMatchObject({ rows: read.rows, total: 9 });
    expect(idsOf(withRow({ ...read, next: undefined }, row('03')).rows)).toEqual([9, 7, 5, 3]);
  });

  test('goes, once', () => {
    const left = withoutRows(read, ['07']);
    expect([idsOf(left.rows), left.total]).toEqual([[9, 5], 7]);
    expect(withoutRows(left, ['07'])).toBe(left);
  });
});
