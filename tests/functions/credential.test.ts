import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hashPassword } from '#server/auth/password.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { callFunction } from '#tests/support/call-function.ts';
import { STAFF } from '#tests/support/staff-session.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';

useStore();

const [OLD, NEW] = ['monsoon-lantern-42', 'another-lantern-43'];
const KEY = 'administrators';
let hashes: Record<string, string>;
beforeAll(async () => {
  process.env.ADMIN_USERNAME = STAFF.username;
  hashes = { [OLD]: await hashPassword(OLD), [NEW]: await hashPassword(NEW) };
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
beforeEach(async () => {
  await openTestStore('credentials').delete(KEY);
  await openTestStore('sessions').deleteAll();
});

/** A deploy of its own on the store that all share: the site's functions with the password of that time. */
async function deploy(password: string) {
  vi.resetModules();
  process.env.ADMIN_PASSWORD_HASH = hashes[password] ?? '';
  const { default: session } = await import('#functions/session.ts');
  const { runJobs } = await import('#server/handlers/jobs.ts');
  const { readEnv } = await import('#server/env.ts');
  // Read once for good, as where each deploy is a machine of its own.
  readEnv();
  return {
    runJobs,
    signIn: async () => {
      const { status, headers } = await callFunction(session, endpoints.adminLogin, {
        body: { username: STAFF.username, password },
      });
      return { status, cookie: (headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
    },
    isSignedIn: async (cookie: string) =>
      (await callFunction(session, endpoints.adminSession, { headers: { cookie } })).status === 200,
  };
}

test('the first sign-in with a new password ends every older one, on deploys that still know the old one too', async () => {
  const older = await deploy(OLD);
  const before = await older.signIn();
  expect([before.status, await older.isSignedIn(before.cookie)]).toEqual([200, true]);

  const newer = await deploy(NEW);
  const after = await newer.signIn();
  expect(await newer.isSignedIn(after.cookie)).toBe(true);
  expect(await older.isSignedIn(before.cookie)).toBe(false);
  expect((await older.signIn()).status).toBe(401);
  expect((await newer.signIn()).status).toBe(200);
  expect(await newer.isSignedIn(after.cookie)).toBe(true);
});

test('the deploy of a new password ends older sign-ins by itself; one without a password retires none', async () => {
  const older = await deploy(OLD);
  await older.signIn();
  await (await deploy('none')).runJobs();
  const { cookie } = await older.signIn();
  expect(await older.isSignedIn(cookie)).toBe(true);
  await (await deploy(NEW)).runJobs();
  expect(await older.isSignedIn(cookie)).toBe(false);
  expect((await older.signIn()).status).toBe(401);
});

test('a sign-in under way while the password changes is no way back', async () => {
  const [older, newer] = [await deploy(OLD), await deploy(NEW)];
  await older.signIn();
  const tries = await Promise.all([older.signIn(), newer.signIn(), older.signIn(), newer.signIn()]);
  for (const { cookie } of tries) expect(await older.isSignedIn(cookie)).toBe(false);
  expect((await newer.signIn()).status).toBe(200);
});

test('what a crash left half done is done at the next sign-in', async () => {
  const older = await deploy(OLD);
  const { cookie } = await older.signIn();
  const newer = await deploy(NEW);
  const stored = (await openTestStore('credentials').get(KEY, { type: 'json' })) as { credential: string };
  await newer.signIn();
  const { credential } = (await openTestStore('credentials').get(KEY, { type: 'json' })) as typeof stored;
  await openTestStore('credentials').setJSON(KEY, {
    ...{ credential, retired: [stored.credential], isAlone: false },
  });
  await openTestStore('sessions').setJSON('left-over', { credential: stored.credential });
  expect((await newer.signIn()).status).toBe(200);
  expect(await openTestStore('sessions').get('left-over')).toBeNull();
  expect(await older.isSignedIn(cookie)).toBe(false);
});

test('what the last release retired stays so, its sessions hold, and what the team has set outlasts a new password', async () => {
  const older = await deploy(OLD);
  const { cookie } = await older.signIn();
  const credentials = openTestStore('credentials');
  const former = {
    ...((await credentials.get(KEY, { type: 'json' })) as object),
    retired: ['0123456789abcdef'],
  };
  await credentials.delete(KEY);
  await credentials.setJSON('administrator', former);
  const session = openTestStore('sessions');
  const [made] = (await session.list()).blobs;
  const { username, expiresAt, credential } = (await session.get(made?.key ?? '', {
    type: 'json',
  })) as Record<string, string>;
  await session.setJSON(made?.key ?? '', { username, expiresAt, credential });
  expect(await older.isSignedIn(cookie)).toBe(true);
  await older.runJobs();
  expect(await credentials.get(KEY, { type: 'json' })).toEqual(former);
  await credentials.setJSON(KEY, { ...former, people: [{ id: 'somebody' }] });
  await (await deploy(NEW)).runJobs();
  expect(await credentials.get(KEY, { type: 'json' })).toMatchObject({
    ...{ people: [{ id: 'somebody' }], retired: ['0123456789abcdef', credential] },
  });
  expect((await older.signIn()).status).toBe(401);
  await credentials.delete('administrator');
});

test.each(['{', '{}', '[]', 'null'])('a record of it that reads %s keeps nobody out', async (text) => {
  await openTestStore('credentials').set(KEY, text);
  const { signIn, isSignedIn } = await deploy(NEW);
  expect(await isSignedIn((await signIn()).cookie)).toBe(true);
  expect(await isSignedIn((await signIn()).cookie)).toBe(true);
});
