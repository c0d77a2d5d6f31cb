import { expect, test } from 'vitest';
import { DECISION } from '#forms/lets-connect/form.ts';
import { HONEYPOT } from '#forms/fields/rules.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { SITE, send } from '#tests/support/call-function.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';

useStore();

const EMAIL = 'late.script@example.com';
const ENQUIRY = {
  ...(sampleInput.letsConnectSubmit as Record<string, string>),
  email: EMAIL,
  message: '\none\n<b>"two"</b>',
};

function post(fields: Record<string, string>, accept = 'text/html,*/*;q=0.8'): Promise<Response> {
  const { run, definition } = servedCall('letsConnectSubmit');
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept, origin: SITE };
  return send(run, definition, { body: new URLSearchParams(fields).toString(), headers });
}

async function countRecords(): Promise<number> {
  return (await openTestStore('lets-connect').list({ prefix: 'records/' })).blobs.length;
}

test('an enquiry whose script came too late to ask is asked about by a page, and not stored before a yes [S4-10] [S8-01]', async () => {
  const response = await post({ ...ENQUIRY, [DECISION]: 'ask', [HONEYPOT]: '' });
  const page = await response.text();
  expect(response.status).toBe(200);
  for (const words of ['Are you sure?', 'Do you really want to proceed?', 'Yes, submit', 'Cancel'])
    expect(page).toContain(words);
  expect(page).toContain('\n\none\n&lt;b&gt;&quot;two&quot;&lt;/b&gt;</textarea>');
  expect(page).toContain(`name="${HONEYPOT}"`);
  expect(await countRecords()).toBe(0);
  expect((await post({ ...ENQUIRY, [DECISION]: 'yes' })).headers.get('location')).toBe(
    '/thank-you?form=connect#message',
  );
  expect(await countRecords()).toBe(1);
});

test('a no says so and shows what was typed; sent again, it is asked about again [S8-01]', async () => {
  const before = await countRecords();
  const response = await post({ ...ENQUIRY, [DECISION]: 'no' });
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(page).toContain('Form submission was cancelled.');
  expect(page).toContain(`value="${EMAIL}"`);
  expect(page).toContain(`name="${DECISION}" value="ask"`);
  expect(await countRecords()).toBe(before);
});

test('faults come before the question, which comes once they are mended', async () => {
  const response = await post({ ...ENQUIRY, email: 'a@b', [DECISION]: 'ask' });
  const page = await response.text();
  expect(response.status).toBe(422);
  expect(page).toContain('Enter a valid email address.');
  expect(page).toContain(`name="${DECISION}" value="ask"`);
});

test('nobody asks a page without script, or a program', async () => {
  const before = await countRecords();
  const unasked = await post({ ...ENQUIRY, message: 'No script', [DECISION]: '' });
  expect(unasked.status).toBe(303);
  const program = await post({ ...ENQUIRY, message: 'Program', [DECISION]: 'ask' }, 'application/json');
  expect(await program.json()).toEqual({ status: 'success', message: 'Form submitted' });
  expect(await countRecords()).toBe(before + 2);
});
