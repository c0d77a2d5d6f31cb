import { beforeAll, expect, test } from 'vitest';
import { recordKey } from '#server/database/pages.ts';
import { saveSubmission } from '#server/records/submissions.ts';
import { createId } from '#shared/ids.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction } from '#tests/support/call-function.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { sessionFrom, useAdministrator } from '#tests/support/staff-session.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';

useStore();
beforeAll(useAdministrator);

/** Half of a surrogate pair: JSON can carry it, an address or UTF-8 cannot. */
const HALF = '\ud800';

test.each([
  ['letsConnectSubmit', 'letsConnectList', ['message']],
  ['contactSubmit', 'contactList', ['name', 'email', 'message']],
  ['demoSubmit', 'demoList', ['email', 'firstName', 'lastName', 'company']],
  ['feedbackSubmit', 'feedbackList', ['name', 'email', 'message']],
  ['websitePlanSubmit', 'websitePlanList', ['name', 'email', 'company', 'message']],
  ['registrationSubmit', 'registrationList', ['name', 'email', 'address']],
] as const)('%s stores no text that is not well-formed', async (submitName, listName, fields) => {
  const [submit, list] = [servedCall(submitName), servedCall(listName)];
  const input = { ...sampleInput[submitName] };
  for (const field of fields) input[field] = `${HALF}${String(input[field])}`;
  expect(await callFunction(submit.run, submit.definition, { body: input })).toMatchObject({ status: 200 });
  const headers = await sessionFrom(Date.now());
  const { status, body } = await callFunction(list.run, list.definition, { headers });
  expect(status).toBe(200);
  expect(JSON.stringify(body)).toContain('\ufffd');
  expect(JSON.stringify(body)).not.toContain('\\ud800');
});

/** Where what people write is kept. */
const STORES = [
  ...(['lets-connect', 'demo', 'feedback', 'website-plan', 'users', 'faqs'] as const),
  ...(['casework', 'credentials', 'audit', 'outbox', 'list-index'] as const),
];
/** A right body for each call that takes one as JSON; of a post the body is UTF-8, which holds no halves. */
const callsOn = (id: string) => ({
  ...sampleInput,
  workNote: { list: 'contact', id, text: 'Called back.' },
  workSet: { list: 'contact', rows: [{ id, at: 0 }], status: 'answered', who: 'me' },
});

test('no text of any call is stored before it is well-formed', async () => {
  const headers = await sessionFrom(Date.now());
  // A note is kept of what is stored alone.
  const id = await saveSubmission('contact', { fields: {}, suspected: false });
  for (const [name, input] of Object.entries(callsOn(id))) {
    const { run, definition } = servedCall(name as keyof ReturnType<typeof callsOn>);
    for (const [field, value] of Object.entries(input)) {
      const body = { ...input, [field]: typeof value === 'string' ? `${HALF}${value}` : value };
      const { status } = await callFunction(run, definition, { body, headers });
      expect(status, `${name}.${field}`).toBeLessThan(500);
    }
  }
  const stored = await storedTexts();
  expect(stored).toContain('\ufffdCalled back.');
  expect(stored).not.toMatch(/\\ud[89a-f]/);
});

/** All that these calls have stored, as its JSON, in which half a pair is written as an escape. */
async function storedTexts(): Promise<string> {
  const texts: string[] = [];
  for (const name of STORES)
    for (const { key } of (await openTestStore(name).list()).blobs)
      texts.push(await openTestStore(name).get(key, { type: 'text' }));
  return texts.join('\n');
}

test('a record that was stored broken stays in its list', async () => {
  const id = createId();
  const record = { id, name: HALF, email: `x${HALF}@b.co`, message: HALF, submitted_at: '' };
  await openTestStore('contact').setJSON(recordKey('records', id), record);
  const list = servedCall('contactList');
  const { status, body } = await callFunction(list.run, list.definition, {
    headers: await sessionFrom(Date.now()),
  });
  expect(status).toBe(200);
  expect(body).toContainEqual(expect.objectContaining({ id }));
});
