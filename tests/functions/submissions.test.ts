import { beforeAll, describe, expect, test } from 'vitest';
import { recordKey } from '#server/database/pages.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { TOTAL_COUNT } from '#shared/endpoints/endpoint.ts';
import { createId, invertId } from '#shared/ids.ts';
import { HONEYPOT } from '#forms/fields/rules.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction } from '#tests/support/call-function.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { sessionFrom, useAdministrator } from '#tests/support/staff-session.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';

useStore();
beforeAll(useAdministrator);

/** Each form: its call, its list, its success body, and the fields its list shows [S 3]. */
const FORMS = [
  {
    submit: 'letsConnectSubmit',
    list: 'letsConnectList',
    store: 'lets-connect',
    success: { status: 'success', message: 'Form submitted' },
    fields: ['id', 'name', 'email', 'phone', 'message', 'submitted_at'],
    ids: '[S7-03] [S7-04] [S8-01]',
  },
  {
    submit: 'contactSubmit',
    list: 'contactList',
    store: 'contact',
    success: { status: 'success', message: 'Message submitted successfully!' },
    fields: ['id', 'name', 'email', 'message'],
    ids: '[S7-05] [S7-06] [S8-11]',
  },
  {
    submit: 'demoSubmit',
    list: 'demoList',
    store: 'demo',
    success: { status: 'success', message: 'Demo request submitted successfully!' },
    fields: [
      ...['id', 'email', 'first_name', 'last_name', 'country', 'help_needed', 'company', 'industry'],
      ...['phone', 'employees', 'role', 'submitted_at'],
    ],
    ids: '[S7-07] [S7-08] [S8-04]',
  },
  {
    submit: 'feedbackSubmit',
    list: 'feedbackList',
    store: 'feedback',
    success: { status: 'success', message: 'Thank you for your feedback!' },
    fields: ['id', 'name', 'email', 'rating', 'message', 'submitted_at'],
    ids: '[S7-09] [S7-10] [S8-05]',
  },
  {
    submit: 'websitePlanSubmit',
    list: 'websitePlanList',
    store: 'website-plan',
    success: { success: true, message: 'Your request has been submitted!' },
    fields: ['id', 'name', 'email', 'company', 'plan', 'message', 'submitted_at'],
    ids: '[S7-12] [S7-13] [S8-07]',
  },
] as const;

type Form = (typeof FORMS)[number];
type Row = Record<string, string>;

async function submit(form: Pick<Form, 'submit'>, changes: Row = {}) {
  const { run, definition } = servedCall(form.submit);
  return callFunction(run, definition, { body: { ...sampleInput[form.submit], ...changes } });
}

async function list(form: Pick<Form, 'list'>, query: Record<string, string> = {}) {
  const { run, definition } = servedCall(form.list);
  const answer = await callFunction(run, definition, { query, headers: await sessionFrom(Date.now()) });
  const body = answer.body as Row[] | { data: Row[] };
  return { ...answer, rows: Array.isArray(body) ? body : body.data };
}

async function restore(store: string, id: string) {
  const { run, definition } = servedCall('submissionMove');
  return callFunction(run, definition, { body: { list: store, id }, headers: await sessionFrom(Date.now()) });
}

describe.each(FORMS)('$submit', (form) => {
  test(`confirms, and the list shows exactly its fields ${form.ids} [S3-03]`, async () => {
    const answer = await submit(form);
    expect([answer.status, answer.body]).toEqual([200, form.success]);
    const { rows } = await list(form);
    expect(rows).toHaveLength(1);
    expect(Object.keys(rows[0] ?? {})).toEqual(form.fields);
  });

  test('takes the same submissionId once, side by side or later, and a new one again', async () => {
    const before = (await list(form)).rows.length;
    const submissionId = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(form, { submissionId })));
    answers.push(await submit(form, { submissionId, email: 'other@example.com' }));
    for (const { body } of answers) expect(body).toEqual(form.success);
    await submit(form, { submissionId: crypto.randomUUID() });
    expect((await list(form)).rows).toHaveLength(before + 2);
  });

  test('keeps a filled honeypot apart, with the same answer, until staff restore it', async () => {
    const before = (await list(form)).rows.map(({ id }) => id);
    expect((await submit(form, { [HONEYPOT]: 'https://spam.example' })).body).toEqual(form.success);
    expect((await list(form)).rows.map(({ id }) => id)).toEqual(before);
    const [suspected] = (await list(form, { suspected: '1' })).rows;
    const id = suspected?.id ?? '';

    expect((await restore(form.store, id)).body).toEqual({ status: 'success', message: 'Restored.' });
    expect((await restore(form.store, id)).status).toBe(200);

    expect((await list(form)).rows.filter((row) => row.id === id)).toHaveLength(1);
    expect((await list(form, { suspected: '1' })).rows).toEqual([]);
  });
});

