import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore, listStores } from '@netlify/blobs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fetchStoreDirectly } from '#local/store/store-fetch.ts';
import { StoreServer } from '#local/store/store-server.ts';
import { readTrail } from '#server/audit/store/trail.ts';
import { recordKey } from '#server/database/pages.ts';
import { deliverDue } from '#server/notify/deliver.ts';
import { removeMailsOf } from '#server/notify/kept-mails.ts';
import { eraseHeld } from '#server/privacy/personal-data.ts';
import { claimAnswer } from '#server/records/outbox.ts';
import { maintainLists } from '#server/records/lists.ts';
import { saveSubmission, submissions } from '#server/records/submissions.ts';
import { unsubscribe } from '#server/records/unsubscribed.ts';
import type { endpoints } from '#shared/endpoints/all.ts';
import { createId } from '#shared/ids.ts';
import type { PersonalData } from '#shared/personal-data.ts';
import { HONEYPOT } from '#forms/fields/rules.ts';
import { forms } from '#forms/registry.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction, SITE } from '#tests/support/call-function.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { sessionFrom, useAdministrator } from '#tests/support/staff-session.ts';

vi.mock(import('#server/env.ts'), async (original) =>
  (await import('#tests/support/changing-env.ts')).readAnew(original),
);

interface Person {
  name: string;
  email: string;
  phone: string;
}
const asha: Person = { name: 'Ashalata Subedi', email: 'Asha.S@example.com', phone: '9811111111' };
/** Her address is the end of theirs, and the beginning of their employer's. */
const bikram: Person = { name: 'Bikram Natasha', email: 'nat-asha.s@example.com', phone: '9822222222' };
/** Her names, number and address, that of an unsubscribed one as its key has it. */
const LEFT_OF_ASHA = new RegExp(
  `ashalata|subedi|(?<![\\w-])asha\\.s|9811111111|addresses/${Buffer.from(asha.email.toLowerCase()).toString('hex')}`,
  'i',
);
const DAY = 86_400_000;

let folder: string;
let server: StoreServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gr8-erase-'));
  server = await StoreServer.start(join(folder, 'store.sqlite'));
  fetchStoreDirectly(server);
  process.env.NETLIFY_BLOBS_CONTEXT = server.context('edge');
  process.env.LOG_CALLS = 'errors';
  process.env.MAIL_DIR = join(folder, 'mails');
  await useAdministrator();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function send(name: keyof typeof endpoints, body: object, staff = false) {
  const { run, definition } = servedCall(name);
  const headers = staff ? await sessionFrom(Date.now()) : {};
  return callFunction(run, definition, { body, headers });
}

const find = async (email: string) => (await send('personalDataFind', { email }, true)).body as PersonalData;
const places = async (email: string) =>
  Object.fromEntries((await find(email)).places.map(({ place, items }) => [place, items.length]));

/** Everything in the store and the mails in files, by where it is. */
async function everything(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const name of (await listStores()).stores) {
    const store = getStore({ name, consistency: 'strong' });
    for (const { key } of (await store.list()).blobs) {
      const text = (await store.get(key, { type: 'text' })) ?? '';
      found.set(`${name}/${key}`, text);
    }
  }
  const mails = await readdir(join(folder, 'mails')).catch(() => []);
  for (const name of mails) found.set(`mails/${name}`, await readFile(join(folder, 'mails', name), 'utf8'));
  return found;
}

/** Leaves something of a person wherever something can be: by every form, twice, as spam, by a page without script, old and young. */
async function leaveTraces({ name, email, phone }: Person): Promise<void> {
  const [first = '', last = ''] = name.split(' ');
  for (const form of Object.keys(forms)) {
    const call = `${form}Submit` as keyof typeof sampleInput;
    const body = {
      ...sampleInput[call],
      ...{ name, email, firstName: first, lastName: last, message: `I am ${name}, ${phone}.` },
      ...(form === 'demo' ? {} : { phone }),
    };
    const submissionId = crypto.randomUUID();
    await send(call, { ...body, submissionId });
    await send(call, { ...body, submissionId: crypto.randomUUID(), [HONEYPOT]: 'x' });
  }
  const { run, definition } = servedCall('contactSubmit');
  const unscripted = new URLSearchParams({ name, email, message: 'By a page without script.' });
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: SITE };
  await callFunction(run, definition, { body: unscripted.toString(), headers });
  const paid = { first_name: first, last_name: last, email: email.toUpperCase() };
  await saveSubmission('verification', { fields: paid, submissionId: `cs_${email}`, suspected: false });
  // As feedback takes what is no address alone.
  await send('feedbackSubmit', { ...sampleInput.feedbackSubmit, name, email: `${name} <${email}>` });
  await unsubscribe(email);
  for (let attempt = 0; attempt < 2; attempt += 1)
    await send('adminLogin', { username: email, password: 'not theirs' });
}

