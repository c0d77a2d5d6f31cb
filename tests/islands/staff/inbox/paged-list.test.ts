import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { exportList } from '#staff/inbox/actions/export.ts';
import { countRows, countText } from '#staff/inbox/model/count.ts';
import { createPagedList } from '#staff/inbox/model/paged-list.ts';
import { awayIds } from '#staff/inbox/model/status.ts';
import { PLAIN_VIEW } from '#staff/inbox/model/view.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { TOTAL_COUNT } from '#shared/endpoints/endpoint.ts';
import { messageList as list } from '#tests/support/message-list.ts';

describe('the reading of a list', () => {
  const ids = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) => ({ id: String(from - index).padStart(4, '0') }));

  interface Server {
    newest: number;
    fails?: boolean | ((before: string | null) => boolean);
    /** Records that are there no more. */
    gone?: string[];
  }

  /** A server with the records 1 to `newest`, the newest first. */
  function serve(server: Server): string[] {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address.split('?')[1] ?? '');
      await Promise.resolve();
      const { fails } = server;
      const refuses =
        typeof fails === 'function' ? fails(new URLSearchParams(address.split('?')[1]).get('before')) : fails;
      if (refuses) throw new Error('offline');
      const query = new URLSearchParams(address.split('?')[1]);
      const from = Number(query.get('before') ?? server.newest + 1) - 1;
      const { gone = [] } = server;
      const page = ids(from, 1)
        .filter(({ id }) => !gone.includes(id))
        .slice(0, Number(query.get('limit')));
      const last = page.at(-1)?.id;
      const total = server.newest - gone.length;
      const headers = new Headers(query.get('count') ? { [TOTAL_COUNT]: String(total) } : {});
      if (last !== '0001') headers.set('link', `<${address.split('?')[0]}?before=${last}>; rel="next"`);
      return Response.json(page, { headers });
    });
    return asked;
  }

  test('counts with the first page only, reads on as far as asked, and has every row once', async () => {
    const asked = serve({ newest: 1000 });
    const pages = createPagedList(endpoints.contactList);
    await Promise.all([pages.load(), pages.load()]);
    expect(asked).toEqual(['limit=50&count=1']);
    expect(pages.get().total).toBe(1000);
    await pages.loadMore();
    expect(pages.get().rows).toHaveLength(350);
    let changes = 0;
    pages.subscribe(() => (changes += 1));
    await pages.loadMore(Infinity);
    // Reading, and there: one arrival for all pages.
    expect(changes).toBe(2);
    expect(pages.get().rows.map(({ id }) => id)).toEqual(ids(1000, 1).map(({ id }) => id));
    expect(pages.get().next).toBeUndefined();
  });

  test('of several pages it keeps those before the one that fails', async () => {
    const server: Server = { newest: 4000, fails: (before) => before === '1951' };
    serve(server);
    const pages = createPagedList(endpoints.contactList);
    await pages.load();
    await pages.loadMore(Infinity);
    expect(pages.get()).toMatchObject({ next: '1951', failure: 'The server gave no reason.' });
    expect(pages.get().rows).toHaveLength(2050);
    server.fails = false;
    await pages.loadMore(Infinity);
    expect(pages.get().rows).toHaveLength(4000);
  });

  test('is not exported in part when it cannot be read to its end', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:csv');
    const server: Server = { newest: 400, fails: (before) => before !== null };
    serve(server);
    const pages = createPagedList(endpoints.contactList);
    await pages.load();
    const opened = { pages, statuses: { hidden: [], verified: [], rejected: [] } };
    await exportList(list, opened, PLAIN_VIEW, false);
    expect(saved).not.toHaveBeenCalled();
    expect(screen.getByText('Nothing was exported: older messages could not be read.')).toBeTruthy();
    server.fails = false;
    await exportList(list, opened, PLAIN_VIEW, false);
    const [csv] = saved.mock.calls[0] as [Blob];
    expect((await csv.text()).trimEnd().split('\r\n')).toHaveLength(401);
  });

  test('puts what is new on top; after a long absence it begins anew instead of leaving a gap', async () => {
    const server = { newest: 100 };
    const asked = serve(server);
    const pages = createPagedList(endpoints.contactList);
    await pages.load();
    server.newest = 102;
    expect((await pages.refresh()).map(({ id }) => id)).toEqual(['0102', '0101']);
    expect([pages.get().rows.length, pages.get().total]).toEqual([52, 102]);
    server.newest = 300;
    await pages.refresh();
    expect([pages.get().rows[0]?.id, pages.get().rows.length, pages.get().total]).toEqual(['0300', 50, 300]);
    expect(asked.at(-1)).toBe('limit=50&count=1');
  });

  test('notices what a colleague took from among the older ones, and reads as far as before', async () => {
    const server: Server = { newest: 1000, gone: [] };
    const asked = serve(server);
    const pages = createPagedList(endpoints.contactList);
    await pages.load();
    await pages.loadMore(300);
    const [first] = pages.get().rows;
    server.gone = ['0800'];
    expect(await pages.refresh()).toEqual([]);
    expect(pages.get().rows.map(({ id }) => id)).not.toContain('0800');
    expect([pages.get().rows.length, pages.get().total, pages.get().next]).toEqual([350, 999, '0650']);
    expect(pages.get().rows[0]).toBe(first);
    asked.length = 0;
    await pages.refresh();
    expect(asked).toEqual(['limit=50&count=1']);
  });

  test('keeps what it has when a page fails, and goes on from there', async () => {
    const server = { newest: 400, fails: false };
    serve(server);
    const pages = createPagedList(endpoints.contactList);
    await pages.load();
    server.fails = true;
    await pages.loadMore();
    expect(pages.get()).toMatchObject({
      phase: 'ready',
      failure: 'The server gave no reason.',
      loadingMore: false,
    });
    expect(pages.get().rows).toHaveLength(50);
    expect(await pages.refresh()).toEqual([]);
    server.fails = false;
    await pages.loadMore(Infinity);
    expect([pages.get().rows.length, pages.get().failure]).toEqual([400, '']);
  });
});