describe('pages of a list', () => {
  test('answer limit rows at a time, newest first, linked to the next; without parameters everything', async () => {
    const form = FORMS[3];
    for (let n = 0; n < 7; n += 1) await submit(form, { message: `number ${n}` });
    const all = (await list(form)).rows.map(({ id }) => id);
    expect(all).toEqual([...all].sort().reverse());
    const seen: (string | undefined)[] = [];
    let before: string | undefined;
    do {
      const page = await list(form, { limit: '3', ...(before ? { before } : {}) });
      expect(page.rows.length).toBeLessThanOrEqual(3);
      seen.push(...page.rows.map(({ id }) => id));
      const link = page.headers.get('link');
      before = /^<\/feedback_form\/get_feedback_form\.php\?limit=3&before=([^&>]+)>; rel="next"$/.exec(
        link ?? '',
      )?.[1];
      expect(link === null).toBe(before === undefined);
    } while (before);
    expect(seen).toEqual(all);
  });

  test('tell how many records there are, if asked', async () => {
    const form = FORMS[3];
    const all = (await list(form)).rows.length;
    const page = await list(form, { limit: '2', count: '1' });
    expect([page.rows.length, page.headers.get(TOTAL_COUNT)]).toEqual([2, String(all)]);
    expect(page.headers.get('link')).not.toContain('count');
    const suspected = await list(form, { suspected: '1', count: '1' });
    expect(suspected.headers.get(TOTAL_COUNT)).toBe(String(suspected.rows.length));
    expect((await list(form, { limit: '2' })).headers.get(TOTAL_COUNT)).toBeNull();
  });

  test.each<Record<string, string>>([
    { limit: '0' },
    { limit: '-1' },
    { limit: 'ten' },
    { limit: '2001' },
    { before: '../users' },
    { before: '' },
    { count: 'yes' },
  ])('refuse %o with 422', async (query) => {
    expect((await list(FORMS[0], query)).status).toBe(422);
  });
});

test('a thousand parallel submissions are a thousand records, none twice', async () => {
  const form = FORMS[0];
  const before = (await list(form)).rows.length;
  const messages = Array.from({ length: 1000 }, (_, n) => `enquiry ${n}`);
  const answers = await Promise.all(messages.map((message) => submit(form, { message })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1000);
  const { rows } = await list(form);
  expect(rows).toHaveLength(before + 1000);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const stored = new Set(rows.map(({ message }) => message));
  expect(messages.filter((message) => !stored.has(message))).toEqual([]);
}, 60_000);

test('a crash between claim and record is healed by the retry', async () => {
  const form = FORMS[1];
  const submissionId = crypto.randomUUID();
  await submit(form, { submissionId, name: 'Once' });
  const [row] = (await list(form)).rows;
  // What a crash leaves: the claim without its record.
  const store = openTestStore('contact');
  const { blobs } = await store.list({ prefix: 'records/' });
  await store.delete(blobs[0]?.key ?? '');
  expect((await list(form)).rows.some(({ id }) => id === row?.id)).toBe(false);

  await submit(form, { submissionId, name: 'Once' });

  expect((await list(form)).rows.filter(({ name }) => name === 'Once')).toEqual([row]);
});

test('a record that cannot be read is listed with its id, one with strange values with the others, and the rest is shown', async () => {
  const form = FORMS[4];
  const store = openTestStore('website-plan');
  await store.set('records/000000000-brokenbrok', '{"id":');
  await store.setJSON('records/000000001-brokenbrok', { id: 'zzzzzzzzy-brokenbrok' });
  const nested = createId();
  await store.setJSON(recordKey('records', nested), {
    id: nested,
    email: 'asha@example.com',
    name: ['Asha'],
  });
  const { status, rows } = await list(form);
  expect(status).toBe(200);
  const name = 'This record could not be read whole.';
  const rowOf = (id: string) => rows.find((row) => row.id === id);
  expect(rowOf(nested)).toMatchObject({ email: 'asha@example.com', name });
  expect(rowOf(invertId('000000000-brokenbrok'))).toMatchObject({ email: '', name });
  const { blobs } = await store.list({ prefix: 'records/' });
  expect(rows).toHaveLength(blobs.length);
});

test('the demo request keeps the canonical number and the English name of the country [S5-07]', async () => {
  const form = FORMS[2];
  for (const country of ['NP', 'np', 'Nepal', ' nepal ']) {
    expect((await submit(form, { country, phone: '(981) 234-5678' })).status).toBe(200);
    expect((await list(form, { limit: '1' })).rows[0]).toMatchObject({
      country: 'Nepal',
      phone: '+9779812345678',
    });
  }
  const { run, definition } = servedCall('demoSubmit');
  for (const [country, phone] of [
    ['NP', '9812345678abc'],
    ['NP', 'hello 9812345678 bye'],
    ['US', '9812345678 9812345678'],
    ['Atlantis', '9812345678'],
    ['NP', '+'],
    ['NP', ''],
  ]) {
    const body = { ...sampleInput.demoSubmit, country, phone };
    const answer = await callFunction(run, definition, { body });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { phone: 'Invalid phone number for selected country' } },
    });
  }
});

test('the verification list is empty, then shows its records [S7-14]', async () => {
  const { run, definition } = servedCall('verificationList');
  const headers = await sessionFrom(Date.now());
  expect((await callFunction(run, definition, { headers })).body).toEqual([]);
  const record = { id: '0mwzm1yg7-e2sbgqyhr5', first_name: 'A', last_name: 'B', email: 'a@b.co' };
  // Another system writes these, and may keep more than is shown.
  const more = { verified: true, tries: 2, note: null };
  const submitted_at = '2026-11-27T00:00:00.000Z';
  await openTestStore('verification').setJSON('records/x', { ...record, ...more, submitted_at });
  const { body } = await callFunction(run, endpoints.verificationList, { headers });
  expect(body).toEqual([{ ...record, created_at: submitted_at }]);
});
