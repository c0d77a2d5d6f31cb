import { resolveConfig } from '@netlify/config';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeFolder } from '#local/publish/builds.ts';
import { createFaq } from '#server/records/faqs.ts';
import { createPost, deletePost, listPosts } from '#server/records/posts.ts';
import { PAGE_SECURITY_HEADERS } from '#shared/security-headers.ts';
import { BuiltSite } from '#tests/support/built-site.ts';
import { SITE_URL, startLocalServer, type RunningServer } from '#tests/support/local-server.ts';
import { CALENDAR, copyStore, publishedBuild, testBuild, type TestBuild } from '#tests/support/test-build.ts';
import { until } from './support/fixture-site.ts';

const BUILD_LIMIT_MS = 240_000;
const dataDir = mkdtempSync(join(tmpdir(), 'real-site-'));
let build: TestBuild;
let server: RunningServer;

beforeAll(async () => {
  build = await testBuild(true);
  copyStore(build, dataDir);
  const env = { DEPLOY_ID: '65f0c0ffee' };
  server = await startLocalServer({ dataDir, buildFrom: build.buildFrom, env });
}, BUILD_LIMIT_MS);
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What this file reads of netlify.toml. */
interface DeployConfig {
  config: { build: { processing?: { html?: { pretty_urls?: boolean } } } };
}

/** Every prebuilt page of the site: its file and its text. */
function pages(): [string, string][] {
  const site = build.buildFrom;
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => [file, readFileSync(join(site, file), 'utf8')]);
}

const directive = (policy: string, name: string): string[] =>
  policy
    .split(';')
    .find((part) => part.trim().startsWith(`${name} `))
    ?.trim()
    .split(' ')
    .slice(1) ?? [];

/** What must hold of one page and its policy for a browser to run its own scripts and nobody else's. */
function expectStrictPolicy(policy: string, html: string, where: string): void {
  expect(policy, where).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  expect(directive(policy, 'default-src'), where).toEqual(["'none'"]);
  expect(directive(policy, 'base-uri'), where).toEqual(["'none'"]);
  expect(directive(policy, 'form-action'), where).toEqual(["'self'"]);
  for (const [, tag = '', attributes = '', content = ''] of html.matchAll(
    /<(script|style)(\s[^>]*)?>([^]*?)<\/\1>/g,
  )) {
    if (attributes.includes('src=') || attributes.includes('application/ld+json')) continue;
    const source = `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
    expect(
      directive(policy, `${tag}-src`),
      `${where}: <${tag}${attributes}>${content.slice(0, 60)}`,
    ).toContain(source);
  }
  expect(html, where).not.toMatch(/<[a-z][^<>]*\s(?:style|on[a-z]+)=["']/);
}

describe('the content policy', () => {
  test('of every prebuilt page allows its own scripts and styles and nothing else', () => {
    expect(pages().length).toBeGreaterThan(5);
    for (const [file, html] of pages()) {
      const policy = /^[^]*?<head><meta http-equiv="content-security-policy" content="([^"]+)">/.exec(
        html,
      )?.[1];
      expect(policy, `${file} begins its head with a policy`).toBeDefined();
      expectStrictPolicy(policy ?? '', html, file);
    }
  });

  test('of pages rendered on demand comes with the answer', async () => {
    for (const path of ['/no-such-page', '/blog/no-such-post']) {
      const answer = await fetch(server.url + path);
      expect(answer.status).toBe(404);
      const policy = answer.headers.get('content-security-policy') ?? '';
      expectStrictPolicy(policy, await answer.text(), path);
      expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
    }
  });
});

const PATHS = [
  ...['/', '/build.json', '/about/', '/blogs/', '/about.html', '/no-such-page', '/_astro/no-such-file.js'],
  ...[
    '//',
    '//about',
    '/blog',
    '/blog/',
    '/blog//x',
    '/blog/x/',
    '/blog/x/y',
    '/blog/%2f%2fx',
    '/%2f%2fevil.example',
  ],
  ...[
    '/blog/%zz',
    '/%',
    '/blog/%c0%ae',
    '/blog/..%2f..',
    '/blog/%00',
    '/\\evil.example',
    `/blog/${'x'.repeat(4_000)}`,
  ],
  ...[
    '/_image',
    '/_image/',
    '/_server-islands/Clock',
    '/_server-islands/',
    '/_actions/x',
    '/.netlify/images?url=/x',
  ],
];
const REQUESTS: [string, RequestInit][] = PATHS.map((path) => [path, { redirect: 'manual' }]);
for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])
  for (const path of ['/blog/x', '/_image', '/no-such-page', '/_server-islands/Clock', '/'])
    REQUESTS.push([path, foreign(type)]);
for (const method of ['PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH']) REQUESTS.push(['/blog/x', { method }]);
REQUESTS.push(['/blog/x', { headers: { 'x-astro-locals': '{}' } }]);

function foreign(type: string): RequestInit {
  return { method: 'POST', headers: { 'content-type': type, origin: 'https://evil.example' }, body: 'a=b' };
}

test.each(REQUESTS)('%s %o is answered with the security headers of pages', async (path, request) => {
  process.env['NETLIFY_BLOBS_CONTEXT'] = server.contexts.edge;
  const { default: onDemand } = (await import(join(codeFolder(build.buildFrom), 'ssr.mjs'))) as {
    default: (request: Request, context: object) => Promise<Response>;
  };
  const answers = [
    await fetch(server.url + path, request),
    await onDemand(new Request(SITE_URL + path, request), { ip: '192.0.2.1' }),
  ];
  for (const { headers, status } of answers) {
    expect(status).toBeLessThan(500);
    for (const [name, value] of Object.entries(PAGE_SECURITY_HEADERS))
      expect(headers.get(name), name).toContain(value);
  }
});

test.each(['/robots.txt', '/Contact_Form/get_contact_messages.php', 'https://example.com/a.svg'])(
  'the picture address of the page builder hands out nothing: %s',
  async (href) => {
    const query = new URLSearchParams({ href, f: 'svg' });
    const answer = await fetch(`${server.url}/_image?${query.toString()}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain('This path ends in cloud.');
  },
);

