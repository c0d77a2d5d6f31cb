import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { endpoints } from '#shared/endpoints/all.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction, send, SITE } from '#tests/support/call-function.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { sessionFrom, useAdministrator } from '#tests/support/staff-session.ts';
import { useStore } from '#tests/support/test-store.ts';

useStore();
beforeAll(useAdministrator);

/** Stands in for the platform's purge: it takes two in five seconds, as that does. */
let platform: Server;
const purges: { at: number; tags: string[]; taken: boolean }[] = [];
const purge = async (request: IncomingMessage): Promise<number> => {
  const { cache_tags: tags } = (await json(request)) as { cache_tags: string[] };
  const at = performance.now();
  const taken = purges.filter((past) => past.taken && past.at > at - 4_900).length < 2;
  purges.push({ at, tags, taken });
  return taken ? 202 : 429;
};

beforeAll(async () => {
  platform = createServer((request, response) => {
    void purge(request).then((status) => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('PURGE_API_URL', `http://127.0.0.1:${(platform.address() as AddressInfo).port}`);
  vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'token');
  vi.stubEnv('SITE_ID', 'site');
});
afterAll(() => {
  vi.unstubAllEnvs();
  platform.close();
});

describe('what visitors read is kept by the CDN until it changes', () => {
  const headersOf = async (name: keyof typeof endpoints, query?: Record<string, string>) => {
    const { run, definition } = servedCall(name);
    const { status, headers } = await send(run, definition, query ? { query } : {});
    const control = headers.get('netlify-cdn-cache-control');
    const vary = headers.get('netlify-vary');
    return {
      status,
      control,
      vary,
      tag: headers.get('netlify-cache-tag'),
      own: headers.get('cache-control'),
    };
  };
  const KEPT = { status: 200, control: 'public, durable, max-age=86400', tag: 'content', own: 'no-cache' };
  const NOT_KEPT = { control: null, vary: null, tag: null, own: 'no-store' };

  test('by exactly the parameters that matter', async () => {
    expect(await headersOf('contentVersion')).toEqual({ ...KEPT, vary: 'query=none' });
    expect(await headersOf('faqList')).toEqual({ ...KEPT, vary: 'query=v|fresh' });
    const blogs = { ...KEPT, vary: 'query=v|fresh|id|limit|before' };
    expect(await headersOf('blogList', { limit: '2', v: '7' })).toEqual(blogs);
    expect(await headersOf('blogList', { id: 'none' })).toEqual(blogs);
  });

  test('but not what staff ask for fresh, and no fault', async () => {
    expect(await headersOf('blogList', { fresh: '1' })).toEqual({ ...NOT_KEPT, status: 200 });
    expect(await headersOf('faqList', { fresh: '1' })).toEqual({ ...NOT_KEPT, status: 200 });
    expect(await headersOf('blogList', { limit: 'x' })).toMatchObject({ ...NOT_KEPT, status: 422 });
    expect(await headersOf('blogList', { before: 'none' })).toMatchObject({ ...NOT_KEPT, status: 404 });
  });

  test('the link to the next page repeats nothing that the answer does not depend on', async () => {
    for (const title of ['One', 'Two']) await addPost(title);
    const { run, definition } = servedCall('blogList');
    const query = { limit: '1', v: '7', utm_source: 'x' };
    const { headers } = await send(run, definition, { query });
    expect(new URL(/<(.+)>/.exec(headers.get('link') ?? '')?.[1] ?? '', SITE).search).toMatch(
      /^\?limit=1&before=[a-z-]+$/,
    );
  });
});

async function addPost(title: string): Promise<void> {
  const { createPost } = await import('#server/records/posts.ts');
  await createPost({ title, content: 'Text.', image: 'a.jpg' });
}

test('saves purge it: the first at once, no more than the platform takes, and once after the last', async () => {
  purges.length = 0;
  const { run, definition } = servedCall('faqAdd');
  const headers = await sessionFrom(Date.now());
  const save = () => callFunction(run, definition, { body: sampleInput.faqAdd ?? {}, headers });
  const began = performance.now();
  const saves = [save(), save(), save(), save()];
  await vi.waitFor(() => expect(purges.length).toBe(1));
  expect(purges[0]?.at).toBeLessThan(began + 2_000);
  for (const answer of await Promise.all(saves)) expect(answer.body).toMatchObject({ success: true });
  const last = performance.now();
  expect(purges.every(({ tags, taken }) => taken && tags.join() === 'content')).toBe(true);
  expect([2, 3]).toContain(purges.length);
  expect(purges.at(-1)?.at).toBeGreaterThan(began + 2_400);
  expect(purges.at(-1)?.at).toBeLessThan(last);
}, 20_000);

test('a purge that the platform does not take is repeated until it does', async () => {
  purges.length = 0;
  const full = performance.now() - 2_000;
  purges.push({ at: full, tags: [], taken: true }, { at: full, tags: [], taken: true });
  const { run, definition } = servedCall('faqAdd');
  const headers = await sessionFrom(Date.now());
  await callFunction(run, definition, { body: sampleInput.faqAdd ?? {}, headers });
  expect(purges.slice(2).map(({ taken }) => taken)).toEqual([false, false, true]);
}, 30_000);
