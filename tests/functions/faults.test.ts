import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { served, servedCall } from '#tests/support/all-functions.ts';
import { answerOf, SITE, send, type FunctionRequest } from '#tests/support/call-function.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { sessionFrom, signIn, useAdministrator } from '#tests/support/staff-session.ts';
import { useStore } from '#tests/support/test-store.ts';

useStore();
beforeAll(useAdministrator);

const posts = served.filter(({ definition }) => definition.method === 'POST');
const withBody = posts.filter(({ definition }) => definition.body === 'json' || definition.body === 'fields');
const pictures = posts.filter(({ definition }) => definition.body === 'multipart');
const staff = served.filter(({ definition }) => definition.access === 'staff');
const named = <T extends { name: string }>(calls: readonly T[]) =>
  calls.map((call) => [call.name, call] as const);

const JSON_TYPE = { 'content-type': 'application/json' };

/** A fault must be JSON in the shape of its call, without a word of the server's insides. */
async function expectFault(response: Response, { fault }: Endpoint, status: number): Promise<void> {
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('application/json');
  const body = JSON.parse(text) as Record<string, unknown>;
  expect({ status: response.status, body }).toMatchObject({ status, body: SHAPES[fault] });
  expect(text).not.toMatch(/\[object Object\]|node_modules|at .*\.ts/);
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
}

const WRONG_TYPES = [{}, [], null, 7, true, ['x'], { toString: 'x' }].map((value): [string, unknown] => [
  JSON.stringify(value),
  value,
]);

const SHAPES = {
  status: { status: 'error', message: expect.any(String) as string },
  success: { success: false, message: expect.any(String) as string },
  error: { success: false, error: expect.any(String) as string },
};

async function asStaff(definition: Endpoint): Promise<Record<string, string>> {
  return definition.access === 'staff' ? { ...(await sessionFrom(Date.now())) } : {};
}

