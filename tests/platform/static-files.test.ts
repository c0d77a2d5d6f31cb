import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '#tests/support/local-server.ts';
import { FixtureSite } from './support/fixture-site.ts';

const fixture = new FixtureSite();
let server: RunningServer;

beforeAll(async () => {
  server = await fixture.start();
});
afterAll(() => fixture.remove());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.url + path, {
    headers: { 'accept-encoding': 'identity', ...headers },
    method,
    redirect: 'manual',
  });

/** Sends a path exactly as written: `fetch` would tidy it up. */
function raw(path: string, headers: Record<string, string> = {}): Promise<{ status: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.url);
    const call = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
    });
    call.on('error', reject).end();
  });
}

describe('addresses', () => {
  test.each(['/', '/about', '/blog'])('%s answers the page', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toMatch(/^<!doctype html>.*<i>end<\/i>$/s);
  });

  test.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/blog/', '/blog'],
    ['/blog/index.html', '/blog'],
    ['/about/?a=1&b=2', '/about?a=1&b=2'],
  ])('%s leads to %s with one redirect', async (path, location) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
    expect((await get(location)).status).toBe(200);
  });

  test('an unknown path answers the designed page with status 404', async () => {
    const answer = await get('/nowhere/at/all');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('nothing here');
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/_astro/../../secret.txt',
    '/_astro/..%2f..%2fsecret.txt',
    '/....//secret.txt',
    '//secret.txt',
    '/..\\secret.txt',
  ])('%s does not leave the site', async (path) => {
    const { status, body } = await raw(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('not for visitors');
  });

  test.each(['/about%00', '/%', '/%zz', '/%c0%af', 'http://elsewhere/about', '*'])(
    '%s is a bad request',
    async (path) => {
      expect((await raw(path)).status).toBe(400);
    },
  );

  test('a host that is none is a bad request', async () => {
    expect((await raw('/about', { host: 'a b' })).status).toBe(400);
    expect((await raw('/about', { host: 'evil/@x' })).status).toBe(400);
  });
});

describe('answers', () => {
  test.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['mp4', 'video/mp4'],
    ['woff2', 'font/woff2'],
    ['webmanifest', 'application/manifest+json; charset=utf-8'],
    ['xml', 'application/xml; charset=utf-8'],
    ['svg', 'image/svg+xml; charset=utf-8'],
    ['ico', 'image/x-icon'],
  ])('a %s file is %s', async (extension, type) => {
    expect((await get(`/file.${extension}`)).headers.get('content-type')).toBe(type);
  });

  test('headers of netlify.toml reach every answer, and hashed files are immutable', async () => {
    for (const path of ['/', '/small.txt', '/nowhere', '/about/']) {
      expect((await get(path)).headers.get('x-everywhere'), path).toBe('yes');
    }
    expect((await get('/')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect((await get('/_astro/app.12ab.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/_astro/gone.js')).headers.get('cache-control')).not.toContain('immutable');
  });

  test('redirects and rewrites of netlify.toml are applied where there is no file', async () => {
    const moved = await get('/old/page');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/about']);
    const rewritten = await get('/shown-as/anything');
    expect([rewritten.status, await rewritten.text()]).toEqual([200, 'abcdefghij']);
  });

  test('a known etag is answered with 304, in each encoding', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const etag = String((await get('/about', { 'accept-encoding': encoding })).headers.get('etag'));
      const again = await get('/about', {
        'accept-encoding': encoding,
        'if-none-match': `"other", W/${etag}`,
      });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect((await get('/about', { 'accept-encoding': encoding, 'if-none-match': '"other"' })).status).toBe(
        200,
      );
    }
  });

  test('text is compressed for those who accept it', async () => {
    const plain = (await raw('/about')).body;
    const brotli = (await raw('/about', { 'accept-encoding': 'gzip, deflate, br' })).body;
    const gzip = (await raw('/about', { 'accept-encoding': 'gzip, br;q=0' })).body;
    expect(brotliDecompressSync(brotli).equals(plain)).toBe(true);
    expect(gunzipSync(gzip).equals(plain)).toBe(true);
    expect(brotli.length).toBeLessThan(plain.length / 10);
    expect(
      (await get('/movie.webm', { 'accept-encoding': 'br' })).headers.get('content-encoding'),
    ).toBeNull();
  });

  test('HEAD answers the headers of GET without a body, other methods are refused', async () => {
    const head = await get('/about', {}, 'HEAD');
    expect(head.headers.get('content-length')).toBe((await get('/about')).headers.get('content-length'));
    expect(await head.text()).toBe('');
    const post = await get('/about', {}, 'POST');
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('ranges', () => {
  test.each([
    ['/small.txt', 'bytes=2-4', 'cde', 'bytes 2-4/10'],
    ['/small.txt', 'bytes=7-', 'hij', 'bytes 7-9/10'],
    ['/small.txt', 'bytes=-2', 'ij', 'bytes 8-9/10'],
    ['/small.txt', 'bytes=5-99', 'fghij', 'bytes 5-9/10'],
  ])('%s with %s', async (path, range, body, contentRange) => {
    const answer = await get(path, { range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(await answer.text()).toBe(body);
  });

  test('a part of a film comes from the disk, byte for byte', async () => {
    const answer = await get('/movie.webm', { range: 'bytes=1000000-1000009' });
    expect(answer.status).toBe(206);
    const expected = Array.from({ length: 10 }, (_, index) => (1_000_000 + index) % 251);
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual(expected);
    expect((await get('/movie.webm')).headers.get('content-length')).toBe('1200000');
  });

  test('a range beyond the end is not satisfiable, a range that is none is ignored', async () => {
    const beyond = await get('/small.txt', { range: 'bytes=10-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    for (const range of ['bytes=4-2', 'lines=1-2', 'bytes=0-1,3-4']) {
      expect((await get('/small.txt', { range })).status, range).toBe(200);
    }
  });

  test('a range of another version is answered with the whole', async () => {
    const answer = await get('/small.txt', { range: 'bytes=0-1', 'if-range': '"older"' });
    expect([answer.status, await answer.text()]).toEqual([200, 'abcdefghij']);
  });
});
