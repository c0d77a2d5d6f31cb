import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { jobs, runJobs } from '#server/handlers/jobs.ts';
import { teamJob } from '#server/team/jobs.ts';
import { personOf, readTeam } from '#server/team/people.ts';
import { sessionFrom, STAFF, useAdministrator } from '#tests/support/staff-session.ts';
import { ask, asFirst, colleague, invited, login, PASSWORD, sessionOf, takeUp } from '#tests/support/team.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';

useStore();
beforeAll(useAdministrator);

let address: string;
let hosts = 0;
beforeEach(() => {
  address = `192.0.2.${(hosts += 1)}`;
});

async function later<T>(hours: number, act: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
  try {
    return await act();
  } finally {
    vi.useRealTimers();
  }
}

const isIn = async (headers: Record<string, string>) =>
  (await ask('adminSession', undefined, { headers })).status === 200;
const named = async (id: string) => personOf(await readTeam(), id)?.name ?? '';
const cookieOf = ({ cookie }: { cookie: string }) => ({ cookie });

describe('an invitation', () => {
  test('makes a colleague, who signs in with the chosen password and is told apart', async () => {
    const { id, email, token } = await invited('Maya Gurung');
    const name = await named(id);
    expect((await ask('invitationLook', { token })).body).toEqual({ status: 'success', name, email });
    expect((await login(email, { address })).status).toBe(401);
    expect((await takeUp(token)).status).toBe(200);
    const answer = await login(email.toUpperCase(), { address });
    expect([answer.status, answer.body]).toEqual([200, { status: 'success', message: 'Login successful' }]);
    const shown = await ask('adminSession', undefined, { headers: cookieOf(answer) });
    expect(shown.body).toMatchObject({ id, name, username: email });
  });

  test('is taken once, by one of many at once', async () => {
    const { token } = await invited();
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => takeUp(token, `${PASSWORD} ${n}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const again = await takeUp(token);
    expect([again.status, again.body['message']]).toEqual([409, expect.stringContaining('used already')]);
  });

  test('is over after a day', async () => {
    const { token } = await invited();
    expect((await later(23.9, () => ask('invitationLook', { token }))).status).toBe(200);
    for (const answer of [
      await later(24.1, () => ask('invitationLook', { token })),
      await later(24.1, () => takeUp(token)),
    ])
      expect([answer.status, answer.body['message']]).toEqual([409, expect.stringContaining('24 hours')]);
  });

  test('that is made up, or of somebody who was removed or invited anew, opens nothing', async () => {
    expect((await takeUp('x'.repeat(43))).status).toBe(404);
    const removed = await invited();
    await asFirst('teamChange', { id: removed.id, to: 'removed' });
    const renewed = await invited();
    const { body } = await asFirst('teamInviteAgain', { id: renewed.id });
    for (const { token } of [removed, renewed]) {
      const answer = await takeUp(token, PASSWORD, address);
      expect([answer.status, answer.body['message']]).toEqual([409, expect.stringContaining('taken back')]);
    }
    expect((await takeUp(String(body['token']), PASSWORD, address)).status).toBe(200);
  });

  test('leaves no secret in the store, and one address has one', async () => {
    const { email, token } = await invited();
    expect(await openTestStore('credentials').get('administrators')).not.toContain(token);
    for (const taken of [email, email.toUpperCase()])
      expect((await asFirst('teamInvite', { name: 'Other', email: taken })).status).toBe(409);
  });

  test.each([
    ['too short', 'eleven char', 'at least 12'],
    ['one of the commonest', 'administrator', 'commonest'],
    ['with their name', 'my-GURUNG-and-more', 'your name'],
    ['with the company', 'gr8 nepal 2026 !', 'company'],
  ])('is not taken up with a password that is %s', async (_, password, message) => {
    const { token } = await invited('Maya Gurung');
    const answer = await takeUp(token, password, address);
    expect(answer.status).toBe(422);
    expect(answer.body['errors']).toEqual({ password: expect.stringContaining(message) as string });
    expect((await takeUp(token, PASSWORD, address)).status).toBe(200);
  });
});

test('a short name is refused as a word of a password and as a whole, not within other words', async () => {
  const { body } = await asFirst('teamInvite', { name: 'Ram Rai', email: 'r@example.com' });
  const token = String(body['token']);
  for (const password of ['ramrai 2026 2026', 'RAM-2026-2026-2026', '2026 2026 2026 rai'])
    expect((await takeUp(token, password, address)).body['message']).toContain('your name');
  expect((await takeUp(token, 'four framed railings', address)).status).toBe(200);
});

test('an administrator is called as no other is', async () => {
  for (const name of [(await named((await invited()).id)).toUpperCase(), STAFF.username]) {
    const { status, body } = await asFirst('teamInvite', { name, email: 'somebody.else@example.com' });
    expect([status, body['errors']]).toEqual([409, { name: expect.stringContaining('tells them apart') }]);
  }
});

describe('a colleague', () => {
  test('who is disabled is out at once and back when enabled; one who is removed is gone', async () => {
    const { id, email } = await colleague();
    const before = cookieOf(await login(email, { address }));
    expect(await isIn(before)).toBe(true);
    await asFirst('teamChange', { id, to: 'disabled' });
    expect([await isIn(before), (await login(email, { address })).status]).toEqual([false, 401]);
    await asFirst('teamChange', { id, to: 'active' });
    const after = await login(email, { address });
    expect([after.status, await isIn(before), await isIn(cookieOf(after))]).toEqual([200, false, true]);
    await asFirst('teamChange', { id, to: 'removed' });
    expect([await isIn(cookieOf(after)), (await login(email, { address })).status]).toEqual([false, 401]);
    expect((await asFirst('teamChange', { id, to: 'active' })).status).toBe(404);
  });

  test('is refused in the same words whether unknown, invited, disabled or wrong', async () => {
    const [waiting, off, active] = [await invited(), await colleague(), await colleague()];
    await asFirst('teamChange', { id: off.id, to: 'disabled' });
    const answers = [
      await login('nobody@example.com', { address }),
      await login(waiting.email, { address }),
      await login(off.email, { address }),
      await login(active.email, { address, password: 'wrong' }),
      await login(STAFF.username, { address, password: 'wrong' }),
    ];
    for (const { status, body } of answers)
      expect([status, body]).toEqual([401, { status: 'error', message: 'Invalid username or password.' }]);
  });

  test('locks nobody but himself', async () => {
    const [one, other] = [await colleague(), await colleague()];
    for (const status of [401, 401, 401, 429])
      expect((await login(one.email, { address, password: 'wrong' })).status).toBe(status);
    for (const { username, password } of [STAFF, { username: other.email, password: PASSWORD }])
      expect((await login(username, { address, password })).status).toBe(200);
  });

  test('who signs in while being disabled is out, however the two meet', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, email } = await colleague();
      const [answer] = await Promise.all([
        login(email, { address: `10.1.${round}.9` }),
        asFirst('teamChange', { id, to: 'disabled' }),
      ]);
      expect(await isIn(cookieOf(answer))).toBe(false);
    }
  });

  test('left with a session by a crash loses it to the next job', async () => {
    const { id } = await colleague();
    await asFirst('teamChange', { id, to: 'disabled' });
    const left = await sessionOf(id);
    const stays = await sessionOf((await colleague()).id);
    await runJobs([...jobs, teamJob]);
    expect([await isIn(left), await isIn(stays)]).toEqual([false, true]);
  });
});

describe('the last administrator', () => {
  test('stays: nobody ends the first one, himself, or a colleague who has ended him', async () => {
    const [a, b] = [await colleague(), await colleague()];
    const [asA, asB] = [await sessionOf(a.id), await sessionOf(b.id)];
    for (const to of ['disabled', 'removed']) {
      expect((await ask('teamChange', { id: 'environment', to }, { headers: asA })).status).toBe(409);
      expect((await ask('teamChange', { id: a.id, to }, { headers: asA })).status).toBe(409);
    }
    await Promise.all([
      ask('teamChange', { id: b.id, to: 'removed' }, { headers: asA }),
      ask('teamChange', { id: a.id, to: 'removed' }, { headers: asB }),
    ]);
    const left = (await readTeam()).people?.filter(({ id }) => id === a.id || id === b.id);
    expect(left).toHaveLength(1);
  });
});

describe('the own account', () => {
  test('gets another password for the present one, and all its other sessions end', async () => {
    const { email } = await colleague();
    const [elsewhere, here] = [await login(email, { address }), await login(email, { address })];
    const change = (present: string, password: string) =>
      ask(
        'teamPassword',
        { present, password, confirmPassword: password },
        { headers: cookieOf(here), address },
      );
    expect((await change('wrong', 'nine loud lanterns')).body['errors']).toHaveProperty('present');
    const changed = await change(PASSWORD, 'nine loud lanterns');
    expect(changed.status).toBe(200);
    const cookie = (changed.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect([await isIn(cookieOf(elsewhere)), await isIn(cookieOf(here)), await isIn({ cookie })]).toEqual([
      ...[false, false, true],
    ]);
    expect((await login(email, { address })).status).toBe(401);
    expect((await login(email, { address, password: 'nine loud lanterns' })).status).toBe(200);
  });

  test('is locked for both by three wrong passwords, without losing its session', async () => {
    const { email } = await colleague();
    const here = cookieOf(await login(email, { address }));
    const change = () =>
      ask(
        'teamPassword',
        { present: 'wrong', password: 'nine loud lanterns', confirmPassword: 'nine loud lanterns' },
        { headers: here, address },
      );
    const statuses = [await change(), await change(), await change(), await change()].map(
      (one) => one.status,
    );
    expect(statuses).toEqual([422, 422, 429, 429]);
    expect((await login(email, { address })).status).toBe(429);
    expect(await isIn(here)).toBe(true);
  });

  test('of the environment is told that its password is changed there', async () => {
    const body = { present: STAFF.password, password: PASSWORD, confirmPassword: PASSWORD };
    const answer = await asFirst('teamPassword', body);
    expect([answer.status, answer.body['message']]).toEqual([409, expect.stringContaining('environment')]);
  });

  test('lists its sessions by browser, and ends one of them; never those of somebody else', async () => {
    const [mine, other] = [await colleague(), await colleague()];
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    const old = await login(mine.email, { address, headers });
    const here = cookieOf(await login(mine.email, { address }));
    const theirs = cookieOf(await login(other.email, { address }));
    const list = async (who: Record<string, string>) =>
      (await ask('ownSessions', undefined, { headers: who })).body['sessions'] as Record<string, unknown>[];
    const listed = await list(here);
    expect(listed.map(({ isThis, browser }) => [isThis, browser]).sort()).toEqual([
      [false, 'Firefox'],
      [true, undefined],
    ]);
    const foreign = (await list(theirs))[0]?.['id'];
    for (const id of [foreign, listed.find(({ isThis }) => !isThis)?.['id']])
      await ask('ownSessionEnd', { id }, { headers: here });
    expect([await isIn(cookieOf(old)), await isIn(here), await isIn(theirs)]).toEqual([false, true, true]);
    expect(await list(await sessionFrom(Date.now()))).not.toEqual([]);
  });
});
