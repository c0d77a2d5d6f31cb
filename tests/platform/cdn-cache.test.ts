import { purgeCache } from '@netlify/functions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RunningServer } from '#tests/support/local-server.ts';
import { FixtureSite, until } from './support/fixture-site.ts';

/** Each answer has a number of its own, so that a kept one is known. `/purge` asks as a function does after a save. */
const COUNTED = `
import { purgeCache } from ${JSON.stringify(import.meta.resolve('@netlify/functions'))};
let count = 0;
export default async (request: Request) => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/purge') {
    await purgeCache({ tags: searchParams.getAll('tag'), apiURL: process.env.PURGE_API_URL });
    return new Response('purged');
  }
  const headers = JSON.parse(searchParams.get('headers') ?? '{}');
  if (searchParams.has('slow')) await new Promise((resolve) => setTimeout(resolve, 300));
  return new Response('number ' + ++count, { headers, status: Number(searchParams.get('status') ?? 200) });
};
export const config = { path: ['/counted', '/purge'] };
`;

const fixture = new FixtureSite({ counted: COUNTED });
let server: RunningServer;
beforeAll(async () => {
  server = await fixture.start();
});
afterAll(() => fixture.remove());
beforeEach(() => purge('all'));

const KEEP = {
  'netlify-cdn-cache-control': 'public, durable, max-age=60',
  'netlify-cache-tag': 'posts, all',
};

function ask(headers: Record<string, string>, more = '', init: RequestInit = {}): Promise<Response> {
  const query = `?headers=${encodeURIComponent(JSON.stringify(headers))}${more}`;
  return fetch(`${server.url}/counted${query}`, init);
}
const textOf = async (answer: Promise<Response>) => (await answer).text();
const purge = (...tags: string[]) =>
  fetch(`${server.url}/purge?${tags.map((tag) => `tag=${tag}`).join('&')}`);

/** Whether two requests are given the same answer. */
async function isShared(
  headers: Record<string, string>,
  ...more: [string, RequestInit?][]
): Promise<boolean> {
  const answers = [];
  for (const [query, init] of more) answers.push(await textOf(ask(headers, query, init)));
  return new Set(answers).size === 1;
}

test.each([
  ['netlify-cdn-cache-control', 'public, max-age=60', true],
  ['netlify-cdn-cache-control', 'public, s-maxage=60, max-age=0', true],
  ['cdn-cache-control', 'max-age=60', true],
  ['cdn-cache-control', 'max-age=0', false],
  ['netlify-cdn-cache-control', 'private, max-age=60', false],
  ['netlify-cdn-cache-control', 'no-store', false],
  ['cache-control', 'public, max-age=60', false],
])('an answer with %s: %s is kept: %s', async (name, value, isKept) => {
  expect(await isShared({ [name]: value, 'cache-tag': 'all' }, [''], [''])).toBe(isKept);
});

test('a kept answer says so, has a validator, and keeps the words for the CDN to itself', async () => {
  const first = await ask(KEEP);
  expect(first.headers.get('cache-status')).toContain('fwd=miss');
  const { headers } = await ask(KEEP);
  expect(headers.get('cache-status')).toContain('hit');
  expect([...headers.keys()].filter((name) => name.startsWith('netlify-'))).toEqual([]);
  const again = await ask(KEEP, '', { headers: { 'if-none-match': String(headers.get('etag')) } });
  expect(again.status).toBe(304);
});

test('an answer that sets a cookie, a fault, and the answer to a POST are never kept', async () => {
  expect(await isShared({ ...KEEP, 'set-cookie': 'a=1' }, [''], [''])).toBe(false);
  expect(await isShared(KEEP, ['&status=500'], ['&status=500'])).toBe(false);
  expect(await isShared(KEEP, [''], ['', { method: 'POST' }])).toBe(false);
});

test('answers differ by the whole query, or by what Netlify-Vary names', async () => {
  expect(await isShared(KEEP, ['&a=1'], ['&a=2'])).toBe(false);
  const byPage = { ...KEEP, 'netlify-vary': 'query=page|headers' };
  expect(await isShared(byPage, ['&page=1&x=1'], ['&page=1&x=2'])).toBe(true);
  expect(await isShared(byPage, ['&page=1'], ['&page=2'])).toBe(false);
  const byCookie = { ...KEEP, 'netlify-vary': 'cookie=who' };
  const withCookie = (cookie: string): [string, RequestInit] => ['', { headers: { cookie } }];
  expect(await isShared(byCookie, withCookie('who=a; x=1'), withCookie('who=a; x=2'))).toBe(true);
  expect(await isShared(byCookie, withCookie('who=a'), withCookie('who=b'))).toBe(false);
});

test('a purge forgets what has one of its tags, and nothing else', async () => {
  const posts = await textOf(ask(KEEP));
  const faqs = { ...KEEP, 'netlify-cache-tag': 'faqs,all' };
  const questions = await textOf(ask(faqs));
  expect((await purge('posts', 'others')).status).toBe(200);
  expect(await textOf(ask(KEEP))).not.toBe(posts);
  expect(await textOf(ask(faqs))).toBe(questions);
});

test('an answer that was under way during a purge is not kept', async () => {
  const slow = textOf(ask(KEEP, '&slow'));
  await until(async () => (await fetch(`${server.url}/__local/publish`)).ok);
  await purge('posts');
  expect(await textOf(ask(KEEP, '&slow'))).not.toBe(await slow);
});

test('a stranger cannot purge', async () => {
  const order = { tags: ['posts'], apiURL: server.url, siteID: 'local', token: 'guessed' };
  await expect(purgeCache(order)).rejects.toThrow('401');
});

test('a new build begins with an empty cache', async () => {
  const before = await textOf(ask(KEEP));
  await fetch(server.hookUrl, { method: 'POST' });
  await until(async () => (await server.publishStatus()).builds === 1);
  expect(await textOf(ask(KEEP))).not.toBe(before);
});
