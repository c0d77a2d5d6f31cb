import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { parseEnv } from '#server/env.ts';
import { runJobs } from '#server/handlers/jobs.ts';
import { eraseExpired } from '#server/privacy/retention.ts';
import { readTrail } from '#server/audit/store/trail.ts';
import { recordKey } from '#server/database/pages.ts';
import { maintainLists } from '#server/records/lists.ts';
import { submissions } from '#server/records/submissions.ts';
import { registerUser } from '#server/records/users.ts';
import type { SubmissionNews } from '#shared/endpoints/staff.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { createId } from '#shared/ids.ts';
import { forms } from '#forms/registry.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction } from '#tests/support/call-function.ts';
import { sessionFrom, useAdministrator } from '#tests/support/staff-session.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';

vi.mock(import('#server/env.ts'), async (original) =>
  (await import('#tests/support/changing-env.ts')).readAnew(original),
);
useStore();
beforeAll(useAdministrator);
afterEach(() => {
  for (const name of Object.keys(process.env)) if (name.startsWith('RETENTION_')) delete process.env[name];
});

const DAY = 86_400_000;
type List = Parameters<typeof openTestStore>[0];

/** Puts records that are so many days old into a folder of a list. */
async function put(list: List, ages: readonly number[], folder = 'records'): Promise<string[]> {
  const ids = ages.map((days) => createId(Date.now() - days * DAY - 60_000));
  for (const id of ids) await openTestStore(list).setJSON(recordKey(folder, id), { id, email: 'a@b.co' });
  return ids;
}
const keysOf = async (list: List, prefix: string) =>
  (await openTestStore(list).list({ prefix })).blobs.map(({ key }) => key);

test('without a setting nothing is ever erased', async () => {
  const ids = await put('contact', [0, 30, 5_000]);
  await runJobs();
  expect(await keysOf('contact', 'records/')).toHaveLength(ids.length);
});

test('what is older than its form’s days goes, out of inbox and suspected spam, and out of the index', async () => {
  process.env.RETENTION_DAYS = '365';
  process.env.RETENTION_DAYS_DEMO = '30';
  process.env.RETENTION_DAYS_FEEDBACK = '0';
  const ages = Array.from({ length: 170 }, (_, index) => index * 3);
  await put('lets-connect', ages);
  await maintainLists();
  expect(await keysOf('list-index', 'segments/lets-connect/')).not.toEqual([]);
  await put('demo', [29, 31, 400]);
  await put('demo', [29, 31, 400], 'suspected');
  await put('feedback', [400]);
  await put('verification', [400]);
  await put('users', [400]);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  for (let run = 0; run < 3; run += 1) await eraseExpired();
  vi.restoreAllMocks();
  const { items: done } = await readTrail({});
  expect(done.at(-1)).toMatchObject({
    who: 'RETENTION_DAYS',
    on: expect.stringMatching(/^records: \d+$/) as string,
  });
  const kept = ages.filter((days) => days < 365);
  expect(await keysOf('lets-connect', 'records/')).toHaveLength(kept.length);
  const page = await submissions['lets-connect'].readPage('records', { count: true });
  expect([page.items.length, page.total]).toEqual([kept.length, kept.length]);
  for (const folder of ['records/', 'suspected/']) expect(await keysOf('demo', folder)).toHaveLength(1);
  for (const list of ['feedback', 'verification', 'users'] as const)
    expect(await keysOf(list, 'records/'), list).toHaveLength(1);
}, 60_000);

test('an account goes by its own days alone, and its address can be registered again', async () => {
  const user = {
    name: 'Asha',
    email: 'asha@example.com',
    phone: '9812345678',
    address: '-',
    passwordHash: 'x',
  };
  await registerUser(user, createId(Date.now() - 20 * DAY));
  process.env.RETENTION_DAYS_USERS = '10';
  await runJobs();
  expect(await keysOf('users', '')).toEqual([]);
  expect(await registerUser(user)).toBe('registered');
});

test('staff are told with each list for how long it is kept', async () => {
  process.env.RETENTION_DAYS = '365';
  process.env.RETENTION_DAYS_DEMO = '30';
  const { run, definition } = servedCall('submissionNews');
  const { body } = await callFunction(run, definition, { headers: await sessionFrom(Date.now()) });
  const { days } = body as SubmissionNews;
  expect(days).toMatchObject({ [endpoints.contactList.path]: 365, [endpoints.demoList.path]: 30 });
  for (const name of ['registrationList', 'verificationList', 'auditList'] as const)
    expect(days).not.toHaveProperty([endpoints[name].path]);
});

test('every form has a variable of its own, and one that is no number of days names itself', () => {
  const names = Object.values(forms).map(
    ({ suspected }) => `RETENTION_DAYS_${suspected.toUpperCase().replace('-', '_')}`,
  );
  for (const name of ['RETENTION_DAYS', ...names]) {
    expect(parseEnv({ [name]: '90' })).toMatchObject({ [name]: 90 });
    for (const wrong of ['1.5', '-1', 'year', '99999'])
      expect(() => parseEnv({ [name]: wrong })).toThrow(name);
  }
});
