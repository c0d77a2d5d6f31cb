import { beforeAll, describe, expect, test } from 'vitest';
import { HONEYPOT } from '#forms/fields/rules.ts';
import { forms } from '#forms/registry.ts';
import { consentText } from '#forms/lets-connect/consent.ts';
import type { endpoints } from '#shared/endpoints/all.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction, send, SITE } from '#tests/support/call-function.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { sessionFrom, useAdministrator } from '#tests/support/staff-session.ts';
import { useStore } from '#tests/support/test-store.ts';

useStore();
beforeAll(useAdministrator);

type Name = keyof typeof forms;
type Row = Record<string, string>;

async function newest(name: Name): Promise<Row> {
  const { run, definition } = servedCall(`${name}List`);
  const { body } = await callFunction(run, definition, { headers: await sessionFrom(Date.now()) });
  const [row = {}] = Object.values({ ...(body as Record<string, Row[]>) })
    .flat()
    .filter((value) => typeof value === 'object');
  return row;
}

async function submit(name: Name, changes: object, headers: Record<string, string> = {}): Promise<Row> {
  const { run, definition } = servedCall(`${name}Submit` as keyof typeof endpoints);
  const body = { ...sampleInput[`${name}Submit`], ...changes };
  expect((await callFunction(run, definition, { body, headers })).status).toBe(200);
  return newest(name);
}

const FIRST = `${SITE}/portfolio?utm_source=flyer&utm_campaign=dashain&gclid=person-42 https://www.search.example/q?mail=a@b.co`;
const LAST = `${SITE}/demo?utm_source=newsletter https://mail.example/inbox/asha`;
const KEPT = {
  page: '/demo',
  came_from: 'mail.example',
  landed_on: '/demo',
  campaign: 'utm_source=newsletter',
  first_came_from: 'www.search.example',
  first_landed_on: '/portfolio',
  first_campaign: 'utm_source=flyer, utm_campaign=dashain',
};

describe.each(Object.keys(forms) as Name[])('%s', (name) => {
  test('keeps where its visitor came from, the first time and the last, and nothing more of it', async () => {
    const arrival = { arrival: `${FIRST} ${LAST}`, email: `${name}@example.com` };
    const row = await submit(name, arrival, { referer: `${SITE}/demo?utm_source=newsletter` });
    expect(row).toMatchObject(KEPT);
    expect(JSON.stringify(row)).not.toMatch(/person-42|a@b\.co|inbox/);
  });
});

test('a registration that was suspected keeps it when it is restored', async () => {
  const changes = { arrival: `${FIRST} ${LAST}`, email: 'again@example.com', [HONEYPOT]: 'x' };
  await submit('registration', changes);
  const headers = await sessionFrom(Date.now());
  const { run, definition } = servedCall('registrationList');
  const { body } = await callFunction(run, definition, { query: { suspected: '1' }, headers });
  const [{ id } = { id: '' }] = (body as { users: { id: string }[] }).users;
  const move = servedCall('submissionMove');
  await callFunction(move.run, move.definition, { body: { list: 'users', id }, headers });
  expect(await newest('registration')).toMatchObject({ id, came_from: 'mail.example' });
});

test.each([
  '',
  'undefined undefined',
  'javascript:alert(1) data:text/html,x',
  'https://elsewhere.example/?utm_source=x  https://elsewhere.example/ ',
  '\u0000 % %%% \ud800',
])('an arrival that says nothing of use (%j) leaves nothing', async (arrival) => {
  const row = await submit('contact', { arrival }, { referer: 'https://elsewhere.example/form' });
  expect(Object.keys(row)).toEqual(['id', 'name', 'email', 'message']);
});

test('what an address says of a campaign is bounded and has one line', async () => {
  const query = new URLSearchParams({ utm_source: `a\nb${'x'.repeat(5_000)}`, utm_medium: 'print' });
  const row = await submit('contact', { arrival: `${SITE}/?${query.toString()}  ${SITE}/ ` });
  expect(row['first_campaign']).toMatch(/^utm_source=a bx{97}, utm_medium=print$/);
  const signs = await submit('contact', { arrival: `${SITE}/?utm_term=a${'🏔'.repeat(60)}  ${SITE}/ ` });
  expect(signs['first_campaign']).toBe(`utm_term=a${'🏔'.repeat(49)}`);
});

test('Let’s Connect keeps the sentence that was shown, if it is one of ours', async () => {
  expect((await submit('letsConnect', { consent: consentText }))['consent']).toBe(consentText);
  expect((await submit('letsConnect', { consent: 'Call me never.' }))['consent']).toBeUndefined();
  expect((await submit('contact', { consent: consentText }))['consent']).toBeUndefined();
});

test('without script both ride along through a fault and the question', async () => {
  const { run, definition } = servedCall('letsConnectSubmit');
  const page = async (changes: object) => {
    const fields = { ...sampleInput.letsConnectSubmit, consent: consentText, arrival: FIRST, ...changes };
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const body = new URLSearchParams(fields).toString();
    return (await send(run, definition, { body, headers })).text();
  };
  for (const html of [await page({ email: 'none' }), await page({ decision: 'ask' })]) {
    expect(html).toContain(consentText.replaceAll("'", '&#39;'));
    expect(html).toContain('utm_campaign=dashain');
  }
});
