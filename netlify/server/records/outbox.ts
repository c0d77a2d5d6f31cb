import { openCollection } from '../database/blobs.ts';
import { listKeys, type Collection, type CollectionName } from '../database/collection.ts';
import { changeDocument, readDocument, readEach } from '../database/documents.ts';
import { claim, claimKey, type Claim } from './claims.ts';
import type { HeldAbout } from './held.ts';
import { listNames } from '#forms/registry.ts';
import { idTime, invertId } from '#shared/ids.ts';
import type { Attempt, MessageKind, Reason } from '#shared/notifications.ts';
import type { HeldThing } from '#shared/personal-data.ts';

const DAY_MS = 86_400_000;

/** The record that a message is about. The message says no more of it: a record that is erased leaves nothing here. */
export interface MessageKey {
  list: CollectionName;
  id: string;
  /** Of the two messages about a record the one that answers its visitor; without it the one that tells the company. */
  kind?: MessageKind | undefined;
}

export interface StoredMessage extends MessageKey {
  state: 'waiting' | 'sent' | 'failed';
  /** Moments are milliseconds since 1970. Tries are given up two days after this one. */
  queuedAt: number;
  dueAt: number;
  /** Whoever tries has the message alone until then. */
  leasedUntil: number;
  /** Tries since it was queued, and all attempts there ever were. */
  tries: number;
  attempts: readonly Attempt[];
}

/** A message as the key that stands for it tells: due at a moment, or given up. */
export interface OpenKey extends MessageKey {
  dueAt: number;
  reason?: Reason;
}

/*
 *   open/<place>/<state>   a message that has not left: `waiting-<due>` or `failed-<reason>`
 *   messages/<place>       the truth about it, from its first try on
 *
 * The place is `<list>/<inverted id>` of a message to the company, with `-answer` behind it of one to the visitor.
 * A listing of `open/` tells all that there is to do and to show, without reading a document. It may lag behind the truth, which
 * every try asks first; it never lacks a message that has not left.
 */
const outbox = (): Collection => openCollection('outbox');
const ANSWER = '-answer';
const placeOf = ({ list, id, kind }: MessageKey): string =>
  `${list}/${invertId(id)}${kind === 'answer' ? ANSWER : ''}`;
const openPrefix = (key: MessageKey): string => `open/${placeOf(key)}/`;
const messageKey = (key: MessageKey): string => `messages/${placeOf(key)}`;
const waitingKey = (key: MessageKey, dueAt: number): string =>
  `${openPrefix(key)}waiting-${dueAt.toString(36)}`;

/** What stands where nothing is known of who called. */
const NOBODY = '1';

/**
 * Puts down that a message is to leave. One request to the store, and twice is once. `caller` names in a hash the network that the
 * record came from; it is known until the first try.
 */
export async function queueMessage(key: MessageKey, caller = NOBODY): Promise<void> {
  await outbox().write(waitingKey(key, 0), caller);
}

/** The `caller` of a message that was not tried yet, if it is known. */
export async function readCaller(key: MessageKey): Promise<string | undefined> {
  const found = await outbox().read(waitingKey(key, 0));
  return found?.text === NOBODY ? undefined : found?.text;
}

/** Takes that back: the record is another one's repetition. */
export async function unqueueMessage(key: MessageKey): Promise<void> {
  await outbox().delete(waitingKey(key, 0));
}

/** Every message that has not left, of the newest record of each list first; `some`: what one request finds. */
export async function listOpen({ some = false } = {}): Promise<OpenKey[]> {
  const found: OpenKey[] = [];
  for await (const entries of outbox().entries('open/')) {
    found.push(...entries.map(({ key }) => parseOpen(key)));
    if (some) break;
  }
  return found;
}

/** What is known of a message; undefined before its first try. */
export const readMessage = (key: MessageKey): Promise<StoredMessage | undefined> =>
  readDocument<StoredMessage>(outbox(), messageKey(key));

/**
 * Takes a message for one try, until `until`. `again` begins anew with one that was given up or is not due yet. Out: undefined
 * if there is nothing to try now: it has left, is not due, or somebody else tries.
 */
