import { afterEach, expect, test, vi } from 'vitest';
import { call } from '#browser/api-client.ts';
import { publicEndpoints } from '#shared/endpoints/public.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const failing = (error: Error) => vi.stubGlobal('fetch', () => Promise.reject(error));

async function message(): Promise<string> {
  const result = await call(publicEndpoints.blogList);
  return result.ok ? 'a success' : result.message;
}

test('a call without an answer says why in words for people, whatever the browser calls it', async () => {
  failing(new TypeError('Failed to fetch'));
  expect(await message()).toBe('The server cannot be reached.');
  failing(new DOMException('signal timed out', 'TimeoutError'));
  expect(await message()).toBe('The server did not answer in time.');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  failing(new TypeError('Load failed'));
  expect(await message()).toBe('You are offline.');
});

test("a fault of the server's own names the number by which it is found in the log", async () => {
  const fault = { success: false, error: 'Something went wrong.', requestId: '3f2a' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(fault, { status: 500 })));
  expect(await message()).toBe('Something went wrong. (incident 3f2a)');
});
