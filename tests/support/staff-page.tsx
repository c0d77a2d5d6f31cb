import { configure, render } from '@testing-library/react';
import { vi } from 'vitest';
import { endpoints } from '#shared/endpoints/all.ts';
import { TOTAL_COUNT, type Endpoint } from '#shared/endpoints/endpoint.ts';
import { createId } from '#shared/ids.ts';
import type { NotificationState } from '#shared/notifications.ts';

export type ListedRecord = Record<string, string> & { id: string };

/** What the staff area of a component test is told: its lists by path, newest first, and which calls fail. */
export interface FakeServer {
  inbox: Map<string, ListedRecord[]>;
  suspected: Map<string, ListedRecord[]>;
  /** The versions of what is kept beside each list. */
  beside: Record<string, string>;
  /** No answer (true), or a refusal with the server's own sentence; a promise holds the call until it is kept. */
  fails: (call: FakeCall) => boolean | string | Promise<boolean | string>;
  /** What calls beside the lists are answered with, by path; the notifications of a site without any, if nothing is said. */
  answers: Map<string, (call: FakeCall) => object>;
  /** Every call that was made. */
  calls: FakeCall[];
}

export interface FakeCall {
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown> | undefined;
}

/** Of a server that tells nothing of it: lists are as they were without. */
const NO_WORK = { status: 'success', me: '', rows: {}, people: {} };
const NO_NOTIFICATIONS: NotificationState = { status: 'success', mail: 'smtp', webhook: false, open: [] };

export const staffServer = (): FakeServer => ({
  inbox: new Map(),
  suspected: new Map(),
  beside: {},
  fails: () => false,
  answers: new Map<string, () => object>([
    [endpoints.notificationState.path, () => NO_NOTIFICATIONS],
    [endpoints.workList.path, () => NO_WORK],
  ]),
  calls: [],
});

/** The code of a tab is loaded when it is opened: on a busy machine that takes seconds. */
configure({ asyncUtilTimeout: 15_000 });

/** So many records, a minute apart, newest first; the newest came in at `newest` (milliseconds since 1970). */
export function records(
  count: number,
  newest: number,
  values: (index: number) => Record<string, string> = () => ({}),
): ListedRecord[] {
  return Array.from({ length: count }, (_, index) => {
    const time = newest - index * 60_000;
    return {
      name: `Person ${index + 1}`,
      email: `p${index + 1}@example.com`,
      ...values(index),
      id: createId(time),
      submitted_at: new Date(time).toISOString(),
    };
  });
}

/** Opens the staff area at a place (`connect/ID`), as if the page had just been loaded. */
export async function openStaffArea(place: string, server: FakeServer) {
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => answer(server, address, init));
  location.hash = place;
  vi.resetModules();
  const { default: AdminApp } = await import('#staff/AdminApp.tsx');
  return render(<AdminApp />);
}

async function answer(server: FakeServer, address: string, init: RequestInit): Promise<Response> {
  const [path = '', query = ''] = address.split('?');
  const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : undefined;
  const call: FakeCall = { path, query: new URLSearchParams(query), body };
  server.calls.push(call);
  const failure = await server.fails(call);
  if (failure === true) throw new TypeError('Failed to fetch');
  if (failure !== false)
    return Response.json({ status: 'error', success: false, message: failure }, { status: 500 });
  if (path === endpoints.adminSession.path)
    return Response.json({ status: 'success', username: 'sita', expiresAt: '2099-01-01T00:00:00Z' });
  if (path === endpoints.submissionNews.path) return news(server);
  const said = server.answers.get(path);
  if (said) return Response.json(said(call));
  if (path === endpoints.submissionMove.path) return move(server, body);
  return page(server, call);
}

/** The version of a list is what is in it. */
function news({ inbox, suspected, beside }: FakeServer): Response {
  const versions = (path: string) => {
    const of = (folder: FakeServer['inbox']) =>
      folder
        .get(path)
        ?.map(({ id }) => id)
        .join();
    return { inbox: of(inbox), suspected: of(suspected), ...beside };
  };
  const paths = new Set([...inbox.keys(), ...suspected.keys()]);
  const lists = Object.fromEntries([...paths].map((path) => [path, versions(path)]));
  return Response.json({ status: 'success', lists });
}

function page(server: FakeServer, { path, query }: FakeCall): Response {
  const folder = query.get('suspected') ? server.suspected : server.inbox;
  const all = folder.get(path) ?? [];
  const before = query.get('before');
  const rest = all.filter(({ id }) => before === null || id < before);
  const items = rest.slice(0, Number(query.get('limit') ?? rest.length));
  const headers = new Headers(query.get('count') ? { [TOTAL_COUNT]: String(all.length) } : {});
  if (items.length < rest.length) headers.set('link', `<${path}?before=${items.at(-1)?.id}>; rel="next"`);
  return Response.json(items, { headers });
}

/** As the server does, a row that lies there already included: only the list that the tests of moving use. */
function move(server: FakeServer, body: FakeCall['body']): Response {
  const { path }: Endpoint = endpoints.letsConnectList;
  const [from, to] =
    body?.['to'] === 'suspected' ? (['inbox', 'suspected'] as const) : (['suspected', 'inbox'] as const);
  const moved = server[from].get(path)?.find(({ id }) => id === body?.['id']);
  if (moved) {
    server[from].set(path, server[from].get(path)?.filter((record) => record !== moved) ?? []);
    const there = [...(server[to].get(path) ?? []), moved];
    server[to].set(
      path,
      there.sort((a, b) => (a.id < b.id ? 1 : -1)),
    );
  }
  const isThere = server[to].get(path)?.some(({ id }) => id === body?.['id']);
  if (!isThere)
    return Response.json({ status: 'error', message: 'There is no such submission.' }, { status: 404 });
  return Response.json({ status: 'success', message: 'Moved.' });
}
