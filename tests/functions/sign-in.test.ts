import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runJobs } from '#server/handlers/jobs.ts';
import { environmentOwner, startSession } from '#server/records/sessions.ts';
import { LOGIN_LOCK_MINUTES } from '#shared/limits.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction, SITE, type FunctionRequest } from '#tests/support/call-function.ts';
import { sessionFrom, signIn, STAFF, useAdministrator } from '#tests/support/staff-session.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';

useStore();
beforeAll(useAdministrator);

const WRONG = { status: 'error', message: 'Invalid username or password.' };
const LOCKED = { status: 'error', message: 'Too many failed attempts. Locked for 30 minutes.' };
const RIGHT = { status: 'success', message: 'Login successful' };

let address: string;
let hosts = 0;
beforeEach(() => {
  address = `192.0.2.${(hosts += 1)}`;
});

function login(username: string, password: string, request: FunctionRequest = {}) {
  const { run, definition } = servedCall('adminLogin');
  return callFunction(run, definition, { address, body: { username, password }, ...request });
}

const wrong = (username: string = STAFF.username, request: FunctionRequest = {}) =>
  login(username, 'wrong-password', request);

/** Moves the clock, and only the clock, to `minutes` from now. */
async function atMinute<T>(minutes: number, act: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
  try {
    return await act();
  } finally {
    vi.useRealTimers();
  }
}

describe('administrator sign-in [S7-11]', () => {
  test('answers with a session that script cannot read and other sites cannot send', async () => {
    const { status, body, headers } = await login(STAFF.username, STAFF.password);
    expect([status, body]).toEqual([200, RIGHT]);
    const [token, mark] = headers.getSetCookie();
    expect(token).toMatch(
      /^__Host-gr8_session=[\w-]{43}; HttpOnly; Max-Age=28800; SameSite=Strict; Path=\/; Secure$/,
    );
    expect(mark).toBe('gr8_signed_in=1; Max-Age=28800; SameSite=Strict; Path=/; Secure');
  });

  test('takes any letter case of the user name, never of the password', async () => {
    expect((await login(' SITA ', STAFF.password)).status).toBe(200);
    expect((await login(STAFF.username, STAFF.password.toUpperCase())).status).toBe(401);
  });

  test('needs both fields [S5-11]', async () => {
    expect(await login('', '')).toMatchObject({
      status: 422,
      body: { errors: { username: 'Username is required.', password: 'Password is required.' } },
    });
  });

  test('refuses a password over 200 characters before any hashing', async () => {
    expect((await login(STAFF.username, 'x'.repeat(201))).status).toBe(422);
    expect((await login(STAFF.username, STAFF.password)).status).toBe(200);
  });
});