test('every address that a page or the sitemap names as its own answers without a hop, capital letters too', async () => {
  const { config } = (await resolveConfig({
    cwd: process.cwd(),
    offline: true,
    mode: 'cli',
  })) as DeployConfig;
  // With them the platform leads every address to its spelling in lower case.
  expect(config.build.processing?.html?.pretty_urls).toBe(false);
  const canonical = pages().flatMap(
    ([, html]) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? [],
  );
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
  const named = [...canonical, ...[...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address)];
  expect(named.some((address) => address.endsWith('/Products'))).toBe(true);
  for (const address of new Set(named)) {
    const answer = await fetch(server.url + new URL(address).pathname, { redirect: 'manual' });
    expect(answer.status, address).toBe(200);
    await answer.body?.cancel();
  }
});

test('hashed files are kept for a year', async () => {
  const html = await (await fetch(server.url)).text();
  const asset = /\/_astro\/[^"' ]+/.exec(html)?.[0];
  const answer = await fetch(server.url + String(asset));
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

/** Asks for a build and waits until it is live. */
async function publish(): Promise<void> {
  const { builds } = await server.publishStatus();
  await fetch(server.hookUrl, { method: 'POST' });
  await until(async () => (await server.publishStatus()).state !== 'building', BUILD_LIMIT_MS);
  expect(await server.publishStatus()).toMatchObject({ state: 'idle', builds: builds + 1, error: null });
}

/** Enough posts for a second page of the list, one post less, another question. */
async function changeContent(): Promise<void> {
  process.env['NETLIFY_BLOBS_CONTEXT'] = server.contexts.edge;
  const [first] = await listPosts();
  await deletePost(first?.id ?? '');
  for (let number = 1; number <= 20; number++)
    await createPost({
      title: `Post <${number}> & नेपाल`,
      content: 'One line.\n\nAnother “line”.',
      image: '',
    });
  await createFaq({ category: 'general', question: 'Is it the same?', answer: 'To the byte.' });
}

const current = () => publishedBuild(dataDir);
const read = (file: string) => readFileSync(join(current(), file), 'utf8');

test('pages tell of the settings that their build was given', { timeout: BUILD_LIMIT_MS }, async () => {
  const [without, told] = [build, await testBuild(false)].map(({ buildFrom }) => new BuiltSite(buildFrom));
  expect(without?.text('/privacy.html')).toContain('Nothing is erased by itself.');
  expect(told?.text('/privacy.html')).not.toContain('Nothing is erased by itself.');
  for (const days of ['365 days', '30 days']) expect(told?.text('/privacy.html')).toContain(days);
  for (const file of ['/demo.html', '/thank-you.html']) {
    expect(without?.text(file)).not.toContain('Pick your time');
    expect(told?.text(file)).toMatch(new RegExp(`href="${CALENDAR}"[^>]*>Pick your time in our calendar<`));
  }
});

test(
  'a build of the same sources and content, in another deploy, differs in its stamp alone',
  { timeout: BUILD_LIMIT_MS },
  async () => {
    await publish();
    const [first, again] = [build.buildFrom, current()].map((folder) => new BuiltSite(folder));
    expect(again?.files.toSorted()).toEqual(first?.files.toSorted());
    const changed = again?.files.filter((file) => !first?.bytes(file).equals(again.bytes(file)));
    expect(changed).toEqual(['/build.json']);
  },
);

test(
  'an edit is in the pages of the next build, which shares the code of the one before and leaves pages on demand as they were',
  { timeout: BUILD_LIMIT_MS },
  async () => {
    const builtAt = async () =>
      ((await (await fetch(`${server.url}/build.json`)).json()) as { builtAt: string }).builtAt;
    const before = await builtAt();
    const code = codeFolder(current());
    expect(read('faq.html')).not.toContain('To the byte.');
    await changeContent();
    await publish();
    expect(codeFolder(current())).toBe(code);
    expect(read('blogs.html')).toContain('Post &lt;');
    expect(read('blogs/2.html')).toContain('</html>');
    expect(read('sitemap.xml')).toContain('/blogs/2</loc>');
    expect(read('faq.html')).toContain('To the byte.');
    expect(Date.parse(await builtAt())).toBeGreaterThan(Date.parse(before));
    expect((await fetch(`${server.url}/no-such-page`)).status).toBe(404);
  },
);
