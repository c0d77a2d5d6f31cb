import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { UserListed } from '#shared/schemas/entities.ts';
import { HONEYPOT } from '#forms/fields/rules.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction } from '#tests/support/call-function.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { sessionFrom, useAdministrator } from '#tests/support/staff-session.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';

useStore();
beforeAll(useAdministrator);

const SUCCESS = { success: true, message: 'Registration successful!' };
const TAKEN = { success: false, message: 'This email is already registered.' };

function register(changes: Record<string, unknown> = {}) {
  const { run, definition } = servedCall('registrationSubmit');
  return callFunction(run, definition, { body: { ...sampleInput.registrationSubmit, ...changes } });
}

async function users(query: Record<string, string> = {}): Promise<UserListed[]> {
  const { run, definition } = servedCall('registrationList');
  const { body } = await callFunction(run, definition, { query, headers: await sessionFrom(Date.now()) });
  expect(body).toMatchObject({ success: true, message: expect.any(String) as string });
  return (body as { users: UserListed[] }).users;
}

const withEmail = async (email: string) => (await users()).filter((user) => user.email === email);

test('registers, and the list shows exactly its fields, nothing of the password [S7-15] [S7-16] [S3-03]', async () => {
  const answer = await register();
  expect([answer.status, answer.body]).toEqual([200, SUCCESS]);
  const [user] = await users();
  expect(Object.keys(user ?? {})).toEqual(['id', 'name', 'email', 'phone', 'address', 'created_at']);
  const { blobs } = await openTestStore('users').list({ prefix: 'records/' });
  const stored = await openTestStore('users').get(blobs[0]?.key ?? '');
  expect(stored).not.toContain('long enough');
});

test('refuses an address that is taken, in any letter case, with 409', async () => {
  expect(await register({ email: 'ASHA@Example.com' })).toMatchObject({ status: 409, body: TAKEN });
  expect((await register({ email: 'asha+1@example.com' })).status).toBe(200);
});

test('of ten at once with one address one wins', async () => {
  const email = 'race@example.com';
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => register({ email, name: `Racer ${n}` })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  expect(await withEmail(email)).toHaveLength(1);
});

test('the same submissionId twice is one registration and two successes', async () => {
  const changes = { email: 'twice@example.com', submissionId: randomUUID() };
  const answers = await Promise.all([register(changes), register(changes)]);
  for (const { body } of answers) expect(body).toEqual(SUCCESS);
  expect(await withEmail(changes.email)).toHaveLength(1);
});

test('the same submissionId with another password is told that the address is taken, not that it opens', async () => {
  const changes = { email: 'thought-again@example.com', submissionId: randomUUID() };
  expect((await register(changes)).body).toEqual(SUCCESS);
  const other = { password: 'another one, longer', confirmPassword: 'another one, longer' };
  expect(await register({ ...changes, ...other })).toMatchObject({ status: 409, body: TAKEN });
});

test('a crash between the claim of an address and its record is healed by the next registration', async () => {
  const email = 'crash@example.com';
  await register({ email });
  const [user] = await withEmail(email);
  const store = openTestStore('users');
  const { blobs } = await store.list({ prefix: 'records/' });
  await store.delete(blobs[0]?.key ?? '');
  expect(await withEmail(email)).toEqual([]);
  expect((await register({ email })).status).toBe(200);
  expect((await withEmail(email)).map(({ id }) => id)).toEqual([user?.id]);
});

test('says the messages of the form [S5-13] [S8-16]', async () => {
  const empty = {
    name: ' ',
    email: 'x',
    phone: '123',
    address: '',
    password: 'short',
    confirmPassword: 'other',
  };
  expect(await register(empty)).toMatchObject({
    status: 422,
    body: {
      success: false,
      message: 'Name is required',
      errors: {
        name: 'Name is required',
        email: 'Invalid email address',
        phone: 'Invalid phone number',
        address: 'Address is required',
        password: 'Password must be at least 8 characters',
        confirmPassword: 'Passwords do not match',
      },
    },
  });
});

test('keeps a filled honeypot apart; it takes no address until it is restored', async () => {
  const email = 'robot@example.com';
  expect((await register({ email, [HONEYPOT]: 'x' })).body).toEqual(SUCCESS);
  expect(await withEmail(email)).toEqual([]);
  const [suspected] = await users({ suspected: '1' });
  const { run, definition } = servedCall('submissionMove');
  const headers = await sessionFrom(Date.now());
  const body = { list: 'users', id: suspected?.id };
  expect((await callFunction(run, definition, { body, headers })).status).toBe(200);
  expect(await withEmail(email)).toHaveLength(1);
  expect((await callFunction(run, definition, { body, headers })).status).toBe(200);
  expect(await withEmail(email)).toHaveLength(1);
});

test('a suspected one that is sent twice is kept once, also after it was restored', async () => {
  const email = 'suspected-twice@example.com';
  const body = { email, submissionId: randomUUID(), [HONEYPOT]: 'x' };
  const suspects = async () => (await users({ suspected: '1' })).filter((user) => user.email === email);
  for (const answer of await Promise.all([register(body), register(body), register(body)])) {
    expect(answer.body).toEqual(SUCCESS);
  }
  const [suspect, ...more] = await suspects();
  expect(more).toEqual([]);
  const { run, definition } = servedCall('submissionMove');
  const move = { body: { list: 'users', id: suspect?.id }, headers: await sessionFrom(Date.now()) };
  expect((await callFunction(run, definition, move)).status).toBe(200);
  expect((await register(body)).body).toEqual(SUCCESS);
  expect(await suspects()).toEqual([]);
  expect(await withEmail(email)).toHaveLength(1);
});