describe('lock after three failures [S9-06] [S8-06]', () => {
  test.each([STAFF.username, 'nobody'])('three wrong answers for %s, then 429, alike', async (username) => {
    for (const tries of [1, 2, 3]) {
      const answer = await wrong(username);
      expect([answer.status, answer.body]).toEqual([401, WRONG]);
      expect(answer.headers.get('retry-after')).toBe(tries === 3 ? '1800' : null);
    }
    const { status, body, headers } = await login(username, STAFF.password);
    expect([status, body]).toEqual([429, LOCKED]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(1790);
  });

  test('holds for exactly thirty minutes, and tries meanwhile do not extend it', async () => {
    for (let n = 0; n < 3; n += 1) await wrong();
    const almost = LOGIN_LOCK_MINUTES - 0.1;
    expect((await atMinute(almost, () => wrong())).status).toBe(429);
    const open = await atMinute(LOGIN_LOCK_MINUTES + 0.1, () => login(STAFF.username, STAFF.password));
    expect(open.status).toBe(200);
  });

  test('counts anew after the lock, and after a success', async () => {
    for (let n = 0; n < 3; n += 1) await wrong();
    expect((await atMinute(31, () => wrong())).status).toBe(401);
    expect((await atMinute(31, () => wrong())).status).toBe(401);
    expect((await atMinute(31, () => login(STAFF.username, STAFF.password))).status).toBe(200);
    for (let n = 0; n < 2; n += 1) expect((await wrong()).status).toBe(401);
    expect((await login(STAFF.username, STAFF.password)).status).toBe(200);
  });

  test('is not got round by case, blanks, cookies or forwarding headers', async () => {
    await wrong('sita');
    await wrong(' SITA');
    await wrong('Sita ', { headers: { 'x-forwarded-for': '9.9.9.9' } });
    for (const headers of [
      { 'x-forwarded-for': '1.2.3.4' },
      { 'x-nf-client-connection-ip': '1.2.3.4', 'x-real-ip': '1.2.3.4', 'client-ip': '1.2.3.4' },
      { forwarded: 'for=1.2.3.4', cookie: '__Host-gr8_session=x' },
    ]) {
      expect((await login('sItA', STAFF.password, { headers })).status).toBe(429);
    }
  });

  test('is not got round by walking through one IPv6 network', async () => {
    for (const host of ['1', '2', 'dead:beef'])
      await wrong(STAFF.username, { address: `2001:db8:1:2::${host}` });
    const next = { address: '2001:db8:1:2:9:9:9:9' };
    expect((await login(STAFF.username, STAFF.password, next)).status).toBe(429);
    const elsewhere = { address: '2001:db8:1:3::1' };
    expect((await login(STAFF.username, STAFF.password, elsewhere)).status).toBe(200);
  });

  test('lets no more than three of thirty parallel tries reach the password', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => wrong()));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(27);
  });

  test('locks a name from one address, not from another, and no other name', async () => {
    for (let n = 0; n < 3; n += 1) await wrong();
    expect((await login(STAFF.username, STAFF.password, { address: '198.51.100.77' })).status).toBe(200);
    expect((await wrong('somebody-else')).status).toBe(401);
  });
});

describe('session', () => {
  const show = (headers: Record<string, string>) => {
    const { run, definition } = servedCall('adminSession');
    return callFunction(run, definition, { headers });
  };

  test('tells who is signed in and until when, for eight hours', async () => {
    const headers = await signIn(address);
    const { status, body } = await show(headers);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'success', username: STAFF.username });
    const { expiresAt, now } = body as { expiresAt: string; now: string };
    expect((Date.parse(expiresAt) - Date.parse(now)) / 3_600_000).toBeCloseTo(8, 2);
    expect((await atMinute(8 * 60 - 1, () => show(headers))).status).toBe(200);
    expect((await atMinute(8 * 60 + 1, () => show(headers))).status).toBe(401);
  });

  test('ends on the server at logout, for every copy of its cookie', async () => {
    const headers = await signIn(address);
    const { run, definition } = servedCall('adminLogout');
    const answer = await callFunction(run, definition, { headers: { ...headers, origin: SITE } });
    expect(answer).toMatchObject({ status: 200, body: { status: 'success' } });
    const ended = 'Max-Age=0; SameSite=Strict; Path=/; Secure';
    expect(answer.headers.getSetCookie()).toEqual([
      `__Host-gr8_session=; HttpOnly; ${ended}`,
      `gr8_signed_in=; ${ended}`,
    ]);
    expect((await show(headers)).status).toBe(401);
  });

  test('is not kept out by a cookie without the prefix, which any site of the domain could set', async () => {
    const { cookie } = await sessionFrom(Date.now());
    expect((await show({ cookie: `gr8_session=${'A'.repeat(43)}; ${cookie}` })).status).toBe(200);
    expect((await show({ cookie: cookie.replace('__Host-', '') })).status).toBe(401);
  });

  test('that ended without a log-out is gone from the store with the next sweep, others stay', async () => {
    const keys = async () => (await openTestStore('sessions').list()).blobs.map(({ key }) => key);
    await signIn(address);
    const before = await keys();
    const live = await sessionFrom(Date.now());
    await sessionFrom(Date.now() - 9 * 3_600_000);
    expect(await keys()).toHaveLength(before.length + 2);
    await runJobs();
    expect(await keys()).toHaveLength(before.length + 1);
    expect((await show(live)).status).toBe(200);
    await atMinute(9 * 60, () => runJobs());
    expect(await keys()).toEqual([]);
  });

  test('ends when the administrator goes by another name', async () => {
    const { cookie } = await sessionFrom(Date.now());
    const former = `__Host-gr8_session=${await startSession({ ...environmentOwner(), username: 'Former' })}`;
    expect((await show({ cookie })).status).toBe(200);
    expect((await show({ cookie: former })).status).toBe(401);
  });

  test('leaves no token in the store', async () => {
    const { cookie } = await sessionFrom(Date.now());
    const { blobs } = await openTestStore('sessions').list();
    const token = cookie.slice('__Host-gr8_session='.length);
    expect(blobs.some(({ key }) => key.includes(token))).toBe(false);
    expect(blobs.every(({ key }) => /^[0-9a-f]{64}$/.test(key))).toBe(true);
  });
});

