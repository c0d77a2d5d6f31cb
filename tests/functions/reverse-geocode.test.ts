import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction } from '#tests/support/call-function.ts';
import { useStore } from '#tests/support/test-store.ts';

useStore();

vi.mock(import('#server/env.ts'), async (original) => {
  const real = await original();
  return { ...real, readEnv: () => real.parseEnv(process.env) };
});

async function place(latitude?: string, longitude?: string, address = '203.0.113.7') {
  const { run, definition } = servedCall('reverseGeocode');
  const query = { ...(latitude ? { latitude } : {}), ...(longitude ? { longitude } : {}) };
  return callFunction(run, definition, { query, address });
}

describe('without a key [S7-02] [S4-05]', () => {
  test.each([
    ['27.65', '85.30', 'Lalitpur'],
    ['42.36', '-71.06', 'Boston'],
    ['28.21', '83.99', 'Pokhara'],
  ])('%s, %s is %s', async (latitude, longitude, city) => {
    expect((await place(latitude, longitude)).body).toMatchObject({ results: [{ components: { city } }] });
  });

  test('the middle of an ocean is nowhere [S4-06]', async () => {
    expect((await place('0', '-30')).body).toEqual({ results: [] });
  });

  test.each([
    [undefined, undefined],
    ['91', '0'],
    ['0', '181'],
    ['north', '0'],
    ['1e1', '0'],
    ['NaN', '0'],
    ['0', '1;DROP'],
  ])('refuses %s, %s with 422', async (latitude, longitude) => {
    expect((await place(latitude, longitude)).status).toBe(422);
  });
});

describe('with a key', () => {
  let service: Server;
  let asked: URL[];
  let answer: { status: number; body: string };
  beforeAll(async () => {
    asked = [];
    service = createServer((request, response) => {
      asked.push(new URL(request.url ?? '', 'http://service'));
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    process.env.GEOCODER_API_KEY = 'secret-key';
    process.env.GEOCODER_URL = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`;
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => {
    service.close();
    delete process.env.GEOCODER_API_KEY;
  });

  test('asks the service about a rounded position and hands on four names only', async () => {
    const components = { town: 'Panauti', state: 'Bagmati', road: 'Private Lane 7' };
    answer = { status: 200, body: JSON.stringify({ results: [{ components }] }) };
    const { body } = await place('27.584612', '85.514398');
    expect(body).toEqual({ results: [{ components: { town: 'Panauti', state: 'Bagmati' } }] });
    expect(asked.at(-1)?.searchParams.get('q')).toBe('27.58,85.51');
    expect(JSON.stringify(body)).not.toContain('secret-key');
  });

  test('is paid for at most sixty times a minute for one network', async () => {
    answer = { status: 200, body: '{"results":[]}' };
    vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
    const before = asked.length;
    const statuses: number[] = [];
    for (let n = 0; n < 60; n += 10) {
      const answers = Array.from({ length: 10 }, () => place('27', '85', '198.51.100.9'));
      statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { status, headers } = await place('27', '85', '198.51.100.9');
    expect([status, headers.get('retry-after')]).toEqual([429, '60']);
    expect(asked.length - before).toBe(60);
    expect((await place('27', '85', '198.51.100.10')).status).toBe(200);
    vi.setSystemTime(1_800_000_060_000);
    expect((await place('27', '85', '198.51.100.9')).status).toBe(200);
  });

  test.each([
    { status: 500, body: '{}' },
    { status: 402, body: '{"status":{"message":"quota"}}' },
    { status: 200, body: '<html>' },
    { status: 200, body: '{"results":"none"}' },
  ])('a service that answers %o is an unknown place [S4-06]', async (given) => {
    answer = given;
    expect(await place('27', '85')).toMatchObject({ status: 200, body: { results: [] } });
  });
});
