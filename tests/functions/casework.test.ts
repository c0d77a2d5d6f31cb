import { beforeAll, describe, expect, test } from 'vitest';
import { forgetWork } from '#server/casework/store/notes.ts';
import { allNotes } from '#server/casework/store/notes.ts';
import { ENVIRONMENT } from '#server/records/sessions.ts';
import { saveSubmission, submissions, type SubmissionList } from '#server/records/submissions.ts';
import { addSeen } from '#server/casework/store/seen.ts';
import { changeStates, readStates } from '#server/casework/store/states.ts';
import type { endpoints } from '#shared/endpoints/all.ts';
import type { SubmissionNews } from '#shared/endpoints/staff.ts';
import { createId, invertId } from '#shared/ids.ts';
import {
  MAX_CHANGED,
  MAX_NOTE,
  MAX_NOTES,
  type FromPerson,
  type ListWork,
  type WorkChanged,
  type WorkNote,
  type NotesById,
} from '#shared/casework.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction } from '#tests/support/call-function.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { sessionFrom, STAFF, useAdministrator } from '#tests/support/staff-session.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';

useStore();
beforeAll(useAdministrator);

const me = ENVIRONMENT;
const asha = { id: 'asha', name: 'Asha' };

interface Sent {
  query?: Record<string, string>;
  body?: object;
}

async function ask<Body>(name: keyof typeof endpoints, sent: Sent) {
  const { run, definition } = servedCall(name);
  const { status, body } = await callFunction(run, definition, {
    ...sent,
    headers: await sessionFrom(Date.now()),
  });
  return { status, body: body as Body };
}

const list = async (name: string) =>
  (await ask<ListWork & { me: string }>('workList', { query: { list: name } })).body;
const set = (body: object) => ask<WorkChanged>('workSet', { body });
const enquiry = (of: SubmissionList = 'contact') => saveSubmission(of, { fields: {}, suspected: false });

describe('status and holder of an enquiry', () => {
  test('are set, seen by everybody, and given back', async () => {
    const id = createId();
    const { body } = await set({ list: 'contact', rows: [{ id, at: 0 }], status: 'in progress', who: 'me' });
    expect(body).toMatchObject({
      rows: { [id]: ['in progress', me, 0, expect.any(Number), me] },
      overtook: {},
    });
    const seen = await list('contact');
    expect(seen).toMatchObject({ me, rows: body.rows, people: { [me]: STAFF.username } });
    const at = body.rows[id]?.[3];
    const back = await set({ list: 'contact', rows: [{ id, at }], who: 'nobody' });
    expect(back.body.rows[id]).toMatchObject(['in progress', '', 0, expect.any(Number), me]);
    expect((await list('demo')).rows).toEqual({});
  });

  test('of many are set with one call', async () => {
    const rows = Array.from({ length: MAX_CHANGED }, () => ({ id: createId(), at: 0 }));
    expect((await set({ list: 'demo', rows, status: 'closed' })).status).toBe(200);
    const states = Object.values((await list('demo')).rows);
    expect(states.map(([status]) => status)).toEqual(rows.map(() => 'closed'));
    expect((await set({ list: 'demo', rows: [...rows, ...rows.slice(0, 1)], status: 'new' })).status).toBe(
      422,
    );
  });

  test('that somebody else has set meanwhile give way to the later one, which is told of them', async () => {
    const id = createId();
    const first = await changeStates('feedback', [{ id, at: 0 }], { status: 'answered', who: asha }, asha);
    const { body } = await set({ list: 'feedback', rows: [{ id, at: 0 }], status: 'in progress' });
    expect(body.overtook).toEqual(first.rows);
    expect(body.rows[id]).toMatchObject(['in progress', 'asha', 0, expect.any(Number), me]);
    expect(body.people['asha']).toBe('Asha');
    // Whoever has seen it overtakes nobody.
    const at = body.rows[id]?.[3];
    expect((await set({ list: 'feedback', rows: [{ id, at }], status: 'closed' })).body.overtook).toEqual({});
  });

  test('of different enquiries, set by many at once, all stay', async () => {
    const ids = Array.from({ length: 20 }, () => createId());
    await Promise.all(ids.map((id) => changeStates('users', [{ id, at: 0 }], { status: 'answered' }, asha)));
    expect(Object.keys((await readStates('users')).rows).sort()).toEqual([...ids].sort());
  });

  test('change a version that the idle poll tells of, of their list alone', async () => {
    const versions = async () => (await ask<SubmissionNews>('submissionNews', {})).body.lists;
    const before = await versions();
    await set({ list: 'lets-connect', rows: [{ id: createId(), at: 0 }], status: 'closed' });
    const after = await versions();
    const path = servedCall('letsConnectList').definition.path;
    expect(after[path]?.['casework']).toBeTypeOf('string');
    expect(after[path]?.['casework']).not.toBe(before[path]?.['casework']);
    // That it was done is in the audit.
    const audit = servedCall('auditList').definition.path;
    expect({ ...after, [path]: before[path], [audit]: before[audit] }).toEqual(before);
  });

  test.each<[string, object]>([
    ['a list that there is not', { list: 'posts', rows: [{ id: createId(), at: 0 }], status: 'closed' }],
    ['a status that there is not', { list: 'contact', rows: [{ id: createId(), at: 0 }], status: 'done' }],
    ['an id that is none', { list: 'contact', rows: [{ id: '__proto__', at: 0 }], status: 'closed' }],
    ['no rows', { list: 'contact', rows: [], status: 'closed' }],
    ['a colleague’s name', { list: 'contact', rows: [{ id: createId(), at: 0 }], who: 'asha' }],
  ])('are not set for %s', async (_, body) => {
    const before = await list('contact');
    expect([400, 422]).toContain((await set(body)).status);
    expect(await list('contact')).toEqual(before);
  });
});

