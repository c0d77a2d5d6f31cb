import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '#tests/support/local-server.ts';
import { FixtureSite, until } from './support/fixture-site.ts';

const ECHO = `
export default async (request: Request, context: any) => {
  const sent = await request.arrayBuffer();
  context.cookies.set({ name: 'seen', value: 'yes', httpOnly: true });
  return Response.json({
    method: request.method, url: request.url, size: sent.byteLength, last: new Uint8Array(sent).at(-1) ?? null,
    params: context.params, ip: context.ip, requestId: context.requestId, cookie: context.cookies.get('given') ?? null,
    geo: context.geo.city, deploy: (globalThis as any).Netlify.context.deploy, headers: Object.fromEntries(request.headers),
  }, { headers: [['set-cookie', 'a=1'], ['set-cookie', 'b=2'], ['x-own', 'yes']] });
};
export const config = { path: ['/Echo/Echo.php', '/echo/echo.php', '/things/:id', '/about'] };
`;
const ODD = `
let background = 'not yet';
export default async (request: Request, context: any) => {
  const { searchParams } = new URL(request.url);
  if (searchParams.has('state')) return new Response(background);
  if (searchParams.has('waits')) {
    background = 'waits';
    await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
    background = 'left';
  }
  if (searchParams.has('throw')) throw new Error('the fixture fails');
  if (searchParams.has('leave')) { void Promise.reject(new Error('left behind')); return new Response('left'); }
  if (searchParams.has('long')) return Response.json({ long: 'long '.repeat(1000) }, { headers: { vary: 'Accept' } });
  if (searchParams.has('empty')) return new Response(null, { status: 204 });
  if (searchParams.has('stream')) return new Response(new ReadableStream({
    async start(controller) {
      for (const part of ['one ', 'two ', 'three']) { controller.enqueue(new TextEncoder().encode(part)); await null; }
      controller.close();
    } }));
  context.waitUntil(new Promise((resolve) => setTimeout(() => { background = 'done'; resolve(null); }, 50)));
  return new Response('answered before');
};
export const config = { path: '/odd' };
`;
const LIMITED = `
export default async () => new Response('ok');
export const config = { path: '/limited', rateLimit: { windowLimit: 3, windowSize: 60, aggregateBy: ['ip'] } };
`;
const CLOCKED = `
const runs: string[] = [];
export default async (request: Request) => {
  runs.push(request.method + ' ' + ((await request.json()) as { next_run: string }).next_run);
  (globalThis as any).clockedRuns = runs;
};
export const config = { schedule: '@hourly' };
`;
const RUNS = `
export default async () => Response.json((globalThis as any).clockedRuns ?? []);
export const config = { path: '/runs' };
`;

interface Echo {
  method: string;
  url: string;
  size: number;
  last: number | null;
  params: Record<string, string>;
  ip: string;
  requestId: string;
  cookie: string | null;
  geo: string;
  deploy: { context: string; published: boolean };
  headers: Record<string, string>;
}

const fixture = new FixtureSite({
  echo: ECHO,
  odd: ODD,
  limited: LIMITED,
  clocked: CLOCKED,
  runs: RUNS,
});
let server: RunningServer;

