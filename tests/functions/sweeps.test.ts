import { expect, test, vi } from 'vitest';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction } from '#tests/support/call-function.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';
import { runJobs } from '#server/handlers/jobs.ts';
import { createId } from '#shared/ids.ts';

useStore();

const DAY = 86_400_000;
type Store = Parameters<typeof openTestStore>[0];
const keysOf = async (store: Store, prefix = '') =>
  (await openTestStore(store).list({ prefix })).blobs.map(({ key }) => key);

async function put(store: Store, documents: Record<string, object>) {
  for (const [key, document] of Object.entries(documents)) await openTestStore(store).setJSON(key, document);
}

test('counts of sign-in and of calls go when they are a day old, and no younger ones', async () => {
  const now = Date.now();
  await put('login-attempts', {
    'old-lock': { failures: 3, lockedUntil: now - 2 * DAY, at: now - 2 * DAY },
    'old-count': { failures: 2, lockedUntil: 0, at: now - 2 * DAY },
    locked: { failures: 3, lockedUntil: now + 60_000, at: now },
    counting: { failures: 2, lockedUntil: 0, at: now - 60_000 },
  });
  const minute = Math.floor(now / 60_000);
  await put('call-counts', { old: { minute: minute - 2_000, calls: 9 }, young: { minute, calls: 9 } });
  await runJobs();
  expect(await keysOf('login-attempts')).toEqual(['counting', 'locked']);
  expect(await keysOf('call-counts')).toEqual(['young']);
});

test('claims go when they are a month old; records and the e-mail addresses of accounts stay', async () => {
  const { run, definition } = servedCall('contactSubmit');
  const id = '0b8f1c1e-5a55-4a05-8b4e-0d6a1f0c9c01';
  const submit = () =>
    callFunction(run, definition, { body: { ...sampleInput.contactSubmit, submissionId: id } });
  await submit();
  const old = { id: createId(Date.now() - 31 * DAY), folder: 'records' };
  await put('contact', { 'claims/old': old });
  await put('users', { 'claims/old': old, 'emails/old': old });
  await put('faqs', { 'claims/old': old });
  await runJobs();
  expect(await keysOf('contact', 'claims/')).toHaveLength(1);
  expect(await keysOf('users')).toEqual(['emails/old']);
  expect(await keysOf('faqs', 'claims/')).toEqual([]);
  await submit();
  expect(await keysOf('contact', 'records/')).toHaveLength(1);
});

test('a job that fails is logged and stops no other', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const done: string[] = [];
  const later = { name: 'later', run: () => Promise.resolve(done.push('later')) };
  await runJobs([{ name: 'broken', run: () => Promise.reject(new Error('The store is away.')) }, later]);
  expect(done).toEqual(['later']);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('broken'));
});
