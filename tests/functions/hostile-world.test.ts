import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CollectionName } from '#server/database/collection.ts';
import { recordKey } from '#server/database/pages.ts';
import { createId } from '#shared/ids.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction, type FunctionRequest } from '#tests/support/call-function.ts';
import { LIES } from '#tests/support/lying-store.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { sessionFrom, useAdministrator } from '#tests/support/staff-session.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';

// Every edit is built at once, so that its answer tells how the hook behaved.
process.env.PUBLISH_EVERY_MINUTES = '0';
useStore();
beforeAll(useAdministrator);

vi.mock(import('#server/env.ts'), async (original) => {
  const real = await original();
  return { ...real, readEnv: () => real.parseEnv(process.env) };
});

async function call(name: Parameters<typeof servedCall>[0], request: FunctionRequest = {}) {
  const { run, definition } = servedCall(name);
  return callFunction(run, definition, { headers: await sessionFrom(Date.now()), ...request });
}

vi.mock(import('#server/limits.ts'), async (original) => ({
  ...(await original()),
  SERVICE_MS: 1_000 as never,
}));

describe('a record that was damaged in the store', () => {
  const DAMAGE = ['', '{"id":', 'null', '[]', '7', '"text"', '{}', '{"id":{}}', '\0\0\0'];

  test.each([
    ['lets-connect', 'letsConnectList', 'letsConnectSubmit'],
    ['contact', 'contactList', 'contactSubmit'],
    ['demo', 'demoList', 'demoSubmit'],
    ['feedback', 'feedbackList', 'feedbackSubmit'],
    ['website-plan', 'websitePlanList', 'websitePlanSubmit'],
    ['users', 'registrationList', 'registrationSubmit'],
    ['faqs', 'faqList', 'faqAdd'],
    ['posts', 'blogList', undefined],
  ] as const)('does not keep the others of %s from the list', async (store, list, add) => {
    if (add) expect((await call(add, { body: sampleInput[add] })).status).toBe(200);
    for (const [n, text] of DAMAGE.entries())
      await openTestStore(store).set(`records/00000000${n}-brokenbrok`, text);
    const { status, body } = await call(list);
    expect(status).toBe(200);
    if (add) expect(JSON.stringify(body)).toMatch(/Asha Rai|"Asha"|What is AI/);
    expect((await call(list, { query: { limit: '2' } })).status).toBe(200);
    expect((await call('contentReindex')).status).toBe(200);
    expect((await call(list)).status).toBe(200);
  });
});

describe.each(['', '{"id":', 'null', '[]', '7', '{}'])('stored as %j', (damage) => {
  const id = '00000000z-brokenbrok';

  test('a post or FAQ is one that is not found, and stays as it is until staff delete it', async () => {
    await openTestStore('posts').set('records/broken', damage);
    await openTestStore('faqs').set(`records/${id}`, damage);
    const fields = new FormData();
    for (const [name, value] of Object.entries({ id: 'broken', title: 'x', content: 'y' }))
      fields.set(name, value);
    expect((await call('blogUpdate', { body: fields })).status).toBe(404);
    expect((await call('faqUpdate', { body: { id, question: 'x', answer: 'y' } })).status).toBe(404);
    expect(await openTestStore('posts').get('records/broken')).toBe(damage);
    expect((await call('faqDelete', { body: { id } })).status).toBe(200);
    expect((await call('blogDelete', { body: { id: 'broken' } })).status).toBe(200);
    expect(await openTestStore('posts').get('records/broken')).toBeNull();
  });

  test.each(['contact', 'users'] as const)('a suspect of %s is one that is not found', async (list) => {
    await openTestStore(list).set(recordKey('suspected', id), damage);
    expect((await call('submissionMove', { body: { list, id } })).status).toBe(404);
  });

  test('a session has ended', async () => {
    const headers = await sessionFrom(Date.now());
    await overwriteAll('sessions', damage);
    expect((await call('contactList', { headers })).status).toBe(401);
  });

  test('a count of sign-in tries begins anew', async () => {
    const body = { username: 'nobody', password: 'wrong' };
    expect((await call('adminLogin', { body })).status).toBe(401);
    await overwriteAll('login-attempts', damage);
    for (const status of [401, 401, 401, 429])
      expect((await call('adminLogin', { body })).status).toBe(status);
    await overwriteAll('login-attempts', damage);
  });

  test('the claim of an e-mail address is made anew', async () => {
    const body = { ...sampleInput.registrationSubmit, email: `${randomUUID()}@example.com` };
    expect((await call('registrationSubmit', { body })).status).toBe(200);
    await overwriteAll('users', damage);
    expect((await call('registrationSubmit', { body })).status).toBe(200);
    expect((await call('registrationSubmit', { body })).status).toBe(409);
  });

  test('the content version goes on above all earlier ones', async () => {
    await call('faqAdd', { body: sampleInput.faqAdd });
    const before = (await call('contentStatus')).body as { contentVersion: number };
    await overwriteAll('content', damage);
    expect((await call('contentStatus')).status).toBe(200);
    expect((await call('faqAdd', { body: sampleInput.faqAdd })).status).toBe(200);
    const after = (await call('contentStatus')).body as { contentVersion: number };
    expect(after.contentVersion).toBeGreaterThan(before.contentVersion);
  });
});