beforeAll(async () => {
  server = await fixture.start({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => fixture.remove());

const call = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { redirect: 'manual', ...init });
const echo = async (path: string, init: RequestInit = {}) => (await (await call(path, init)).json()) as Echo;
const post = (size: number) => call('/Echo/Echo.php', { method: 'POST', body: Buffer.alloc(size, 7) });

describe('routes', () => {
  test.each(['/Echo/Echo.php', '/echo/echo.php', '/Echo/Echo.php/', '/Echo/Echo.php?a=1'])(
    '%s is answered at once, with no redirect',
    async (path) => {
      expect((await call(path)).status).toBe(200);
      expect((await echo(path)).url).toBe(server.url + path);
    },
  );

  test('a spelling that was not declared is not a route', async () => {
    expect((await call('/ECHO/ECHO.PHP')).status).toBe(404);
  });

  test('parameters of the path arrive as the platform hands them on: still encoded', async () => {
    expect((await echo('/things/a%20b')).params).toEqual({ id: 'a%20b' });
  });

  test('a function goes before a file of the same path', async () => {
    expect((await echo('/about')).method).toBe('GET');
  });

  test('a function with a path is not reached by its name', async () => {
    expect((await call('/.netlify/functions/echo')).status).toBe(404);
  });
});

test('a scheduled function runs by the clock, is told when it runs next, and is reached by no path', async () => {
  expect((await call('/.netlify/functions/clocked', { method: 'POST', body: '{}' })).status).toBe(404);
  const runs = async () => (await (await call('/runs')).json()) as string[];
  await until(async () => (await runs()).length > 0);
  const [method, next = ''] = ((await runs())[0] ?? '').split(' ');
  expect(method).toBe('POST');
  expect(Date.parse(next)).toBeGreaterThan(0);
});

describe('requests', () => {
  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s reaches the function',
    async (method) => {
      expect((await echo('/Echo/Echo.php', { method })).method).toBe(method);
    },
  );

  test('HEAD reaches the function and is answered without a body', async () => {
    const answer = await call('/Echo/Echo.php', { method: 'HEAD' });
    expect([answer.status, answer.headers.get('x-own'), await answer.text()]).toEqual([200, 'yes', '']);
  });

  test("the caller's address is the socket's, whatever the caller says", async () => {
    const headers = {
      'x-nf-client-connection-ip': '6.6.6.6',
      'x-forwarded-for': '6.6.6.6',
      'x-nf-geo': Buffer.from('{"city":"Nowhere"}').toString('base64'),
      'x-nf-request-id': 'mine',
      cookie: 'given=1',
      'x-other': 'kept',
    };
    const seen = await echo('/Echo/Echo.php', { headers });
    expect(seen.ip).toMatch(/^(127\.0\.0\.1|::1)$/);
    expect(JSON.stringify(seen.headers)).not.toContain('6.6.6.6');
    expect(seen.geo).toBe('Lalitpur');
    expect(seen.requestId).not.toBe('mine');
    expect([seen.cookie, seen.headers['x-other']]).toEqual(['1', 'kept']);
  });

  test('the deploy that runs is the published one of production, whatever the caller says', async () => {
    const headers = { 'x-nf-deploy-context': 'deploy-preview', 'x-nf-deploy-published': '0' };
    const { deploy } = await echo('/Echo/Echo.php', { headers });
    expect(deploy).toMatchObject({ context: 'production', published: true });
  });

  test.each([
    ['deploy-preview', 'deploy-preview'],
    ['replaced', 'production'],
  ])('a server that is started as %s runs as one', async (startedAs, context) => {
    const dataDir = join(fixture.root, startedAs);
    const other = await fixture.start({ dataDir, env: { CONTEXT: startedAs } });
    const { deploy } = (await (await fetch(`${other.url}/Echo/Echo.php`)).json()) as Echo;
    expect(deploy).toMatchObject({ context, published: false });
  });

  test('a body of 4.5 MB arrives whole, a larger one is 413 in JSON', async () => {
    const limit = 4.5 * 1024 * 1024;
    expect((await (await post(limit)).json()) as Echo).toMatchObject({ size: limit, last: 7 });
    const refused = await post(limit + 1);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({
      status: 'error',
      success: false,
      message: 'The request is too large.',
    });
    expect((await post(20 * 1024 * 1024)).status).toBe(413);
  });
});

describe('answers', () => {
  test('cookies stay separate, inner headers stay inside', async () => {
    const { headers } = await call('/Echo/Echo.php');
    expect(headers.getSetCookie()).toEqual(
      expect.arrayContaining(['a=1', 'b=2', expect.stringContaining('seen=yes')]),
    );
    expect([...headers.keys()].filter((name) => name.startsWith('x-nf-'))).toEqual([]);
    expect(headers.get('x-everywhere')).toBeNull();
  });

  test('an empty answer and a streamed one', async () => {
    const empty = await call('/odd?empty');
    expect([empty.status, await empty.text()]).toEqual([204, '']);
    expect(await (await call('/odd?stream')).text()).toBe('one two three');
  });

  test.each([
    ['br', 'br', 1],
    ['gzip', 'gzip', 1],
    ['identity', null, 5000],
    ['br;q=0', null, 5000],
  ])(
    'a long JSON answer for a client that takes %s is compressed: %s',
    async (accepted, encoding, atLeast) => {
      const answer = await call('/odd?long', { headers: { 'accept-encoding': accepted } });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toBe('Accept, Accept-Encoding');
      expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(atLeast);
      expect(((await answer.json()) as { long: string }).long).toHaveLength(5000);
    },
  );

  test('a short answer comes as it is, with its length', async () => {
    const answer = await call('/odd?state', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('content-length')).toBe('7');
  });

  test('work handed to waitUntil goes on after the answer', async () => {
    expect(await (await call('/odd')).text()).toBe('answered before');
    await until(async () => (await (await call('/odd?state')).text()) === 'done');
  });

  test('a function that throws is a fault of one answer, not of the server', async () => {
    const answer = await call('/odd?throw');
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(await answer.text()).not.toContain('fixture-site');
    expect((await call('/odd?empty')).status).toBe(204);
  });

  test('a rejection that a function leaves behind does not end the server', async () => {
    expect(await (await call('/odd?leave')).text()).toBe('left');
    await until(() => server.output.includes('left behind'));
    expect((await call('/odd?empty')).status).toBe(204);
  });

  test('a function is told when whoever waits for its answer leaves, and not before', async () => {
    const state = async () => (await call('/odd?state')).text();
    const visitor = new AbortController();
    const answer = call('/odd?waits', { method: 'POST', body: 'sent whole', signal: visitor.signal });
    await until(async () => (await state()) === 'waits');
    expect(await state()).toBe('waits');
    visitor.abort();
    await expect(answer).rejects.toThrow();
    await until(async () => (await state()) === 'left');
  });

  test('calls over the rate limit of a function are 429 with Retry-After', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('/limited')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused?.json()).toMatchObject({ success: false });
  });
});