/** Old enough, and enough of them, that they lie in segments of the list's index. */
async function fillLists(): Promise<void> {
  const store = getStore({ name: 'contact', consistency: 'strong' });
  for (let index = 0; index < 400; index += 1) {
    const { name, email } = index % 100 === 50 ? asha : bikram;
    const id = createId(Date.now() - DAY - index * 60_000);
    await store.setJSON(recordKey('records', id), { id, name, email, message: name, submitted_at: '' });
  }
  await maintainLists();
}

test('what is kept of one address is found wherever it is, and erased: nothing of it is left, and all of everybody else', async () => {
  await fillLists();
  await leaveTraces(asha);
  await leaveTraces(bikram);
  await deliverDue();
  const before = await everything();
  expect([...before.keys()].some((key) => key.includes('/segments/'))).toBe(true);
  const bikramBefore = await find(bikram.email);
  const expected = {
    ...{ contact: 7, demo: 2, feedback: 3, 'lets-connect': 2, 'website-plan': 2, verification: 1 },
    ...{ users: 2, unsubscribed: 1, 'sign-in counts': 1, 'mails in files': 9 },
  };
  expect(await places(` "Asha" <${asha.email.toUpperCase()}> `)).toEqual(expected);
  const { places: shown } = await find(asha.email);
  const count = shown.flatMap(({ items }) => items).length;
  expect(JSON.stringify(shown)).not.toContain('passwordHash');

  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const erased = await send('personalDataErase', { email: asha.email }, true);
  expect(erased).toMatchObject({ status: 200, body: { status: 'success', erased: count } });
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  expect(lines.find((line) => line.includes('"erased"'))).toMatch(
    new RegExp(`"requestId":"[\\w-]+","erased":${count},"left":0}`),
  );
  expect(lines.join('')).not.toMatch(LEFT_OF_ASHA);

  const after = await everything();
  for (const [key, text] of after) expect(`${key} ${text}`).not.toMatch(LEFT_OF_ASHA);
  expect(await places(asha.email)).toEqual({});
  expect(await find(bikram.email)).toEqual(bikramBefore);
  const ids = shown.flatMap(({ items }) => items.flatMap(({ id = [] }) => id));
  const isOfRecord = (key: string, text: string) =>
    ids.some((id) => key.includes(id) || key.includes(recordKey('', id).slice(1)) || text.includes(id));
  for (const [key, text] of before) {
    const isTheirs = LEFT_OF_ASHA.test(`${key} ${text}`) || isOfRecord(key, text);
    const isKept = !isTheirs && !/^(?:list-index|sessions|call-counts|users\/emails)\//.test(key);
    if (isKept) expect(after.get(key), key).toBe(text);
    if (isTheirs && !key.startsWith('list-index')) expect(after.has(key), key).toBe(false);
  }
  expect([...after.keys()].filter((key) => key.startsWith('users/emails/'))).toHaveLength(1);

  // Who was erased may come again, and is new.
  const again = { ...sampleInput.registrationSubmit, name: asha.name, email: asha.email, phone: asha.phone };
  expect((await send('registrationSubmit', again)).status).toBe(200);
  expect(await places(asha.email)).toEqual({ users: 1, 'mails in files': 1 });
  await eraseHeld(asha.email);
});

