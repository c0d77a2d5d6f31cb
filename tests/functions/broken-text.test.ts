import { beforeAll, expect, test } from 'vitest';
import { recordKey } from '#server/database/pages.ts';
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
