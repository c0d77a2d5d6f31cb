// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { awayIds, shelfKey, shelfOf, shelve, shelvesKept, shelvesOf } from '#staff/inbox/store/shelves.ts';

let list = 0;
/** Each test has a list of its own: what is opened stays open. */
const fresh = () => `list${++list}`;

beforeEach(() => {
  localStorage.clear();
});

describe('what is put away', () => {
  test('is kept as id lists in the browser, a key for each list and shelf [S4-21] [S4-23]', () => {
    const id = fresh();
    shelve(id, ['1'], 'hidden');
    shelve(id, ['2'], 'verified');
    shelve(id, ['3'], 'rejected');
    expect(JSON.parse(localStorage.getItem(shelfKey(id, 'hidden')) ?? '')).toEqual(['1']);
    expect(JSON.parse(localStorage.getItem(shelfKey(id, 'verified')) ?? '')).toEqual(['2']);
    expect(JSON.parse(localStorage.getItem(shelfKey(id, 'rejected')) ?? '')).toEqual(['3']);
    expect(shelvesOf(fresh()).get().hidden).toEqual([]);
  });

  test('is on one shelf at a time, and can go back [S4-22]', () => {
    const id = fresh();
    shelve(id, ['1'], 'verified');
    shelve(id, ['1'], 'rejected');
    expect(shelfOf(shelvesOf(id).get(), '1')).toBe('rejected');
    expect([...awayIds(shelvesOf(id).get())]).toEqual(['1']);
    shelve(id, ['1'], undefined);
    expect(shelfOf(shelvesOf(id).get(), '1')).toBeUndefined();
    expect(JSON.parse(localStorage.getItem(shelfKey(id, 'rejected')) ?? '')).toEqual([]);
  });

  test.each(['{', '"x"', '{"a":1}', 'null', '[[1]]'])('survives broken storage: %s', (text) => {
    const id = fresh();
    localStorage.setItem(shelfKey(id, 'hidden'), text);
    expect(shelvesOf(id).get().hidden).toEqual([]);
    shelve(id, ['1'], 'hidden');
    expect(shelvesOf(id).get().hidden).toEqual(['1']);
  });

  test('reads numbers as ids', () => {
    const id = fresh();
    localStorage.setItem(shelfKey(id, 'hidden'), '[4,"5",4]');
    expect(shelvesOf(id).get().hidden).toEqual(['4', '5']);
  });

  test('works for the visit when storage is blocked, which is then known', () => {
    const id = fresh();
    expect(shelvesKept.get()).toBe(true);
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    shelve(id, ['1'], 'hidden');
    expect(shelvesKept.get()).toBe(false);
    blocked.mockRestore();
    expect(shelvesOf(id).get().hidden).toEqual(['1']);
    shelve(id, ['2'], 'hidden');
    expect(shelvesOf(id).get().hidden).toEqual(['1', '2']);
    expect(shelvesKept.get()).toBe(true);
  });

  test('follows changes made in another tab', () => {
    const id = fresh();
    expect(shelvesOf(id).get().hidden).toEqual([]);
    localStorage.setItem(shelfKey(id, 'hidden'), '["9"]');
    window.dispatchEvent(new StorageEvent('storage', { key: shelfKey(id, 'hidden') }));
    expect(shelvesOf(id).get().hidden).toEqual(['9']);
  });
});
