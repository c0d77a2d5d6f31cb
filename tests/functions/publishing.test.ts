import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction } from '#tests/support/call-function.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { sessionFrom, useAdministrator } from '#tests/support/staff-session.ts';
import { useStore } from '#tests/support/test-store.ts';

useStore();
beforeAll(useAdministrator);

/** A build hook that answers with `status`, or never (0). */
let hook: Server;
let status: number;
let calls: (string | undefined)[];
beforeEach(async () => {
  calls = [];
  status = 200;
  hook = createServer((request, response) => {
    calls.push(request.method);
    if (status > 0) response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  hook.closeAllConnections();
  hook.close();
});

vi.mock(import('#server/env.ts'), async (original) => {
  const real = await original();
  return { ...real, readEnv: () => real.parseEnv(process.env) };
});

function useHook(address?: string): void {
  process.env.BUILD_HOOK_URL = address ?? '';
}

const hookAddress = () => `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;

async function staffCall(name: 'faqAdd' | 'contentStatus' | 'contentPublish') {
  const { run, definition } = servedCall(name);
  const body = definition.method === 'POST' ? (sampleInput[name as 'faqAdd'] ?? {}) : undefined;
  const answer = await callFunction(run, definition, { body, headers: await sessionFrom(Date.now()) });
  return { ...answer, body: answer.body as Record<string, unknown> };
}

const aTime = expect.stringMatching(/^\d{4}-.*Z$/) as string;

test('an edit raises the content version and asks for a rebuild', async () => {
  useHook(hookAddress());
  const before = (await staffCall('contentStatus')).body.contentVersion as number;
  expect((await staffCall('faqAdd')).body).toMatchObject({ success: true, rebuild: 'requested' });
  expect(calls).toEqual(['POST']);
  const { body } = await staffCall('contentStatus');
  expect(body).toEqual({
    contentVersion: before + 1,
    rebuild: 'requested',
    changedAt: aTime,
    requestedAt: aTime,
    now: aTime,
  });
});

test('a hook that is missing, refuses, is not there or stays silent: the save stands and says so', async () => {
  useHook();
  expect((await staffCall('faqAdd')).body.rebuild).toBe('unconfigured');
  useHook(hookAddress());
  status = 404;
  expect((await staffCall('faqAdd')).body).toMatchObject({ success: true, rebuild: 'failed' });
  status = 0;
  const started = Date.now();
  expect((await staffCall('faqAdd')).body).toMatchObject({ success: true, rebuild: 'failed' });
  expect(Date.now() - started).toBeLessThan(8_000);
  useHook('http://127.0.0.1:1/nothing');
  expect((await staffCall('faqAdd')).body).toMatchObject({ success: true, rebuild: 'failed' });
  expect((await staffCall('contentStatus')).body.rebuild).toBe('failed');
});

test('staff ask again after a failure: the outcome and the time of the last request are kept', async () => {
  useHook(hookAddress());
  status = 500;
  await staffCall('faqAdd');
  const failed = (await staffCall('contentStatus')).body;
  status = 200;
  expect((await staffCall('contentPublish')).body).toEqual({ success: true, rebuild: 'requested' });
  const again = (await staffCall('contentStatus')).body;
  expect(again).toMatchObject({ rebuild: 'requested', changedAt: failed.changedAt });
  expect(String(again.requestedAt) > String(failed.requestedAt)).toBe(true);
  expect(String(again.now) >= String(again.requestedAt)).toBe(true);
  await staffCall('contentPublish');
  const once = (await staffCall('contentStatus')).body;
  expect(String(once.requestedAt) > String(again.requestedAt)).toBe(true);
});

test('twenty edits at once raise the version by twenty', async () => {
  useHook(hookAddress());
  const before = (await staffCall('contentStatus')).body.contentVersion as number;
  await Promise.all(Array.from({ length: 20 }, () => staffCall('faqAdd')));
  expect((await staffCall('contentStatus')).body.contentVersion).toBe(before + 20);
});
