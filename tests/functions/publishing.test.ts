import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import deploys from '#functions/deploys.ts';
import { runJobs } from '#server/handlers/jobs.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction } from '#tests/support/call-function.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { sessionFrom, useAdministrator } from '#tests/support/staff-session.ts';
import { useStore } from '#tests/support/test-store.ts';

useStore();
beforeAll(useAdministrator);

/** A build hook that answers with `status`, or never (0); it is the site too, whose pages hold `built`. */
let hook: Server;
let built: object;
let status: number;
let calls: (string | undefined)[];
beforeEach(async () => {
  calls = [];
  status = 200;
  built = {};
  hook = createServer((request, response) => {
    if (request.url === '/build.json') return void response.end(JSON.stringify(built));
    calls.push(request.method);
    if (status > 0) response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
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
    built: null,
    failedAt: null,
    nextBuildAt: null,
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

describe('a build costs', () => {
  const MINUTE = 60_000;
  /** 10:02 in Nepal is 04:17 UTC. */
  const LAST = Date.UTC(2030, 0, 1, 4, 17);
  const state = async () => (await staffCall('contentStatus')).body;

  /** The site was built at `LAST` with all that is stored. */
  beforeEach(async () => {
    useHook(hookAddress());
    vi.stubEnv('URL', new URL(hookAddress()).origin);
    vi.stubEnv('PUBLISH_EVERY_MINUTES', '30');
    vi.useFakeTimers({ now: LAST - MINUTE, toFake: ['Date'] });
    await staffCall('contentPublish');
    vi.setSystemTime(LAST);
    await deployEnds('deploySucceeded');
    calls = [];
  });

  async function deployEnds(event: keyof typeof deploys, context = 'production'): Promise<void> {
    const { contentVersion } = await state();
    if (event === 'deploySucceeded') built = { contentVersion, builtAt: new Date().toISOString() };
    await deploys[event]({ deploy: { context } } as never);
  }

  test('so a save soon after one waits for the next, and the clock asks for one for all of them', async () => {
    vi.setSystemTime(LAST + 5 * MINUTE);
    const next = new Date(Date.UTC(2030, 0, 1, 4, 50)).toISOString();
    for (let save = 0; save < 3; save += 1)
      expect((await staffCall('faqAdd')).body).toMatchObject({ rebuild: 'scheduled', nextBuildAt: next });
    expect(await state()).toMatchObject({ nextBuildAt: next, rebuild: 'requested', failedAt: null });
    vi.setSystemTime(LAST + 28 * MINUTE);
    await runJobs();
    expect(calls).toEqual([]);
    vi.setSystemTime(LAST + 33 * MINUTE);
    await runJobs();
    await runJobs();
    expect(calls).toEqual(['POST']);
    expect(await state()).toMatchObject({ nextBuildAt: null });
    await deployEnds('deploySucceeded');
    vi.setSystemTime(LAST + 90 * MINUTE);
    await runJobs();
    expect(calls).toEqual(['POST']);
  });

  test('a save long after the last one is built at once, and so is what staff will not wait for', async () => {
    vi.setSystemTime(LAST + 31 * MINUTE);
    expect((await staffCall('faqAdd')).body).toMatchObject({ rebuild: 'requested' });
    expect((await staffCall('faqAdd')).body).toMatchObject({ rebuild: 'scheduled' });
    expect(calls).toEqual(['POST']);
    expect((await staffCall('contentPublish')).body).toEqual({ success: true, rebuild: 'requested' });
    expect(await state()).toMatchObject({ nextBuildAt: null });
    expect(calls).toEqual(['POST', 'POST']);
  });

  test('a build that failed is known until one succeeds, and has cost nothing: the next save tries again', async () => {
    vi.setSystemTime(LAST + 31 * MINUTE);
    await staffCall('faqAdd');
    await deployEnds('deployFailed', 'deploy-preview');
    expect(await state()).toMatchObject({ failedAt: null });
    await deployEnds('deployFailed');
    expect(await state()).toMatchObject({ rebuild: 'requested', failedAt: aTime });
    expect((await staffCall('faqAdd')).body).toMatchObject({ rebuild: 'requested' });
    expect(await state()).toMatchObject({ failedAt: null });
    await deployEnds('deployFailed');
    await deployEnds('deploySucceeded');
    const { contentVersion, failedAt, built: live } = await state();
    expect([live, failedAt]).toEqual([{ contentVersion, builtAt: new Date().toISOString() }, null]);
  });

  test('if the word of a build is lost, the site itself tells', async () => {
    vi.setSystemTime(LAST + 31 * MINUTE);
    await staffCall('faqAdd');
    const { contentVersion } = await state();
    built = { contentVersion, builtAt: new Date().toISOString() };
    expect(await state()).toMatchObject({ built });
  });
});
