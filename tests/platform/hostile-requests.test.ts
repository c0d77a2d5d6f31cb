import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '#tests/support/local-server.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { FixtureSite } from './support/fixture-site.ts';

/** The real functions on a tiny site. */
const real = (name: string) =>
  `export { default, config } from ${JSON.stringify(join(process.cwd(), 'netlify/functions', `${name}.ts`))};`;
const names = ['session', 'forms', 'staff', 'content', 'pictures'];
const fixture = new FixtureSite(Object.fromEntries(names.map((name) => [name, real(name)])));
let server: RunningServer;
beforeAll(async () => {
  server = await fixture.start();
});
afterAll(() => fixture.remove());

const CONTACT = '/Contact_Form/Contact_Form.php';
const UPLOADS = '/gr8-blog-backend/uploads';
const BODY = JSON.stringify(sampleInput.contactSubmit);

/** Sends bytes as they are and reads until the server closes the connection; `leave` ends this side of it at once. */
function speak(text: string, leave = false): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write(text.replaceAll('\n', '\r\n'), 'latin1');
    if (leave) socket.end();
  });
}

const statuses = (answer: string): number[] =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));

const head = (lines: string[], body = '') =>
  [...lines, 'Host: localhost', 'Connection: close', '', body].join('\n');
const post = (...lines: string[]) =>
  head([`POST ${CONTACT} HTTP/1.1`, 'Content-Type: application/json', ...lines], BODY);
const get = (path: string, ...lines: string[]) => head([`GET ${path} HTTP/1.1`, ...lines]);

async function countMessages(): Promise<number> {
  process.env.NETLIFY_BLOBS_CONTEXT = server.contexts.edge;
  return (await openTestStore('contact').list({ prefix: 'records/' })).blobs.length;
}

async function expectAlive(): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(server.url + CONTACT, { method: 'POST', headers, body: BODY })).status).toBe(200);
}

describe('a request that no honest client sends', () => {
  test.each([
    ['two lengths', post(`Content-Length: ${BODY.length}`, 'Content-Length: 5')],
    ['a length that is none', post('Content-Length: -1')],
    ['a length and chunks', post(`Content-Length: ${BODY.length}`, 'Transfer-Encoding: chunked')],
    ['chunks that are none', post('Transfer-Encoding: chunked')],
    ['a length that is too short', post('Content-Length: 5')],
    ['a header without a colon', get('/', 'no colon here')],
    ['a line break in a header', get('/', 'X-A: a\rB: c')],
    ['no HTTP at all', 'hello\n\n\n\n'],
    ['a method of its own', head([`HACK ${CONTACT} HTTP/1.1`])],
    ['a method that asks for its own request back', head([`TRACE ${CONTACT} HTTP/1.1`])],
    ['that method for a page', head(['TRACE / HTTP/1.1'])],
    ['a header of 100 kB', get('/', `X-Long: ${'x'.repeat(100_000)}`)],
    ['a path of 100 kB', get(`/${'x'.repeat(100_000)}`)],
    ['a host of somebody else with credentials', `GET / HTTP/1.1\nHost: a@b\nConnection: close\n\n`],
  ])('%s is refused once and leaves the server as it was', async (_, text) => {
    const [status = 0, ...more] = statuses(await speak(text));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    // What follows a broken request on its connection is never taken for another one.
    for (const further of more) expect(further).toBe(400);
    await expectAlive();
  });

  test('a body that ends too soon is no submission', async () => {
    const before = await countMessages();
    expect(statuses(await speak(post('Content-Length: 5000'), true))).not.toContain(200);
    expect(await countMessages()).toBe(before);
    await expectAlive();
  });
});

describe('a path or a name that wants to go elsewhere', () => {
  test.each([
    '/../x',
    '/%2e%2e/x',
    '/%2e%2e%2fposts%2frecords%2fx',
    '/%252e%252e%252fx',
    '/..%5c..%5cx',
    '/%00',
    '/%c0%ae%c0%ae/x',
    '/__proto__',
    '/constructor',
    `/${'%F0%9F%99%82'.repeat(300)}`,
    `/${'a'.repeat(8_000)}.jpg`,
  ])('uploads%s is not found', async (path) => {
    const answer = await speak(get(UPLOADS + path));
    expect([400, 404]).toContain(statuses(answer)[0]);
    expect(answer).not.toMatch(/node_modules|\.ts:\d|fixture site/);
  });

  test.each([
    ['X-HTTP-Method-Override: POST'],
    ['X-Original-URL: /Contact_Form/get_contact_messages.php'],
    ['X-Forwarded-Host: evil.example'],
    ['Cookie: __proto__=1; gr8_session=../x'],
    ['__proto__: x'],
  ])('%s changes nothing: the list stays closed', async (line) => {
    const answer = await speak(get('/Contact_Form/get_contact_messages.php', line));
    expect(statuses(answer)).toEqual([401]);
    expect(answer).not.toContain('evil.example');
  });

  test('a host that is spoofed does not make a foreign origin our own', async () => {
    const lines = [`Content-Length: ${BODY.length}`, 'Origin: https://evil.example'];
    const spoofed = [...lines, 'X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https'];
    expect(statuses(await speak(post(...spoofed)))).toEqual([403]);
  });
});
