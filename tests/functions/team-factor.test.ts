import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hashPassword } from '#server/auth/password.ts';
import { sessionFrom, STAFF, useAdministrator } from '#tests/support/staff-session.ts';
import { ask, asFirst, codeOf, colleague, login, sessionOf, setFactor } from '#tests/support/team.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';

useStore();
beforeAll(useAdministrator);

let address: string;
let hosts = 0;
beforeEach(() => {
  address = `192.0.2.${(hosts += 1)}`;
});

const WANTED = { errors: { code: 'Enter the code from your app, or one of your recovery codes.' } };

async function withFactor() {
  const one = await colleague();
  return { ...one, ...(await setFactor(await sessionOf(one.id))) };
}

test('is asked for after the right password alone, and no session exists before it is right', async () => {
  const { id, email, secret } = await withFactor();
  await openTestStore('sessions').deleteAll();
  const half = await login(email, { address });
  expect([half.status, half.headers.get('set-cookie')]).toEqual([422, null]);
  expect(half.body).toMatchObject({ status: 'error', ...WANTED });
  expect((await openTestStore('sessions').list({ prefix: `people/${id}/` })).blobs).toEqual([]);
  expect((await login(email, { address, password: 'wrong' })).status).toBe(401);
  expect((await login(email, { address, code: codeOf(secret) })).status).toBe(200);
});

test('takes the code of the step before and after, each once, of several at once one', async () => {
  const { email, secret } = await withFactor();
  // The step before was used up when the factor was set.
  for (const steps of [-1, -2, 2])
    expect((await login(email, { address: `10.2.0.${steps + 5}`, code: codeOf(secret, steps) })).status).toBe(
      401,
    );
  const code = codeOf(secret);
  const tries = [1, 2, 3].map((n) => login(email, { address: `10.3.0.${n}`, code }));
  expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  expect((await login(email, { address, code: codeOf(secret, 1) })).status).toBe(200);
});

test.each([
  ['a Nepali keyboard', (digit: number) => String.fromCodePoint(0x0966 + digit)],
  ['wide digits', (digit: number) => String.fromCodePoint(0xff10 + digit)],
  ['blanks and marks that came along', (digit: number) => `\u2068${digit}\u00a0`],
])('takes a code typed with %s', async (_, write) => {
  const { email, secret } = await withFactor();
  const code = [...codeOf(secret)].map((digit) => write(Number(digit))).join('');
  expect((await login(email, { address, code })).status).toBe(200);
});

test('is wrong in any other letters, which is no fault of ours', async () => {
  const { email } = await withFactor();
  const statuses = [];
  for (const code of ['éééééé', '🙂🙂🙂', '-12345'])
    statuses.push((await login(email, { address, code })).status);
  expect(statuses).toEqual([401, 401, 401]);
});

test('is guessed three times and no more, whatever lies between', async () => {
  const { email, secret } = await withFactor();
  const wrong = () => login(email, { address, code: '000000' });
  const statuses = [];
  for (const go of [wrong, () => login(email, { address }), wrong, () => login(email, { address }), wrong])
    statuses.push((await go()).status);
  expect(statuses).toEqual([401, 422, 401, 422, 401]);
  expect((await login(email, { address, code: codeOf(secret) })).status).toBe(429);
});

test('is not skipped by anything that a client says', async () => {
  const { email } = await withFactor();
  for (const more of [{ code: '' }, { factor: false }, { code: '', skip: true, offered: 'x', recovery: [] }])
    expect(
      (await ask('adminLogin', { username: email, password: 'seven quiet kettles', ...more }, { address }))
        .status,
    ).toBe(422);
  expect(
    (await ask('adminLogin', { username: email, password: 'seven quiet kettles', code: ['1'] }, { address }))
      .status,
  ).toBe(400);
});

test('has ten recovery codes, each for one sign-in, of which only hashes are kept', async () => {
  const { email, codes } = await withFactor();
  expect(new Set(codes).size).toBe(10);
  const stored = await openTestStore('credentials').get('administrators');
  for (const code of codes) expect(stored).not.toContain(code);
  const [code = ''] = codes;
  expect((await login(email, { address, code: ` ${code.toUpperCase().replaceAll('-', ' ')}` })).status).toBe(
    200,
  );
  expect((await login(email, { address, code })).status).toBe(401);
});

test('ends with a code; a colleague ends a lost one', async () => {
  const { id, email, codes } = await withFactor();
  const headers = await sessionOf(id);
  expect((await ask('factorEnd', { code: '000000' }, { headers, address })).status).toBe(422);
  expect((await ask('factorOffer', undefined, { headers })).status).toBe(409);
  expect((await ask('factorEnd', { code: codes[3] }, { headers, address })).status).toBe(200);
  expect((await login(email, { address })).status).toBe(200);
  await setFactor(headers);
  expect((await login(email, { address })).status).toBe(422);
  await asFirst('teamChange', { id, to: 'without-factor' });
  expect((await login(email, { address })).status).toBe(200);
});

test("of the environment's administrator holds until the environment has another password", async () => {
  const { secret } = await setFactor(await sessionFrom(Date.now()));
  const first = (code?: string) =>
    login(STAFF.username, { password: STAFF.password, address, ...(code ? { code } : {}) });
  expect((await first()).status).toBe(422);
  expect((await first(codeOf(secret))).status).toBe(200);
  vi.resetModules();
  process.env.ADMIN_PASSWORD_HASH = await hashPassword(STAFF.password);
  const again = await import('#tests/support/team.ts');
  expect((await again.login(STAFF.username, { password: STAFF.password, address })).status).toBe(200);
});
