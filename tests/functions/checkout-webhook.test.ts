import Stripe from 'stripe';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepClaims } from '#server/records/submissions.ts';
import type { VerificationListed } from '#shared/schemas/entities.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction } from '#tests/support/call-function.ts';
import { sessionFrom, useAdministrator } from '#tests/support/staff-session.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';

const SECRET = 'whsec_of_the_tests';
process.env.STRIPE_WEBHOOK_SECRET = SECRET;
useStore();
beforeAll(useAdministrator);
beforeEach(async () => {
  const store = openTestStore('verification');
  await Promise.all((await store.list()).blobs.map(({ key }) => store.delete(key)));
});

const PAID_AT = Date.UTC(2026, 10, 3, 4, 5, 6);
const SESSION = {
  id: 'cs_live_a1B2',
  created: PAID_AT / 1000,
  payment_status: 'paid',
  amount_total: 6_999,
  currency: 'usd',
  customer_details: { name: 'Asha Maya Gurung', email: 'asha@example.com' },
  client_reference_id: null,
  metadata: {},
};

const eventOf = (session: object, type = 'checkout.session.completed') =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: session } });

interface Signing {
  secret?: string;
  /** How long ago it was signed, in seconds. */
  age?: number;
}

const signatureOf = (payload: string, { secret = SECRET, age = 0 }: Signing = {}) =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - age,
  });

function send(body: string, signature: string | undefined = signatureOf(body)) {
  const { run, definition } = servedCall('checkoutWebhook');
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return callFunction(run, definition, { body, headers });
}

async function listed(): Promise<VerificationListed[]> {
  const { run, definition } = servedCall('verificationList');
  const { body } = await callFunction(run, definition, { headers: await sessionFrom(Date.now()) });
  return body as VerificationListed[];
}

describe('a paid checkout', () => {
  test('is listed among the verifications, with plan and amount', async () => {
    expect(await send(eventOf(SESSION))).toMatchObject({ status: 200 });
    expect(await listed()).toEqual([
      {
        id: expect.any(String) as string,
        first_name: 'Asha Maya',
        last_name: 'Gurung',
        email: 'asha@example.com',
        created_at: new Date(PAID_AT).toISOString(),
        plan: 'Growth Booster',
        amount: '$69.99',
      },
    ]);
  });

  test('is one record, however often and in whatever order its events come', async () => {
    const waiting = eventOf({ ...SESSION, payment_status: 'unpaid' });
    const paid = eventOf(SESSION, 'checkout.session.async_payment_succeeded');
    for (const event of [paid, waiting, paid, eventOf(SESSION)]) expect((await send(event)).status).toBe(200);
    await Promise.all([send(paid), send(paid), send(paid)]);
    expect(await listed()).toHaveLength(1);
  });

  test('is one record, also when it is told again after months', async () => {
    await send(eventOf(SESSION));
    await sweepClaims(Date.now() + 90 * 86_400_000);
    await send(eventOf(SESSION));
    expect(await listed()).toHaveLength(1);
  });

  test('that is still unpaid is none', async () => {
    await send(eventOf({ ...SESSION, payment_status: 'unpaid' }));
    expect(await listed()).toEqual([]);
  });

  test.each([
    ['the plan that its page names', { metadata: { plan: 'pro-presence' } }, 'Pro Presence', '$69.99'],
    [
      'a plan that nobody knows, as it is',
      { client_reference_id: 'a special offer' },
      'a special offer',
      '$69.99',
    ],
    ['no plan for an amount that is no price', { amount_total: 1 }, '', '$0.01'],
    ['money without cents', { amount_total: 5_000, currency: 'jpy' }, '', '¥5,000'],
    ['money that nobody knows', { currency: 'coins' }, '', ''],
    ['no amount', { amount_total: null }, '', ''],
  ])('is listed with %s', async (_, differing, plan, amount) => {
    await send(eventOf({ ...SESSION, ...differing }));
    expect(await listed()).toMatchObject([{ plan, amount }]);
  });

  test.each([
    ['one word', { name: ' Prince ', email: 'p@example.com' }, ['Prince', '', 'p@example.com']],
    ['nothing', null, ['', '', '']],
    ['half a sign', { name: 'x\ud800 y', email: null }, ['x\ufffd', 'y', '']],
    ['far too much', { name: 'x'.repeat(9_000), email: null }, ['x'.repeat(100), '', '']],
  ])(
    'of somebody whose name is %s is listed',
    async (_, customer_details, [first_name, last_name, email]) => {
      expect((await send(eventOf({ ...SESSION, customer_details }))).status).toBe(200);
      expect(await listed()).toMatchObject([{ first_name, last_name, email }]);
    },
  );
});

describe('what is refused', () => {
  const event = eventOf(SESSION);
  test.each([
    ['no signature', ''],
    ['a signature of another secret', signatureOf(event, { secret: 'whsec_of_others' })],
    ['a signature of another event', signatureOf(eventOf({ ...SESSION, amount_total: 1 }))],
    ['a signature played again after ten minutes', signatureOf(event, { age: 600 })],
    ['no event at all', signatureOf('')],
  ])('%s: 400, and nothing is stored', async (_, signature) => {
    expect((await send(event, signature)).status).toBe(400);
    expect(await listed()).toEqual([]);
  });

  test.each([
    ['without an id', { ...SESSION, id: '' }],
    ['without a time', { ...SESSION, created: undefined }],
    ['at a time that is none', { ...SESSION, created: 1e300 }],
    ['that is none', {}],
  ])('a session %s: 422', async (_, session) => {
    expect((await send(eventOf(session))).status).toBe(422);
    expect(await listed()).toEqual([]);
  });

  test('signed text that is no JSON: 400', async () => {
    expect((await send('{"id":')).status).toBe(400);
  });
});

test('events of another kind are received, and nothing more', async () => {
  expect((await send(eventOf({ id: 'in_1' }, 'invoice.paid'))).status).toBe(200);
  expect(await listed()).toEqual([]);
});

test('a store that fails is our fault: the provider tries again', async () => {
  const context = process.env.NETLIFY_BLOBS_CONTEXT;
  const nowhere = {
    edgeURL: 'http://127.0.0.1:1',
    uncachedEdgeURL: 'http://127.0.0.1:1',
    siteID: 'x',
    token: 'x',
  };
  process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify(nowhere)).toString('base64');
  expect((await send(eventOf(SESSION))).status).toBe(500);
  process.env.NETLIFY_BLOBS_CONTEXT = context;
  expect((await send(eventOf(SESSION))).status).toBe(200);
  expect(await listed()).toHaveLength(1);
});
