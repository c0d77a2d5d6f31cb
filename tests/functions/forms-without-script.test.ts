import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { HONEYPOT } from '#forms/fields/rules.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { SITE, send } from '#tests/support/call-function.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { STAFF, useAdministrator } from '#tests/support/staff-session.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';

useStore();
beforeAll(useAdministrator);

const FORMS = [
  ['letsConnectSubmit', 'connect'],
  ['contactSubmit', 'contact'],
  ['demoSubmit', 'demo'],
  ['feedbackSubmit', 'feedback'],
  ['websitePlanSubmit', 'website-plan'],
  ['registrationSubmit', 'registration'],
] as const;

const BROWSER = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  origin: SITE,
  'sec-fetch-site': 'same-origin',
};

function post(
  name: (typeof FORMS)[number][0] | 'adminLogin',
  fields: Record<string, string>,
  more: Record<string, string> = {},
): Promise<Response> {
  const { run, definition } = servedCall(name);
  const body = new URLSearchParams(fields).toString();
  return send(run, definition, { body, headers: { ...BROWSER, ...more } });
}

const STORES = {
  letsConnectSubmit: 'lets-connect',
  contactSubmit: 'contact',
  demoSubmit: 'demo',
  feedbackSubmit: 'feedback',
  websitePlanSubmit: 'website-plan',
  registrationSubmit: 'users',
} as const;

async function countRecords(name: keyof typeof STORES): Promise<number> {
  return (await openTestStore(STORES[name]).list({ prefix: 'records/' })).blobs.length;
}

/** A registration asks for no answer: it leads on to the login; whoever books a demo may pick its time. */
const thanksOf = (form: string) =>
  `/thank-you?form=${form}#${{ registration: 'account', demo: 'demo' }[form] ?? 'message'}`;

const typed = (name: (typeof FORMS)[number][0]) => sampleInput[name] as Record<string, string>;

describe.each(FORMS)('%s posted by a page without script', (name, form) => {
  test('leads to the thank-you page', async () => {
    const response = await post(name, { ...typed(name), [HONEYPOT]: '' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(thanksOf(form));
  });

  test('is one record for two clicks, each of which leads on, and another one for other words', async () => {
    const fields = { ...typed(name), name: 'Twice', firstName: 'Twice', email: `${form}@example.com` };
    const before = await countRecords(name);
    const answers = await Promise.all([post(name, fields), post(name, fields), post(name, fields)]);
    answers.push(await post(name, fields));
    for (const { status, headers } of answers)
      expect([status, headers.get('location')]).toEqual([303, thanksOf(form)]);
    expect(await countRecords(name)).toBe(before + 1);
    await post(name, { ...fields, email: `${form}.2@example.com` });
    expect(await countRecords(name)).toBe(before + 2);
  });

  test('is answered with a page that lists the faults and keeps what was typed', async () => {
    const response = await post(name, { ...typed(name), email: 'asha', name: '<b>"Asha"</b>' });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page).toMatch(/Invalid email|Enter a valid email/);
    expect(page).toContain('value="asha"');
    expect(page).not.toContain('<b>"Asha"');
    expect(page).toContain(`action="${servedCall(name).definition.path}"`);
    expect(page).not.toContain('long enough');
  });

  test('is given back when it is refused for where it came from, and stored nowhere', async () => {
    const before = await countRecords(name);
    const translated = { origin: 'https://translate.example', 'sec-fetch-site': 'cross-site' };
    const response = await post(name, { ...typed(name), email: 'given.back@example.com' }, translated);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('value="given.back@example.com"');
    expect(await countRecords(name)).toBe(before);
  });

  test('is not answered with an empty form when it is too long to be read', async () => {
    const response = await post(name, { ...typed(name), message: 'x'.repeat(100_000) });
    const page = await response.text();
    expect(response.status).toBe(413);
    expect(page).toContain('Please send at most 64 KB.');
    expect(page).toContain('go back');
    expect(page).not.toContain('<form');
  });

  test('allows its own style by hash and nothing else', async () => {
    const response = await post(name, {});
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'/);
    expect(await response.text()).not.toMatch(/<script| style=/);
  });
});

describe('the same words again', () => {
  afterEach(() => vi.useRealTimers());
  const fields = typed('contactSubmit');

  test.each([
    ['a minute later', 60_000],
    ['after the clock was put back', -3_600_000],
  ])('are a new record %s', async (message, passed) => {
    const words = { ...fields, message };
    vi.useFakeTimers({ toFake: ['Date'] });
    const before = await countRecords('contactSubmit');
    await Promise.all([post('contactSubmit', words), post('contactSubmit', words)]);
    vi.setSystemTime(Date.now() + passed);
    await Promise.all([post('contactSubmit', words), post('contactSubmit', words)]);
    expect(await countRecords('contactSubmit')).toBe(before + 2);
  });

  test('are not lost to suspected spam with the same words', async () => {
    const words = { ...fields, message: 'Copied' };
    const before = await countRecords('contactSubmit');
    await post('contactSubmit', { ...words, [HONEYPOT]: 'https://spam.example' });
    await post('contactSubmit', words);
    expect(await countRecords('contactSubmit')).toBe(before + 1);
  });

  test('are kept although the claim of the first was damaged', async () => {
    const words = { ...fields, message: 'Damaged' };
    const before = await countRecords('contactSubmit');
    await post('contactSubmit', words);
    const store = openTestStore('contact');
    for (const { key } of (await store.list({ prefix: 'claims/' })).blobs) await store.set(key, '{"id":7');
    expect((await post('contactSubmit', words)).status).toBe(303);
    expect(await countRecords('contactSubmit')).toBe(before + 2);
  });
});

test('a registration with another password a moment later is told that the address is taken', async () => {
  const fields = { ...typed('registrationSubmit'), email: 'other.password@example.com' };
  expect((await post('registrationSubmit', fields)).status).toBe(303);
  const other = { ...fields, password: 'another one', confirmPassword: 'another one' };
  expect((await post('registrationSubmit', other)).status).toBe(409);
});

test('the list of faults reads as sentences, each said once', async () => {
  const page = await (await post('demoSubmit', {})).text();
  for (const line of ['Country: Required', 'What help is needed? Required', 'Business Email: Invalid email'])
    expect(page).toContain(`>${line}</a>`);
  expect(page).toContain('>Invalid phone number for selected country</a>');
});

test('chosen options and line breaks stay as they were', async () => {
  const page = await (await post('feedbackSubmit', { rating: 'Average', message: '\none\ntwo' })).text();
  expect(page).toMatch(/<option selected>Average<\/option>/);
  expect(page).toContain('>\n\none\ntwo</textarea>');
});

test('an administrator without script signs in and reaches the dashboard [S2-05]', async () => {
  const wrong = await post('adminLogin', { username: 'x', password: 'secret-typed' });
  expect(wrong.status).toBe(401);
  expect(await wrong.text()).not.toContain('secret-typed');
  const right = await post('adminLogin', { ...STAFF });
  expect([right.status, right.headers.get('location')]).toEqual([303, '/mainadmin']);
  expect(right.headers.get('set-cookie')).toMatch(/^__Host-gr8_session=/);
});

test('a client that asks for JSON gets JSON for a form-encoded body too', async () => {
  const { run, definition } = servedCall('contactSubmit');
  const headers = { 'content-type': BROWSER['content-type'], accept: 'application/json' };
  const body = new URLSearchParams(typed('contactSubmit')).toString();
  const response = await send(run, definition, { body, headers });
  expect(await response.json()).toEqual({ status: 'success', message: 'Message submitted successfully!' });
});