describe('guessing from many addresses', () => {
  const manyTries = async (count: number) => {
    const answers = [];
    for (let n = 0; n < count; n += 1) answers.push(await wrong(STAFF.username, { address: `10.0.${n}.1` }));
    return answers.map(({ status }) => status);
  };

  test('slows the name down everywhere after a hundred failures an hour, and leaves a browser that signed in before alone', async () => {
    await atMinute(100_000, async () => {
      const device = (await login(STAFF.username, STAFF.password)).headers.getSetCookie()[2] ?? '';
      expect(device).toMatch(
        /^__Host-gr8_device=[\w-]{22}\.[\w-]{43}; HttpOnly; Max-Age=31536000; SameSite=Strict; Path=\/; Secure$/,
      );
      const known = { headers: { cookie: device.split(';')[0] ?? '' } };
      const statuses = await manyTries(103);
      expect(statuses.slice(0, 101)).toEqual(Array(101).fill(401));
      expect(statuses.slice(101)).toEqual([429, 429]);
      const slowed = await login(STAFF.username, STAFF.password, { address: '198.51.100.90' });
      expect(slowed.status).toBe(429);
      expect(Number(slowed.headers.get('retry-after'))).toBeLessThanOrEqual(60);
      expect((await wrong('somebody', { address: '198.51.100.91' })).status).toBe(401);
      expect((await login(STAFF.username, STAFF.password, known)).status).toBe(200);
    });
  });

  test('from the same address does not lock out a browser that signed in before; its own three tries do', async () => {
    const device = (await login(STAFF.username, STAFF.password)).headers.getSetCookie()[2] ?? '';
    const known = { headers: { cookie: device.split(';')[0] ?? '' } };
    for (const status of [401, 401, 401, 429]) expect((await wrong()).status).toBe(status);
    expect((await login(STAFF.username, STAFF.password, known)).status).toBe(200);
    for (const status of [401, 401, 401, 429])
      expect((await wrong(STAFF.username, known)).status).toBe(status);
  });

  test('is not eased by a proof that somebody made up, or that is shown with another name', async () => {
    const device = (await login(STAFF.username, STAFF.password)).headers.getSetCookie()[2] ?? '';
    const real = device.split(';')[0] ?? '';
    const forged = real.replace(/=[\w-]/, (start) => (start === '=A' ? '=B' : '=A'));
    const tries = [
      [STAFF.username, forged],
      ['nobody', real],
    ] as const;
    for (const [name, cookie] of tries) {
      for (let n = 0; n < 3; n += 1) await wrong(name);
      expect((await wrong(name, { headers: { cookie } })).status).toBe(429);
    }
  });
});

test('no lock outlasts its thirty minutes because the clock was ahead when it began', async () => {
  await atMinute(60 * 24, async () => {
    for (let n = 0; n < 3; n += 1) await wrong();
    expect((await wrong()).status).toBe(429);
  });
  expect((await login(STAFF.username, STAFF.password)).status).toBe(200);
});