export function leaseMessage(
  key: MessageKey,
  { now, until, again = false }: { now: number; until: number; again?: boolean },
): Promise<StoredMessage | undefined> {
  const fresh: StoredMessage = {
    ...key,
    ...{ state: 'waiting', queuedAt: now, dueAt: now, leasedUntil: 0, tries: 0, attempts: [] },
  };
  const take = (found = fresh): StoredMessage | undefined => {
    if (found.state === 'sent' || found.leasedUntil > now) return undefined;
    if (again) return { ...found, state: 'waiting', queuedAt: now, dueAt: now, tries: 0, leasedUntil: until };
    const isDue = found.state === 'waiting' && found.dueAt <= now;
    return isDue ? { ...found, leasedUntil: until } : undefined;
  };
  return changeDocument<StoredMessage>(outbox(), messageKey(key), take, fresh);
}

/** Keeps what became of a try and gives the message back; one whose time ran out meanwhile is somebody else's by now. */
export async function settleMessage(message: StoredMessage): Promise<void> {
  const settled = { ...message, leasedUntil: 0 };
  const isMine = (found: StoredMessage | undefined) => found?.leasedUntil === message.leasedUntil;
  await changeDocument<StoredMessage>(
    outbox(),
    messageKey(message),
    (found) => (isMine(found) ? settled : undefined),
    settled,
  );
  await putOpen(settled);
}

/** Makes what stands for a message say what the message itself does; nothing stands for one that has left. */
export async function putOpen(message: StoredMessage): Promise<void> {
  const { state, dueAt, attempts } = message;
  const why = attempts.findLast(({ outcome }) => outcome !== 'sent')?.outcome;
  const wanted = {
    sent: undefined,
    waiting: waitingKey(message, dueAt),
    failed: `${openPrefix(message)}failed-${why}`,
  }[state];
  if (wanted) await outbox().write(wanted, '1');
  const keys = await listKeys(outbox(), openPrefix(message));
  await Promise.all(keys.filter((key) => key !== wanted).map((key) => outbox().delete(key)));
}

/** Takes away all that is known of a message, and with one to the company the answer to the visitor. */
export async function dropMessage(key: MessageKey): Promise<void> {
  const place = placeOf(key);
  const found = await Promise.all(
    ['open', 'messages'].map((folder) => listKeys(outbox(), `${folder}/${place}`)),
  );
  await Promise.all(found.flat().map((one) => outbox().delete(one)));
}

/** Whether this record is answered: the first of its list, address and day is, however often asked. */
export async function claimAnswer({ list, id }: MessageKey, email: string): Promise<boolean> {
  const holds = (first: Claim) => Math.abs(idTime(id) - idTime(first.id)) < DAY_MS;
  return (await claim(outbox(), answerName(list, email), { id }, holds)).id === id;
}

const answerName = (list: string, email: string): string => ['answer', list, email.toLowerCase()].join('\n');

/** That an address was answered at a form stands under its hash for a month, also where the record is gone by then. */
export const heldAbout: HeldAbout = async ({ address }) => {
  const claims = listNames.map((list) => ({ list, key: claimKey(answerName(list, address)) }));
  const there = await Promise.all(claims.map(({ key }) => outbox().exists(key)));
  const found = claims.filter((_, at) => there[at]);
  const erase = async () => void (await Promise.all(found.map(({ key }) => outbox().delete(key))));
  return found.length === 0
    ? []
    : [{ place: 'answers', items: found.map(({ list }) => ({ values: { list } })), erase }];
};

/** Records of a list, each with when the company was told of it, and its visitor answered. */
export function withMessages(list: CollectionName, items: readonly HeldThing[]): Promise<HeldThing[]> {
  return readEach(items, async (item) => {
    if (!item.id || item.mentioned) return item;
    const key = { list, id: item.id };
    const [told, answered] = await Promise.all([readMessage(key), readMessage({ ...key, kind: 'answer' })]);
    const messages = {
      ...(told && { told: told.attempts }),
      ...(answered && { answered: answered.attempts }),
    };
    return { ...item, values: { ...item.values, ...messages } };
  });
}

function parseOpen(key: string): OpenKey {
  const [, list = '', place = '', state = ''] = key.split('/');
  const at = state.indexOf('-') + 1;
  const inverted = place.replace(ANSWER, '');
  const kind = place === inverted ? undefined : 'answer';
  const named: MessageKey = { list: list as CollectionName, id: invertId(inverted), kind };
  return state.startsWith('failed')
    ? { ...named, dueAt: Infinity, reason: state.slice(at) as Reason }
    : { ...named, dueAt: Number.parseInt(state.slice(at), 36) };
}