describe('notes on an enquiry', () => {
  const write = (body: object) => ask<WorkChanged & { notes: WorkNote[] }>('workNote', { body });
  const read = async (id: string) =>
    (await ask<{ notes: WorkNote[] }>('workNotes', { query: { list: 'contact', id } })).body.notes;

  test('have their author and time, oldest first, and are counted in the list', async () => {
    const id = await enquiry();
    expect(await read(id)).toEqual([]);
    await write({ list: 'contact', id, text: 'Called,\r\nno answer.' });
    const { body } = await write({ list: 'contact', id, text: 'नमस्ते 👩‍👧' });
    expect(body.rows[id]).toMatchObject(['new', '', 2, expect.any(Number), me]);
    const notes = await read(id);
    expect(notes).toMatchObject([
      { text: 'Called,\nno answer.', by: { id: me, name: STAFF.username } },
      { text: 'नमस्ते 👩‍👧' },
    ]);
    expect(notes.map(({ at }) => Date.parse(at) > Date.now() - 60_000)).toEqual([true, true]);
  });

  test('are told for a whole list at once, of no other list', async () => {
    const [id, other] = [await enquiry('demo'), await enquiry('feedback')];
    await write({ list: 'demo', id, text: 'First.' });
    await write({ list: 'demo', id, text: 'Second.' });
    await write({ list: 'feedback', id: other, text: 'Elsewhere.' });
    const all = async (name: string) =>
      (await ask<{ notes: NotesById }>('workAllNotes', { query: { list: name } })).body.notes;
    expect(await all('demo')).toMatchObject({ [id]: [{ text: 'First.' }, { text: 'Second.' }] });
    expect(Object.keys(await all('demo'))).toEqual([id]);
    expect((await ask('workAllNotes', { query: { list: 'posts' } })).status).toBe(422);
  });

  test('all stay when several are written at once; the same one twice is one', async () => {
    const id = await enquiry();
    const submissionId = crypto.randomUUID();
    const texts = ['one', 'two', 'three', 'four'];
    await Promise.all([
      ...texts.map((text) => write({ list: 'contact', id, text })),
      ...[1, 2].map(() => write({ list: 'contact', id, text: 'five', submissionId })),
    ]);
    expect((await read(id)).map(({ text }) => text).sort()).toEqual([...texts, 'five'].sort());
    await write({ list: 'contact', id, text: 'six' });
    expect((await list('contact')).rows[id]?.[2]).toBe(6);
  });

  test('are taken up to their number, and one more is not told as kept', async () => {
    const id = await enquiry();
    const notes = Array.from({ length: MAX_NOTES }, (_, n) => ({ id: createId(), text: `Note ${n}` }));
    await openTestStore('casework').set(`notes/contact/${invertId(id)}`, JSON.stringify({ notes }));
    expect((await write({ list: 'contact', id, text: 'One more' })).status).toBe(409);
    expect(await read(id)).toHaveLength(MAX_NOTES);
  });

  test('on what was erased meanwhile are not kept; on what was moved they are', async () => {
    const id = await enquiry();
    await submissions.contact.move(id, 'suspected');
    expect((await write({ list: 'contact', id, text: 'Not spam?' })).status).toBe(200);
    await submissions.contact.remove([id]);
    expect((await write({ list: 'contact', id, text: 'Her number is 9811112222' })).status).toBe(404);
    expect((await allNotes()).map((noted) => noted.id)).not.toContain(id);
  });

  test.each(['', '  \u200b', 'x'.repeat(MAX_NOTE + 1)])('of %j are refused', async (text) => {
    const id = createId();
    expect((await write({ list: 'contact', id, text })).status).toBe(422);
    expect(await read(id)).toEqual([]);
  });
});

