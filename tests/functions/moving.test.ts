import { beforeAll, describe, expect, test } from 'vitest';
import { recordKey } from '#server/database/pages.ts';
import type { MoveTarget } from '#shared/schemas/move.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction } from '#tests/support/call-function.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { sessionFrom, useAdministrator } from '#tests/support/staff-session.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';

useStore();
beforeAll(useAdministrator);

type Row = Record<string, string>;

/** Each list that may hold suspected spam, by its name in the call: who fills it, who lists it. */
const LISTS = [
  { name: 'lets-connect', submit: 'letsConnectSubmit', list: 'letsConnectList' },
  { name: 'contact', submit: 'contactSubmit', list: 'contactList' },
  { name: 'demo', submit: 'demoSubmit', list: 'demoList' },
  { name: 'feedback', submit: 'feedbackSubmit', list: 'feedbackList' },
  { name: 'website-plan', submit: 'websitePlanSubmit', list: 'websitePlanList' },
  { name: 'users', submit: 'registrationSubmit', list: 'registrationList' },
] as const;
type List = (typeof LISTS)[number];

async function submit({ submit }: List, changes: Row = {}) {
  const { run, definition } = servedCall(submit);
  return callFunction(run, definition, { body: { ...sampleInput[submit], ...changes } });
}

async function rows({ list }: List, place: MoveTarget): Promise<Row[]> {
  const { run, definition } = servedCall(list);
  const query: Row = place === 'suspected' ? { suspected: '1' } : {};
  const { body } = await callFunction(run, definition, { query, headers: await sessionFrom(Date.now()) });
  const { data, users } = body as { data?: Row[]; users?: Row[] };
  return data ?? users ?? (body as Row[]);
}

async function move(name: string, id: string, to?: string) {
  const { run, definition } = servedCall('submissionMove');
  const body = { list: name, id, ...(to === undefined ? {} : { to }) };
  return callFunction(run, definition, { body, headers: await sessionFrom(Date.now()) });
}

describe.each(LISTS)('a submission of $name', (list) => {
  test('goes to suspected spam and back as it was, and twice is once each way', async () => {
    await submit(list);
    const [row] = await rows(list, 'inbox');
    const id = row?.id ?? '';
    for (const time of ['first', 'second']) {
      const answer = { status: 200, body: { status: 'success', message: 'Moved to suspected spam.' } };
      expect(await move(list.name, id, 'suspected'), time).toMatchObject(answer);
      expect([await rows(list, 'inbox'), await rows(list, 'suspected')]).toEqual([[], [row]]);
    }
    for (const time of ['first', 'second']) {
      const answer = { status: 200, body: { status: 'success', message: 'Restored.' } };
      expect(await move(list.name, id, 'inbox'), time).toMatchObject(answer);
      expect([await rows(list, 'inbox'), await rows(list, 'suspected')]).toEqual([[row], []]);
    }
  });

  test('that is moved both ways at once is somewhere in the end', async () => {
    const [row] = await rows(list, 'inbox');
    const id = row?.id ?? '';
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => move(list.name, id, n % 2 === 0 ? 'suspected' : 'inbox')),
    );
    for (const { status } of answers) expect([200, 404, 409]).toContain(status);
    expect([...(await rows(list, 'inbox')), ...(await rows(list, 'suspected'))]).toContainEqual(row);
    expect((await move(list.name, id, 'inbox')).status).toBe(200);
    expect([await rows(list, 'inbox'), await rows(list, 'suspected')]).toEqual([[row], []]);
  });

  test('is completed after a crash between copy and removal, either way', async () => {
    const [row] = await rows(list, 'inbox');
    const id = row?.id ?? '';
    const store = openTestStore(list.name);
    const kept: unknown = await store.get(recordKey('records', id), { type: 'json' });
    await store.setJSON(recordKey('suspected', id), kept);
    expect((await move(list.name, id, 'inbox')).status).toBe(200);
    expect([await rows(list, 'inbox'), await rows(list, 'suspected')]).toEqual([[row], []]);
    await store.setJSON(recordKey('suspected', id), kept);
    expect((await move(list.name, id, 'suspected')).status).toBe(200);
    expect([await rows(list, 'inbox'), await rows(list, 'suspected')]).toEqual([[], [row]]);
  });

  test('that does not exist is 404, and so is what is no id', async () => {
    for (const to of ['inbox', 'suspected']) {
      expect((await move(list.name, '0mwzm1yg7-e2sbgqyhr5', to)).status).toBe(404);
      expect((await move(list.name, '../records/x', to)).status).toBe(404);
    }
  });
});

test('a place that is none is refused', async () => {
  expect(await move('contact', '0mwzm1yg7-e2sbgqyhr5', 'trash')).toMatchObject({
    status: 422,
    body: { errors: { to: 'to must be inbox or suspected.' } },
  });
});

test('a suspected user gives the e-mail address free, and whoever takes it keeps it', async () => {
  const users = LISTS[5];
  const email = 'shared@example.com';
  await submit(users, { email, name: 'Machine' });
  const machine = (await rows(users, 'inbox')).find((row) => row['email'] === email);
  await move('users', machine?.id ?? '', 'suspected');
  expect((await submit(users, { email, name: 'Person' })).status).toBe(200);
  const answer = await move('users', machine?.id ?? '', 'inbox');
  expect(answer).toMatchObject({
    status: 409,
    body: { status: 'error', message: 'This email is already registered.' },
  });
  const withEmail = (await rows(users, 'inbox')).filter((row) => row['email'] === email);
  expect(withEmail.map(({ name }) => name)).toEqual(['Person']);
  expect((await rows(users, 'suspected')).map(({ id }) => id)).toContain(machine?.id);
});
