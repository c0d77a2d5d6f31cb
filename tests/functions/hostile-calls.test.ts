import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { served } from '#tests/support/all-functions.ts';
import { answerOf, SITE } from '#tests/support/call-function.ts';
import { sessionFrom, useAdministrator } from '#tests/support/staff-session.ts';
import { useStore } from '#tests/support/test-store.ts';

useStore();
beforeAll(useAdministrator);

const REFUSALS = [400, 401, 403, 404, 405, 409, 413, 415, 422, 429];
const SUCCESSES = [200, 204, 303, 304];
/** Words that only our own insides could say. */
const INSIDES = /node_modules|\bat \S+ \(|\.ts:\d|netlify\/server|\[object Object\]/;

const TYPES = [
  '',
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/html',
  'a/b, application/json',
];
const KEYS = [
  '../x',
  '%2e%2e%2fx',
  '%00',
  '%252e%252e',
  '__proto__',
  'constructor',
  'x'.repeat(5_000),
  'नेपाल',
];
const header = fc.string({ unit: fc.constantFrom(...'abcXYZ019 ;,=/"%{}.*-_'), maxLength: 40 });
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...KEYS));

const request = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'),
  type: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...TYPES) }, { weight: 1, arbitrary: header }),
  accept: fc.oneof(fc.constantFrom('application/json', 'text/html', '*/*'), header),
  others: fc.dictionary(
    fc.constantFrom(
      ...['x-http-method-override', 'x-forwarded-host', 'x-forwarded-proto', 'x-original-url', 'forwarded'],
      ...[
        'if-none-match',
        'range',
        'content-length',
        'content-encoding',
        'cookie',
        'authorization',
        'expect',
      ],
    ),
    header,
    { maxKeys: 3 },
  ),
  query: fc.dictionary(
    fc.oneof(
      fc.constantFrom('limit', 'before', 'count', 'suspected', 'w', 'v', 'latitude', 'longitude'),
      text,
    ),
    text,
    { maxKeys: 3 },
  ),
  key: text,
  body: fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
    fc.json(),
    fc.dictionary(text, text).map((fields) => new URLSearchParams(fields).toString()),
    fc.constantFrom(
      '--x\r\n\r\n',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\ny\r\n--x--\r\n',
    ),
  ),
});

describe.each(served.map((call) => [call.name, call] as const))('%s', (_, { definition, run }) => {
  test('answers any request as documented: never our fault, never a word of our insides', async () => {
    const session = definition.access === 'staff' ? await sessionFrom(Date.now()) : undefined;
    let host = 0;
    const check = fc.asyncProperty(request, async ({ method, type, accept, others, query, key, body }) => {
      const url = new URL(definition.path, SITE);
      url.search = new URLSearchParams(query).toString();
      const isRead = method === 'GET' || method === 'HEAD';
      const sent = new Request(url, {
        method,
        headers: { ...others, 'content-type': type, accept, ...session },
        ...(isRead ? {} : { body }),
      });
      const address = `192.0.2.${(host += 1) % 250}`;
      const response = await answerOf(run, sent, { ip: address, params: { image: key } });
      const answer = await response.text();
      expect([...SUCCESSES, ...REFUSALS]).toContain(response.status);
      expect(answer).not.toMatch(INSIDES);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      if (!REFUSALS.includes(response.status) || method === 'HEAD') return;
      if (response.headers.get('content-type')?.startsWith('text/html')) return;
      const { message, error } = JSON.parse(answer) as Record<string, unknown>;
      expect(message ?? error).toEqual(expect.stringMatching(/./));
    });
    // A sign-in hashes a password, which takes its time.
    await fc.assert(check, { numRuns: definition.path.includes('AdminLogin.php') ? 30 : 60 });
    expect(({} as Record<string, unknown>).y).toBeUndefined();
  }, 60_000);
});