describe('everything from one person', () => {
  const submit = (
    name: 'contactSubmit' | 'letsConnectSubmit' | 'registrationSubmit' | 'feedbackSubmit',
    changes: object,
  ) => ask(name, { body: { ...sampleInput[name], ...changes } });
  const newest = async (name: 'contactList' | 'letsConnectList' | 'feedbackList') =>
    (await ask<{ id: string }[]>(name, { query: { limit: '1' } })).body[0]?.id ?? '';
  const person = (name: string, id: string) =>
    ask<{ found: FromPerson[] }>('workPerson', { query: { list: name, id } });

  test('is found in all lists by e-mail in any letters and by phone with or without its country', async () => {
    await submit('contactSubmit', { email: 'Maya@Example.com' });
    const contact = await newest('contactList');
    await submit('feedbackSubmit', { email: 'maya@example.com' });
    const feedback = await newest('feedbackList');
    await submit('letsConnectSubmit', { email: 'maya@example.com', phone: '9811112222' });
    const connect = await newest('letsConnectList');
    await ask('submissionMove', { body: { list: 'lets-connect', id: connect, to: 'suspected' } });
    await submit('registrationSubmit', { email: 'other@example.com', phone: '9779811112222' });
    await submit('contactSubmit', { email: 'maya@example.com.np' });
    const byEmail = await person('contact', contact);
    expect(byEmail.body.found).toEqual([
      { list: 'lets-connect', id: connect, suspected: true },
      { list: 'feedback', id: feedback, suspected: false },
      { list: 'contact', id: contact, suspected: false },
    ]);
    const byPhone = await person('lets-connect', connect);
    expect(byPhone.body.found.map((one) => one.list)).toEqual([
      'users',
      'lets-connect',
      'feedback',
      'contact',
    ]);
    expect((await person('contact', createId())).status).toBe(404);
  });
});

describe('what somebody has seen', () => {
  const see = (seen: object) => ask<{ seen: object }>('workSeen', { body: { seen } });

  test('is the later moment of each list, whatever order devices tell it in, and changes the version of that person alone', async () => {
    const own = async () => (await ask<SubmissionNews>('submissionNews', {})).body.own;
    expect(await own()).toEqual({});
    expect((await see({ contact: 20, demo: 5 })).body.seen).toEqual({ contact: 20, demo: 5 });
    const first = await own();
    expect((await see({ contact: 10, demo: 6 })).body.seen).toEqual({ contact: 20, demo: 6 });
    expect((await ask<{ seen: object }>('workSeenList', {})).body.seen).toEqual({ contact: 20, demo: 6 });
    expect((await own())?.['seen']).not.toBe(first?.['seen']);
    const same = await own();
    await see({ contact: 3 });
    expect(await own()).toEqual(same);
    await addSeen('asha', { contact: 99 });
    expect(await own()).toEqual(same);
  });

  test.each([{ '../x': 1 }, { contact: 'x' }, []])('is not %j', async (seen) => {
    expect([400, 422]).toContain((await see(seen)).status);
  });
});

test('what is erased takes its status and notes with it, and nothing of others', async () => {
  const [gone, stays] = [await enquiry(), await enquiry()];
  for (const id of [gone, stays]) {
    await ask('workNote', { body: { list: 'contact', id, text: `About ${id}` } });
  }
  await forgetWork('contact', [gone]);
  const { rows } = await list('contact');
  expect([rows[gone], rows[stays]?.[2]]).toEqual([undefined, 1]);
  expect((await allNotes()).filter(({ id }) => id === gone)).toEqual([]);
  expect((await allNotes()).find(({ id }) => id === stays)).toMatchObject({ list: 'contact', notes: [{}] });
});
