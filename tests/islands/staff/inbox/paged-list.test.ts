// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  EMAIL,
  HIDDEN,
  ID,
  type ListDefinition,
  MESSAGE,
  NAME,
  SUBMITTED,
} from '#staff/inbox/model/definition.ts';
import { exportList } from '#staff/inbox/actions/export.ts';
import { createPagedList } from '#staff/inbox/model/paged-list.ts';
import { PLAIN_VIEW } from '#staff/inbox/model/view.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { PAGE_MARKS, TOTAL_COUNT } from '#shared/endpoints/endpoint.ts';

const list: ListDefinition = {
  noun: ['message', 'messages'],
  columns: [NAME, EMAIL, MESSAGE, SUBMITTED, ID],
  empty: 'Nothing',
  hint: 'Nothing came in yet.',
  failure: () => 'Failed',
  statuses: [HIDDEN],
  file: 'messages',
};

describe('the reading of a list', () => {
  const ids = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) => ({ id: String(from - index).padStart(4, '0') }));

  interface Server {
    newest: number;
    fails?: boolean | ((before: string | null) => boolean);
    /** Where later pages begin, as it says with the count. */
    marks?: string[];
    /** The most calls that were open at the same time. */
    most?: number;
  }

  /** A server with the records 1 to `newest`, the newest first. */
  function serve(server: Server): string[] {
    const asked: string[] = [];
    let open = 0;
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address.split('?')[1] ?? '');
      open += 1;
      server.most = Math.max(server.most ?? 0, open);
      await Promise.resolve();
      open -= 1;
      const { fails, marks } = server;
      const refuses =
        typeof fails === 'function' ? fails(new URLSearchParams(address.split('?')[1]).get('before')) : fails;
      if (refuses) throw new Error('offline');
      const query = new URLSearchParams(address.split('?')[1]);
      const from = Number(query.get('before') ?? server.newest + 1) - 1;
      const page = ids(from, Math.max(1, from - Number(query.get('limit')) + 1));
      const last = page.at(-1)?.id;
      const headers = new Headers(query.get('count') ? { [TOTAL_COUNT]: String(server.newest) } : {});
      if (query.get('count') && marks) headers.set(PAGE_MARKS, marks.join());
      if (last !== '0001') headers.set('link', `<${address.split('?')[0]}?before=${last}>; rel="next"`);
      return Response.json(page, { headers });
    });
    return asked;
  }

  test('counts with the first page only, reads on as far as asked, and has every row once', async () => {
    const asked = serve({ newest: 1000 });
    const pages = createPagedList(endpoints.contactList);
    await Promise.all([pages.load(), pages.load()]);
    expect(asked).toEqual(['limit=50&count=1&marks=300']);
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

  test('reads later pages side by side where the server says where they begin', async () => {
    const server: Server = { newest: 2000, marks: ['1651', '1351', '1051', '0751', '0451', '0151'] };
    const asked = serve(server);
    const pages = createPagedList(endpoints.contactList);
    await pages.load();
    await pages.loadMore(Infinity);
    expect(pages.get().rows.map(({ id }) => id)).toEqual(ids(2000, 1).map(({ id }) => id));
    expect(pages.get().next).toBeUndefined();
    expect([server.most, asked.length]).toEqual([5, 8]);
  });

  test('leaves no gap where rows came in between two known beginnings', async () => {
    const server: Server = { newest: 1000, marks: ['0551', '0351'] };
    serve(server);
    const pages = createPagedList(endpoints.contactList);
    await pages.load();
    await pages.loadMore(Infinity);
    expect(pages.get().rows.map(({ id }) => id)).toEqual(ids(1000, 1).map(({ id }) => id));
  });

  test('of pages read side by side it keeps those before the one that fails', async () => {
    const server: Server = { newest: 1000, marks: ['0651', '0351'], fails: (before) => before === '0651' };
    serve(server);
    const pages = createPagedList(endpoints.contactList);
    await pages.load();
    await pages.loadMore(Infinity);
    expect(pages.get()).toMatchObject({ next: '0651', failure: 'The server gave no reason.' });
    expect(pages.get().rows).toHaveLength(350);
    server.fails = false;
    await pages.loadMore(Infinity);
    expect(pages.get().rows).toHaveLength(1000);
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
    expect(asked.at(-1)).toBe('limit=50&count=1&marks=300');
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