describe('the count of a list that is not read to its end', () => {
  const idOf = (n: number) => `${String(n).padStart(9, '0')}-0000000000`;

  /** A server with the records 400 to 1, but for those that a colleague moved elsewhere. */
  function serve(moved: ReadonlySet<number>): string[] {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      const query = new URLSearchParams(address.split('?')[1]);
      asked.push(query.toString());
      const all = Array.from({ length: 400 }, (_, at) => 400 - at).filter((n) => !moved.has(n));
      const older = all.map(idOf).filter((id) => id < (query.get('before') ?? 'z'));
      const page = older.slice(0, Number(query.get('limit')));
      const headers = new Headers(query.get('count') ? { [TOTAL_COUNT]: String(all.length) } : {});
      if (page.length < older.length) headers.set('link', `</list?before=${page.at(-1)}>; rel="next"`);
      return Promise.resolve(
        Response.json(
          page.map((id) => ({ id })),
          { headers },
        ),
      );
    });
    return asked;
  }
  const statuses = (...rows: number[]) => ({ hidden: rows.map(idOf), verified: [], rejected: [] });

  test.each([
    ['nothing is put away there', [], [], '400'],
    ['what is put away there is there', [], [120, 390, 7], '397'],
    ['a colleague moved all of it elsewhere', [120, 7], [120, 7], '398'],
    ['a colleague moved some of it elsewhere', [120], [120, 390, 7], '397'],
    ['a colleague moved other rows too', [120, 121, 1], [120, 7], '396'],
  ] as const)('is right where %s', async (_, moved, hidden, count) => {
    const asked = serve(new Set(moved));
    const away = statuses(...hidden);
    const pages = createPagedList(endpoints.contactList, false, () => awayIds(away));
    await pages.load();
    await vi.waitFor(() => expect(countText(countRows(pages.get(), away))).toBe(count));
    const unread = hidden.filter((n) => n <= 350).length;
    expect(asked).toHaveLength(unread > 0 ? 2 : 1);
  });

  test('is right again once a colleague moved a row there, and once it is back', async () => {
    const moved = new Set<number>();
    serve(moved);
    const away = statuses(120);
    const pages = createPagedList(endpoints.contactList, false, () => awayIds(away));
    const count = () => countText(countRows(pages.get(), away));
    await pages.load();
    expect(count()).toBe('399');
    moved.add(120);
    await pages.refresh();
    await vi.waitFor(() => expect(count()).toBe('399'));
    moved.clear();
    await pages.refresh();
    await vi.waitFor(() => expect(count()).toBe('399'));
  });
});
