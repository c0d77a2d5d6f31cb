import Stripe from 'stripe';
import type { Answer, Call } from '../http/call.ts';
import { readEnv } from '../env.ts';
import { logProblem } from '../log.ts';
import { saveSubmission } from '../records/submissions.ts';
import { socialPlans, priceSummary } from '#content/plans.ts';
import type { StatusMessage } from '#shared/endpoints/endpoint.ts';
import { MAX_EMAIL, MAX_NAME } from '#shared/limits.ts';
import { fail, ok } from '#shared/result.ts';
import { wellFormed } from '#shared/well-formed.ts';
import { z } from '#shared/zod.ts';

/** The last second that a date can name. */
const LAST_SECOND = 8_640_000_000_000;
const text = z.nullish(z.string());

/** A session of the hosted checkout, as far as it is looked at. `created` is in seconds, `amount_total` in the smallest coin. */
const sessionSchema = z.object({
  id: z.string().check(z.minLength(1)),
  created: z.number().check(z.minimum(0), z.maximum(LAST_SECOND)),
  payment_status: z.string(),
  amount_total: z.nullish(z.number()),
  currency: text,
  customer_details: z.nullish(z.object({ name: text, email: text })),
  client_reference_id: text,
  metadata: z.nullish(z.record(z.string(), z.string())),
});
type Session = z.infer<typeof sessionSchema>;

/** Those that may say that a session is paid. */
const EVENTS = new Set(['checkout.session.completed', 'checkout.session.async_payment_succeeded']);

const RECEIVED = ok<StatusMessage>({ status: 'success', message: 'Received.' });

/**
 * Takes a payment home that the provider tells of: one record in the list of the key verification for each checkout
 * session, however often, late or in whatever order its events come. In: the event as it was sent, and its signature in
 * `Stripe-Signature`. Out: 200 for what is stored and for events that say nothing of a payment; 400 for a signature that is
 * forged, missing or older than five minutes; 422 for a session that cannot be read, 404 while no secret is set, 500 when the
 * store fails: the provider shows these to its customer and tries again for days.
 */
export async function receivePayment({ body, headers }: Call): Promise<Answer<StatusMessage>> {
  const secret = readEnv().STRIPE_WEBHOOK_SECRET;
  if (!secret) return fail({ kind: 'not-found', message: 'Payments are not set up.' });
  const event = verified(String(body['text']), headers.get('stripe-signature') ?? '', secret);
  if (!event) return fail({ kind: 'malformed', message: 'The signature does not fit.' });
  if (!EVENTS.has(event.type)) return RECEIVED;
  const session = z.safeParse(sessionSchema, event.data.object);
  if (!session.success) {
    logProblem('payment-unreadable', { type: event.type });
    return fail({ kind: 'invalid', message: 'The session of the checkout cannot be read.' });
  }
  // A bank transfer is paid days after its session was completed; another event says so then.
  if (session.data.payment_status !== 'unpaid') await keep(session.data);
  return RECEIVED;
}

async function keep(session: Session): Promise<void> {
  await saveSubmission('verification', {
    fields: fieldsOf(session),
    submissionId: session.id,
    suspected: false,
  });
}

function verified(text: string, signature: string, secret: string): Stripe.Event | undefined {
  try {
    return Stripe.webhooks.constructEvent(text, signature, secret);
  } catch {
    return undefined;
  }
}

/** What is kept: who paid, when, for what. A card's holder has one name; its last word is the last name. */
function fieldsOf(session: Session): Record<string, string> {
  const words = (session.customer_details?.name ?? '').trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  const first = words.slice(0, words.length > 1 ? -1 : 1).join(' ');
  return {
    first_name: bounded(first, MAX_NAME),
    last_name: bounded(last, MAX_NAME),
    email: bounded(session.customer_details?.email, MAX_EMAIL),
    created_at: new Date(session.created * 1000).toISOString(),
    plan: planOf(session),
    amount: amountOf(session),
  };
}

/** The plan that the payment page names in its metadata; else the one whose price was paid. */
function planOf({ metadata, client_reference_id, amount_total, currency }: Session): string {
  const named = metadata?.['plan'] ?? client_reference_id;
  const plan = socialPlans.find(({ id, pricing }) => {
    const cents = Math.round(priceSummary(pricing).total * 100);
    return named ? id === named : currency === 'usd' && cents === amount_total;
  });
  return plan?.card.title ?? bounded(named, MAX_NAME);
}

/** `$1.50`; some currencies have no cents, and the provider counts in the smallest coin of each. */
function amountOf({ amount_total, currency }: Session): string {
  if (typeof amount_total !== 'number' || !/^[a-z]{3}$/i.test(currency ?? '')) return '';
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency ?? '' });
  return money.format(amount_total / 10 ** (money.resolvedOptions().maximumFractionDigits ?? 2));
}

const bounded = (text: string | null | undefined, limit: number): string =>
  wellFormed((text ?? '').slice(0, limit));