describe.each(named(served))('%s', (_, { definition, run }) => {
  test('answers another method with 405 and what is allowed', async () => {
    const there = served.filter((other) => other.definition.path === definition.path);
    const allowed = there.map((other) => (other.definition.method === 'GET' ? 'GET, HEAD' : 'POST'));
    const method = ['GET', 'POST', 'DELETE'].find((one) => !allowed.join().includes(one)) ?? 'DELETE';
    const response = await send(run, definition, { method, ...(method === 'POST' ? { body: {} } : {}) });
    expect(response.headers.get('allow')).toBe(allowed.join(', '));
    await expectFault(response, definition, 405);
  });

  test('is not to be kept, sniffed or framed', async () => {
    const response = await send(run, definition, { method: 'DELETE' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('answers OPTIONS without a word to other origins', async () => {
    const response = await send(run, definition, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });
});

describe.each(named(posts))('%s from elsewhere', (name, { definition, run }) => {
  const body = sampleInput[name as keyof typeof sampleInput] ?? {};
  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `${SITE}.evil.example` },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: SITE },
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
  ])('refuses %o with 403', async (headers) => {
    const response = await send(run, definition, {
      body,
      headers: { ...headers, ...(await asStaff(definition)) },
    });
    await expectFault(response, definition, 403);
  });
});

describe.each(named(withBody))('%s with a bad body', (name, { definition, run }) => {
  const right = sampleInput[name as keyof typeof sampleInput] ?? {};
  const post = async (request: FunctionRequest) =>
    send(run, definition, { ...request, headers: { ...request.headers, ...(await asStaff(definition)) } });

  test.each(['', '{', '[]', '"text"', 'null', '42', 'true', '{"a":1}}', '\u0000', '[{"email":"a@b.co"}]'])(
    'answers %j with 400',
    async (body) => {
      await expectFault(await post({ body, headers: JSON_TYPE }), definition, 400);
    },
  );

  test('answers bytes that are no UTF-8 with 400', async () => {
    const request = new Request(new URL(definition.path, SITE), {
      method: 'POST',
      headers: { ...JSON_TYPE, ...(await asStaff(definition)) },
      body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
    });
    await expectFault(await answerOf(run, request), definition, 400);
  });

  test.each(WRONG_TYPES)('answers %j as a field with 400', async (_text, value) => {
    for (const field of Object.keys(right)) {
      await expectFault(await post({ body: { ...right, [field]: value } }), definition, 400);
    }
  });

  test('names the faulty fields with 422 when they are missing', async () => {
    const response = await post({ body: {} });
    const { errors } = (await response.clone().json()) as { errors: Record<string, string> };
    expect(Object.keys(errors).length).toBeGreaterThan(0);
    await expectFault(response, definition, 422);
  });

  test('is not moved by __proto__ and constructor', async () => {
    const body = `{"__proto__":{"polluted":true,"name":"x"},"constructor":{"prototype":{"polluted":true}}}`;
    await expectFault(await post({ body, headers: JSON_TYPE }), definition, 422);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', ''])(
    'answers content type %j with 415',
    async (type) => {
      const body = JSON.stringify(right);
      await expectFault(await post({ body, headers: { 'content-type': type } }), definition, 415);
    },
  );

  test('answers 200 kB with 413, declared or not', async () => {
    const body = JSON.stringify({ ...right, message: 'x'.repeat(200_000) });
    await expectFault(await post({ body, headers: JSON_TYPE }), definition, 413);
    const declared = { ...JSON_TYPE, 'content-length': '200000' };
    await expectFault(await post({ body: '{}', headers: declared }), definition, 413);
  });
});

describe.each(named(pictures))('%s with a bad body', (_, { definition, run }) => {
  test('answers JSON with 415, a broken form with 400, 5 MB with 413', async () => {
    const headers = await asStaff(definition);
    await expectFault(await send(run, definition, { body: {}, headers }), definition, 415);
    const broken = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
    await expectFault(await send(run, definition, { body: 'no parts', headers: broken }), definition, 400);
    const form = new FormData();
    form.set('image', new File([new Uint8Array(5_000_000)], 'large.png'));
    await expectFault(await send(run, definition, { body: form, headers }), definition, 413);
  });
});

describe.each(named(staff))('%s without a session [S6-02]', (name, { definition, run }) => {
  const body =
    definition.method === 'POST' ? (sampleInput[name as keyof typeof sampleInput] ?? {}) : undefined;
  const refused = { status: 'error', success: false, message: 'Please sign in.' };

  async function expectRefused(headers: Record<string, string>): Promise<void> {
    const response = await send(run, definition, { body, headers });
    const answer: unknown = await response.json();
    expect({ status: response.status, body: answer }).toEqual({ status: 401, body: refused });
  }

  test('is refused: none, forged, expired, logged out', async () => {
    await expectRefused({});
    await expectRefused({ cookie: '__Host-gr8_session=' });
    await expectRefused({ cookie: `__Host-gr8_session=${'A'.repeat(43)}` });
    await expectRefused({ cookie: '__Host-gr8_session=../records/x; other=1' });
    await expectRefused({ authorization: 'Bearer x' });
    await expectRefused(await sessionFrom(Date.now() - 8 * 3_600_000 - 1));
    const headers = await sessionFrom(Date.now());
    const logout = servedCall('adminLogout');
    expect((await send(logout.run, logout.definition, { headers })).status).toBe(200);
    await expectRefused(headers);
  });
});

test('an administrator who signed in reaches every staff call [S6-02] [S7-11]', async () => {
  const headers = await signIn();
  for (const { definition, run } of staff) {
    const response = await send(run, definition, {
      headers,
      body: definition.method === 'POST' ? {} : undefined,
    });
    expect(response.status, definition.path).not.toBe(401);
    expect(response.status, definition.path).toBeLessThan(500);
  }
});
