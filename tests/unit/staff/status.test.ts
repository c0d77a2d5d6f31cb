// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  awayIds,
  statusKey,
  statusOf,
  setStatus,
  areStatusesStored,
  statusesOf,
} from '#staff/inbox/model/status.ts';

let list = 0;
/** Each test has a list of its own: what is opened stays open. */
const fresh = () => `list${++list}`;

beforeEach(() => {
  localStorage.clear();
});

describe('what is put away', () => {
  test('is kept as id lists in the browser, a key for each list and status [S4-21] [S4-23]', () => {
    const id = fresh();
    setStatus(id, ['1'], 'hidden');
    setStatus(id, ['2'], 'verified');
    setStatus(id, ['3'], 'rejected');
    expect(JSON.parse(localStorage.getItem(statusKey(id, 'hidden')) ?? '')).toEqual(['1']);
    expect(JSON.parse(localStorage.getItem(statusKey(id, 'verified')) ?? '')).toEqual(['2']);
    expect(JSON.parse(localStorage.getItem(statusKey(id, 'rejected')) ?? '')).toEqual(['3']);
    expect(statusesOf(fresh()).get().hidden).toEqual([]);
  });

  test('is on one status at a time, and can go back [S4-22]', () => {
    const id = fresh();
    setStatus(id, ['1'], 'verified');
    setStatus(id, ['1'], 'rejected');
    expect(statusOf(statusesOf(id).get(), '1')).toBe('rejected');
    expect([...awayIds(statusesOf(id).get())]).toEqual(['1']);
    setStatus(id, ['1'], undefined);
    expect(statusOf(statusesOf(id).get(), '1')).toBeUndefined();
    expect(JSON.parse(localStorage.getItem(statusKey(id, 'rejected')) ?? '')).toEqual([]);
  });

  test.each(['{', '"x"', '{"a":1}', 'null', '[[1]]'])('survives broken storage: %s', (text) => {
    const id = fresh();
    localStorage.setItem(statusKey(id, 'hidden'), text);
    expect(statusesOf(id).get().hidden).toEqual([]);
    setStatus(id, ['1'], 'hidden');
    expect(statusesOf(id).get().hidden).toEqual(['1']);
  });

  test('reads numbers as ids', () => {
    const id = fresh();
    localStorage.setItem(statusKey(id, 'hidden'), '[4,"5",4]');
    expect(statusesOf(id).get().hidden).toEqual(['4', '5']);
  });

  test('works for the visit when storage is blocked, which is then known', () => {
    const id = fresh();
    expect(areStatusesStored.get()).toBe(true);
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    setStatus(id, ['1'], 'hidden');
    expect(areStatusesStored.get()).toBe(false);
    blocked.mockRestore();
    expect(statusesOf(id).get().hidden).toEqual(['1']);
    setStatus(id, ['2'], 'hidden');
    expect(statusesOf(id).get().hidden).toEqual(['1', '2']);
    expect(areStatusesStored.get()).toBe(true);
  });

  test('has no room in a storage where one more word fits: that is known after a reload as well', async () => {
    const full = {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: (_key: string, text: string) => {
        if (text.length > 100) throw new DOMException('full', 'QuotaExceededError');
      },
    };
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full as never);
    vi.resetModules();
    const later = await import('#staff/inbox/model/status.ts');
    expect(later.areStatusesStored.get()).toBe(false);
    vi.restoreAllMocks();
  });

  test('follows changes made in another tab', () => {
    const id = fresh();
    expect(statusesOf(id).get().hidden).toEqual([]);
    localStorage.setItem(statusKey(id, 'hidden'), '["9"]');
    window.dispatchEvent(new StorageEvent('storage', { key: statusKey(id, 'hidden') }));
    expect(statusesOf(id).get().hidden).toEqual(['9']);
  });
});
