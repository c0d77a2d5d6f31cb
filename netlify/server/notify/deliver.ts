import { setImmediate as turn } from 'node:timers/promises';
import { afterCall } from '../call-time.ts';
import { logProblem } from '../log.ts';
import { BusyError, Queue } from '../queue.ts';
import { findRecord } from '../records/folders.ts';
import {
  dropMessage,
  leaseMessage,
  listOpen,
  putOpen,
  readMessage,
  settleMessage,
  type MessageKey,
  type OpenKey,
  type StoredMessage,
} from '../records/outbox.ts';
import { answerWay, queueAnswer } from './answer.ts';
import { DeliveryError, type Way } from './delivery.ts';
import { hasMail, mailWay } from './mail.ts';
import { companyMail, notificationOf, type StoredRecord } from './notification.ts';
import { hasWebhook, webhookWay } from './webhook.ts';
import { idTime } from '#shared/ids.ts';
import type { Attempt, Channel } from '#shared/notifications.ts';

/** Longer than every way takes together, so that nobody else sends what is being sent. */
const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
const GROWTH = 3;
const GIVE_UP_MS = 2 * 86_400_000;
/** An answer that was refused, often for an address with a slip, is shown to staff for so long. */
const SHOWN_MS = 7 * 86_400_000;
/** A record comes a moment after its message; what has none so late was moved or erased. */
const RECORD_MS = 3_600_000;
/** A scheduled function has half a minute. */
const RUN_MS = 20_000;
const AT_ONCE = 5;
/** After so many messages in a row that nobody took, the rest waits for the next run. */
const IN_VAIN = 3;

/** Messages that go out with the submissions themselves; those that find no place are the job's. */
const line = new Queue({ atOnce: AT_ONCE, waiting: 100 });

const hasWay = (): boolean => hasMail() || hasWebhook();

/** The ways of a message, those that are set up; undefined for one that is not to leave any more. */
async function readWays(key: MessageKey, record: StoredRecord): Promise<Way[] | undefined> {
  if (key.kind === 'answer') {
    const way = await answerWay(key, record);
    return way && [way];
  }
  const notification = notificationOf(key.list, record);
  if (!notification) return undefined;
  return [mailWay(key, companyMail(notification)), webhookWay(notification)].filter(
    (way) => way !== undefined,
  );
}

/** Tries to tell of a submission that was just stored. Never throws: what does not leave now is the job's. */
export function deliverSoon(key: MessageKey): Promise<void> {
  return afterCall(async () => {
    // The answer goes first.
    await turn();
    try {
      if (hasWay()) await line.run(() => deliver(key));
    } catch (error) {
      if (!(error instanceof BusyError)) logProblem('not-delivered', { list: key.list }, error);
    }
  });
}

/** Tries what is due, oldest first, for as long as a run may take. With no way out, what is older than two days is dropped. */
export async function deliverDue(now = Date.now()): Promise<void> {
  const open = (await listOpen()).sort((a, b) => idTime(a.id) - idTime(b.id));
  if (!hasWay()) {
    const old = open.filter(({ id }) => idTime(id) < now - GIVE_UP_MS);
    for (const key of old) await dropMessage(key);
    return;
  }
  for (const key of open.filter((one) => isOldRefusal(one, now))) await dropMessage(key);
  const due = open.filter(({ dueAt }) => dueAt <= now);
  const endsAt = performance.now() + RUN_MS;
  let inVain = 0;
  const work = async (): Promise<void> => {
    for (let key = due.shift(); key; key = due.shift()) {
      if (performance.now() > endsAt || inVain >= IN_VAIN) return;
      inVain = (await tryDue(key, now)) === 'unanswered' ? inVain + 1 : 0;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Never throws: one that is damaged keeps no other from leaving. */
async function tryDue(key: OpenKey, now: number): Promise<Outcome> {
  try {
    const outcome = await deliver(key, { now: Date.now() });
    if (outcome === 'nothing to do') await tidy(key, now);
    return outcome;
  } catch (error) {
    logProblem('not-delivered', { list: key.list }, error);
    return 'not taken';
  }
}

const isOldRefusal = ({ kind, reason, id }: OpenKey, now: number): boolean =>
  kind === 'answer' && reason !== undefined && idTime(id) < now - SHOWN_MS;

type Outcome = 'left' | 'not taken' | 'unanswered' | 'nothing to do';

/**
 * One try of one message by every way that has not taken it; after the first one to the company comes the answer to the visitor, if
 * there is to be one. `again`: also of one that was given up.
 */
export async function deliver(key: MessageKey, { now = Date.now(), again = false } = {}): Promise<Outcome> {
  const record = await findRecord<StoredRecord>(key.list, key.id);
  if (!record) return 'nothing to do';
  const ways = await readWays(key, record);
  if (!ways) {
    if (key.kind === 'answer') await dropMessage(key);
    return 'nothing to do';
  }
  const message = await leaseMessage(key, { now, until: now + LEASE_MS, again });
  if (!message) return 'nothing to do';
  const answer = message.tries === 0 && key.kind === undefined && (await queueAnswer(key, record));
  const due = ways.filter(({ channel }) => isOpen(message, channel));
  const made = await Promise.all(due.map(attempt));
  const attempts = [...message.attempts, ...made];
  const tried = afterTry({ ...message, attempts, tries: message.tries + 1 }, ways);
  await settleMessage(tried);
  if (answer) await deliver(answer);
  if (tried.state === 'sent') return 'left';
  return made.every(({ outcome }) => outcome.endsWith('no-answer')) ? 'unanswered' : 'not taken';
}

async function attempt({ channel, send }: Way): Promise<Attempt> {
  const ended = (outcome: Attempt['outcome'], code?: number): Attempt => {
    return { at: new Date().toISOString(), channel, outcome, code };
  };
  try {
    await send();
    return ended('sent');
  } catch (error) {
    if (error instanceof DeliveryError) return ended(error.reason, error.code);
    logProblem('way-broken', { channel }, error);
    return ended(`${channel}-no-answer`);
  }
}

/** What a message is after a try: it has left, waits for the next one, or is given up. */
function afterTry(message: StoredMessage, ways: readonly Way[]): StoredMessage {
  const { tries, queuedAt } = message;
  const missing = ways.filter(({ channel }) => lastOutcome(message, channel) !== 'sent');
  if (missing.length === 0) return { ...message, state: 'sent' };
  const dueAt = Date.now() + Math.min(FIRST_PAUSE_MS * GROWTH ** (tries - 1), LONGEST_PAUSE_MS);
  const goesOn = missing.some(({ channel }) => isOpen(message, channel)) && dueAt < queuedAt + GIVE_UP_MS;
  return goesOn ? { ...message, dueAt } : { ...message, state: 'failed' };
}

/** Whether a way is still to be tried: a mail server that refuses the message itself will refuse it again. */
function isOpen(message: StoredMessage, channel: Channel): boolean {
  const last = lastOutcome(message, channel);
  return last !== 'sent' && (last !== 'mail-refused' || message.tries === 0);
}

const lastOutcome = ({ attempts }: StoredMessage, channel: Channel): Attempt['outcome'] | undefined =>
  attempts.findLast((one) => one.channel === channel)?.outcome;

/** For a message that stands as due and is not: what stands for it is put right, or goes with its record. */
async function tidy(key: OpenKey, now: number): Promise<void> {
  const message = await readMessage(key);
  if (message && message.leasedUntil > now) return;
  if (message && message.state !== 'waiting') await putOpen(message);
  else if (message && message.dueAt > now) await putOpen(message);
  else if (idTime(key.id) < now - RECORD_MS) await dropMessage(key);
}
