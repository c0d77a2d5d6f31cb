import { serve, type Answer, type ServedCall } from '../http/call.ts';
import { afterCall } from '../call-time.ts';
import { deliver } from '../notify/deliver.ts';
import { listKeptMails, readKeptMail } from '../notify/kept-mails.ts';
import { mailSetup } from '../notify/mail.ts';
import { hasWebhook } from '../notify/webhook.ts';
import {
  listOpen,
  queueMessage,
  readMessage,
  unqueueMessage,
  type MessageKey,
  type StoredMessage,
} from '../records/outbox.ts';
import { listUnsubscribed } from '../records/unsubscribed.ts';
import { accept, acceptQuery, listName } from './accept.ts';
import { requiredLine } from '#forms/fields/rules.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { ID_PATTERN } from '#shared/ids.ts';
import { MAX_NAME } from '#shared/limits.ts';
import type { MessageAnswer, MessageState, NotificationState } from '#shared/notifications.ts';
import { fail, ok, type Fault } from '#shared/result.ts';
import { z } from '#shared/zod.ts';

/** Names a message: its record, and which of the two about it. */
const keySchema = z.object({
  list: listName,
  id: z.pipe(
    requiredLine('The id is required.', MAX_NAME),
    z.string().check(z.regex(ID_PATTERN, 'id must be the id of a record.')),
  ),
  kind: z.optional(z.literal('answer', 'kind must be answer.')),
});

async function showState(): Promise<Answer<NotificationState>> {
  const mail = mailSetup();
  const webhook = hasWebhook();
  // With no way out nothing waits: nobody wants to be told.
  const open = mail === 'none' && !webhook ? [] : await listOpen({ some: true });
  return ok({
    ...{ status: 'success', mail, webhook },
    open: open.map(({ list, id, kind, reason }) => ({ list, id, kind, reason })),
  });
}

/** Tries again at once what has not left, whatever was tried; an answer must have been due before. */
const sendAgain = accept(keySchema, async (key): Promise<Answer<MessageAnswer>> => {
  const isDue = key.kind === undefined || (await readMessage(key)) !== undefined;
  if (!isDue) return fail(NOT_FOUND);
  await queueMessage(key);
  const outcome = await afterCall(() => deliver(key, { again: true }));
  const answer = await messageAnswer(key);
  if (outcome !== 'nothing to do' || answer[key.kind ?? 'message']) return ok(answer);
  await unqueueMessage(key);
  return fail(NOT_FOUND);
});

const NOT_FOUND: Fault = { kind: 'not-found', message: 'There is no such submission in the inbox.' };

async function messageAnswer({ list, id }: MessageKey): Promise<MessageAnswer> {
  const [message, answer] = await Promise.all([
    readMessage({ list, id }),
    readMessage({ list, id, kind: 'answer' }),
  ]);
  return { status: 'success', message: message && stateOf(message), answer: answer && stateOf(answer) };
}

function stateOf({ state, attempts, dueAt }: StoredMessage): MessageState {
  const next = state === 'waiting' ? new Date(dueAt).toISOString() : undefined;
  return { state, attempts, next };
}

/** What staff are told of notifications, and what they can do about one. */
export const notificationCalls: readonly ServedCall[] = [
  serve(endpoints.notificationState, showState),
  serve(
    endpoints.notificationOf,
    acceptQuery(keySchema, async (key) => ok(await messageAnswer(key))),
  ),
  serve(endpoints.notificationSend, sendAgain),
  serve(endpoints.unsubscribedList, async () =>
    ok({ status: 'success', addresses: await listUnsubscribed() }),
  ),
  serve(endpoints.keptMails, async () => ok({ status: 'success', mails: await listKeptMails() })),
  serve(endpoints.keptMail, async ({ url }) => {
    const text = await readKeptMail(url.searchParams.get('name') ?? '');
    if (text === undefined) return fail({ kind: 'not-found', message: 'There is no such mail.' });
    return ok({ status: 'success', text });
  }),
];