async function overwriteAll(name: CollectionName, text: string): Promise<void> {
  const store = openTestStore(name);
  for (const { key } of (await store.list()).blobs) await store.set(key, text);
}

describe('a clock that jumps', () => {
  afterEach(() => vi.useRealTimers());

  test('far ahead ends sessions, and back again does not lengthen them beyond their eight hours', async () => {
    const headers = await sessionFrom(Date.now());
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now - 7 * 24 * 3_600_000 });
    expect((await call('adminSession', { headers })).status).toBe(200);
    vi.setSystemTime(now + 9 * 3_600_000);
    expect((await call('adminSession', { headers })).status).toBe(401);
    vi.setSystemTime(now);
    expect((await call('adminSession', { headers })).status).toBe(401);
  });

  test('never makes the same id twice, and ids of one moment keep their order', () => {
    const now = Date.now();
    const moments = [now, now, now + 60_000, now, now - 60_000, now - 60_000, now];
    const ids = moments.map((moment) => createId(moment));
    expect(new Set(ids).size).toBe(ids.length);
    const burst = Array.from({ length: 500 }, () => createId(now));
    expect(burst).toEqual([...burst].sort());
  });
});

describe('services that are slow, fail or lie', () => {
  let service: Server;
  let behave: RequestListener;
  beforeEach(async () => {
    service = createServer((request, response) => behave(request, response));
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
    Object.assign(process.env, { GEOCODER_API_KEY: 'k', GEOCODER_URL: address, BUILD_HOOK_URL: address });
  });
  afterEach(() => {
    service.closeAllConnections();
    service.close();
    for (const name of ['GEOCODER_API_KEY', 'GEOCODER_URL', 'BUILD_HOOK_URL']) delete process.env[name];
  });

  const lies = Object.entries(LIES).map(([name, lie]): [string, RequestListener] => [
    name,
    ({ url = '' }, response) => lie(response, url, () => undefined),
  ]);

  test.each(lies)('geocoding that %s leaves the place unknown, soon', async (_, lie) => {
    behave = lie;
    const query = { latitude: '27', longitude: '85' };
    expect(await call('reverseGeocode', { query })).toMatchObject({ status: 200, body: { results: [] } });
  });

  test.each(lies)(
    'a build hook that %s leaves the edit stored, and the answer says how it went',
    async (name, lie) => {
      behave = lie;
      const { status, body } = await call('faqAdd', { body: { ...sampleInput.faqAdd, question: 'Kept?' } });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        success: true,
        rebuild: name.includes('answers') ? 'requested' : 'failed',
      });
      expect(JSON.stringify((await call('faqList')).body)).toContain('Kept?');
    },
  );
});
