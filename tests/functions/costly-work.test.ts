import { beforeAll, expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from '#server/auth/password.ts';
import { withinCall } from '#server/call-time.ts';
import { BusyError, Queue } from '#server/queue.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction } from '#tests/support/call-function.ts';
import type { Hash } from '#tests/support/cheap-hashes.ts';
import { gate } from '#tests/support/gate.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { useAdministrator } from '#tests/support/staff-session.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';

/** When the next hashes may begin. They are cheap ones here, as in every test. */
const hashes = vi.hoisted(() => ({ begin: Promise.resolve() }));
vi.mock(import('node:crypto'), async (original) => {
  const real = await original();
  const held: Hash = (password, salt, length, options, told) =>
    void hashes.begin.then(() => real.scrypt(password, salt, length, { ...options, N: 2, p: 1 }, told));
  return { ...real, scrypt: held as typeof real.scrypt };
});

useStore();
beforeAll(useAdministrator);

const BUSY = 'We are very busy right now. Please try again in 5 seconds.';

function register(n: number) {
  const { run, definition } = servedCall('registrationSubmit');
  return callFunction(run, definition, {
    body: { ...sampleInput.registrationSubmit, email: `crowd${n}@example.com` },
  });
}

function wrongLogin(username: string) {
  const { run, definition } = servedCall('adminLogin');
  return callFunction(run, definition, { body: { username, password: 'wrong' } });
}

test('a crowd waits in a short line; whoever finds it full is told when to come back, and nothing is stored or counted', async () => {
  const { open, opened } = gate();
  hashes.begin = opened;
  const crowd = Array.from({ length: 14 }, (_, n) => register(n));
  // While no hash ends, the line is full as soon as anybody is answered.
  await Promise.race(crowd);
  const turnedAway = await wrongLogin('someone');
  open();
  const answers = await Promise.all(crowd);

  const busy = answers.filter(({ status }) => status !== 200);
  expect(busy).toHaveLength(4);
  for (const { status, headers, body } of busy) {
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(body).toEqual({ success: false, message: BUSY });
  }
  expect(turnedAway).toMatchObject({ status: 503, body: { status: 'error', message: BUSY } });
  const { blobs } = await openTestStore('users').list({ prefix: 'records/' });
  expect(blobs).toHaveLength(answers.length - busy.length);
  for (const status of [401, 401, 401, 429]) expect((await wrongLogin('someone')).status).toBe(status);
});

test('nothing is hashed for a client that has left', async () => {
  const hash = await hashPassword('monsoon');
  const works: (() => Promise<unknown>)[] = [
    () => hashPassword('monsoon'),
    () => verifyPassword('monsoon', hash),
  ];
  for (const work of works) await expect(withinCall(AbortSignal.abort(), work)).rejects.toThrow(BusyError);
  expect(await withinCall(new AbortController().signal, () => verifyPassword('monsoon', hash))).toBe(true);
});

test('whoever leaves the line is told at once and makes room', async () => {
  const queue = new Queue({ atOnce: 1, waiting: 1 });
  const { open, opened } = gate();
  const first = queue.run(() => opened);
  const leaving = new AbortController();
  const second = withinCall(leaving.signal, () => queue.run(() => Promise.reject(new Error('begun'))));
  await expect(queue.run(() => opened)).rejects.toThrow(BusyError);
  leaving.abort();
  await expect(second).rejects.toThrow(BusyError);
  const third = queue.run(() => Promise.resolve('third'));
  open();
  await first;
  expect(await third).toBe('third');
});

test('a queue runs so many at once, in order, and goes on after a failure', async () => {
  const queue = new Queue({ atOnce: 2, waiting: 3 });
  const began: number[] = [];
  const ends: (() => void)[] = [];
  const work = (n: number) =>
    queue.run(() => {
      began.push(n);
      return new Promise<void>((resolve, reject) => {
        ends[n] = n === 0 ? () => reject(new Error('broken')) : resolve;
      });
    });
  const all = [0, 1, 2, 3, 4, 5].map((n) => work(n).then(() => 'done', String));
  expect(await all[5]).toBe('Error');
  expect(began).toEqual([0, 1]);
  for (const n of [0, 1, 2, 3, 4]) {
    ends[n]?.();
    await all[n];
    // Whoever is next begins as soon as this one has ended.
    await Promise.resolve();
  }
  expect(began).toEqual([0, 1, 2, 3, 4]);
  expect(await all[0]).toBe('Error: broken');
});