test('an erasure that breaks off says how far it came, and is finished by being repeated', async () => {
  await leaveTraces(asha);
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const real = server.answer.bind(server);
  const said: unknown[] = [];
  for (const most of [3, 9]) {
    let deleted = 0;
    const answer = vi.spyOn(server, 'answer').mockImplementation((call) => {
      if (call.method === 'DELETE') deleted += 1;
      return call.method === 'DELETE' && deleted > most
        ? Promise.resolve(new Response(null, { status: 500 }))
        : real(call);
    });
    said.push((await send('personalDataErase', { email: asha.email }, true)).body);
    answer.mockRestore();
  }
  log.mockRestore();
  const done = await readTrail({ limit: 2 });
  expect(done.items).toMatchObject(
    [1, 2].map(() => ({ fault: 'internal', on: expect.stringMatching(/^records: \d+ of \d+$/) as string })),
  );
  const unfinished = /^Erased \d+ of \d+; the rest could not be\. Please erase again\.$/;
  for (const body of said)
    expect(body).toMatchObject({ status: 'error', message: expect.stringMatching(unfinished) as string });
  expect(await eraseHeld(asha.email)).toMatchObject({ left: 0 });
  for (const [key, text] of await everything()) expect(text, key).not.toMatch(LEFT_OF_ASHA);
}, 60_000);

test('a record that cannot be read goes with the address that stands in it', async () => {
  const store = getStore({ name: 'demo', consistency: 'strong' });
  const id = createId();
  await store.set(recordKey('records', id), `{"id":"${id}","email":"${asha.email}`);
  expect(await places(asha.email)).toEqual({ demo: 1 });
  expect(await eraseHeld(asha.email)).toEqual({ erased: 1, left: 0 });
  expect(await store.get(recordKey('records', id))).toBeNull();
});

test('where somebody else only mentions the address, it is shown, and stays', async () => {
  const message = `Write to my wife, ${asha.email}.`;
  await send('contactSubmit', { ...sampleInput.contactSubmit, email: bikram.email, message });
  const { places: shown } = await find(asha.email);
  expect(shown).toMatchObject([{ place: 'contact', items: [{ mentioned: true, values: { message } }] }]);
  expect(await eraseHeld(asha.email)).toEqual({ erased: 0, left: 0 });
  expect(await places(asha.email)).toEqual({ contact: 1 });
  const ids = [shown[0]?.items[0]?.id ?? ''];
  await removeMailsOf(ids);
  await submissions.contact.remove(ids);
});

test('a message that was on its way when its record went leaves nothing that names anybody', async () => {
  const id = await saveSubmission('contact', { fields: { email: asha.email }, suspected: false });
  await submissions.contact.move(id, 'suspected');
  await eraseHeld(asha.email);
  await deliverDue();
  for (const [key, text] of await everything()) expect(text, key).not.toMatch(LEFT_OF_ASHA);
});

test('that an address was answered is forgotten with it, also where the record went before', async () => {
  const list = 'contact';
  const id = await saveSubmission(list, { fields: { email: asha.email }, suspected: false });
  await claimAnswer({ list, id }, asha.email);
  await claimAnswer({ list, id: createId() }, bikram.email);
  await submissions[list].remove([id]);
  const keyOf = ({ email }: Person) =>
    `outbox/claims/${createHash('sha256').update(`answer\n${list}\n${email.toLowerCase()}`).digest('hex')}`;
  expect([...(await everything()).keys()]).toEqual(expect.arrayContaining([keyOf(asha), keyOf(bikram)]));
  expect(await places(asha.email)).toEqual({ answers: 1 });
  expect(await eraseHeld(asha.email)).toEqual({ erased: 1, left: 0 });
  const after = [...(await everything()).keys()];
  expect(after).not.toContain(keyOf(asha));
  expect(after).toContain(keyOf(bikram));
  await eraseHeld(bikram.email);
});

test('what is no address is refused, and nobody but staff is answered', async () => {
  expect((await send('personalDataFind', { email: 'nobody' }, true)).status).toBe(422);
  for (const name of ['personalDataFind', 'personalDataErase'] as const)
    expect((await send(name, { email: bikram.email })).status).toBe(401);
});

test('the file of the local store holds nothing of it either', async () => {
  await server.stop();
  for (const name of await readdir(folder)) {
    if (name === 'mails') continue;
    const text = await readFile(join(folder, name), 'latin1');
    expect(text, name).not.toMatch(/ashalata|subedi|(?<![\w-])asha\.s@|9811111111/i);
  }
});
