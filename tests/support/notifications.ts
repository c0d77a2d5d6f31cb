import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { deliverDue } from '#server/notify/deliver.ts';
import { listOpen, readMessage, type StoredMessage } from '#server/records/outbox.ts';
import type { endpoints } from '#shared/endpoints/all.ts';
import { servedCall } from './all-functions.ts';
import { callFunction } from './call-function.ts';
import { MailServer } from './mail-server.ts';
import { sampleInput } from './sample-input.ts';
import { sessionFrom, useAdministrator } from './staff-session.ts';
import { openTestStore, useStore } from './test-store.ts';

const SETTINGS = [
  'SMTP_URL',
  'NOTIFY_FROM',
  'NOTIFY_TO',
  'NOTIFY_TO_DEMO',
  'ANSWER_FORMS',
  'URL',
  'MAIL_DIR',
];
const WEBHOOK = ['NOTIFY_WEBHOOK_URL', 'NOTIFY_WEBHOOK_SECRET'];
/** What stops with the test. */
export const running: { stop: () => Promise<void> }[] = [];
export type CallName = keyof typeof endpoints;

/** A store with nothing to tell of, and no settings, for each test of a file; what a test has started stops with it. */
export function useNotifications(): void {
  useStore();
  beforeAll(useAdministrator);
  beforeEach(async () => {
    for (const name of ['outbox', 'unsubscribed', 'call-counts'] as const)
      await openTestStore(name).deleteAll();
  });
  afterEach(async () => {
    for (const name of [...SETTINGS, ...WEBHOOK]) delete process.env[name];
    vi.useRealTimers();
    for (const one of running.splice(0)) await one.stop();
  });
}

/** A mail server that the site sends to; `query` is of SMTP_URL. */
export async function mailServer(
  options: SMTPServerOptions = {},
  { scheme = 'smtp', user = '', query = '' } = {},
): Promise<MailServer> {
  const server = await new MailServer(options).start();
  running.push(server);
  sendTo(`${scheme}://${user}127.0.0.1:${server.port}${query}`);
  return server;
}

export function sendTo(url: string): void {
  Object.assign(process.env, {
    SMTP_URL: url,
    NOTIFY_FROM: 'GR8 Nepal <site@gr8.example>',
    NOTIFY_TO: 'office@gr8.example, second@gr8.example',
  });
}

export async function submit(
  name: CallName = 'contactSubmit',
  changes: object = {},
  address = '203.0.113.7',
) {
  const { run, definition } = servedCall(name);
  const body = { ...sampleInput[name], ...changes };
  const answer = await callFunction(run, definition, { body, address });
  expect(answer.status).toBe(200);
}

export async function staff<Output>(name: CallName, request: Parameters<typeof callFunction>[2] = {}) {
  const { run, definition } = servedCall(name);
  const headers = await sessionFrom(Date.now());
  return (await callFunction(run, definition, { ...request, headers })).body as Output;
}

/** Moves the newest suspected message of the contact form into the inbox, as staff do. Out: its id. */
export async function moveToInbox(): Promise<string> {
  const [{ id } = { id: '' }] = await staff<{ id: string }[]>('contactList', { query: { suspected: '1' } });
  await staff('submissionMove', { body: { list: 'contact', id } });
  return id;
}

/** A mail as its reader sees it: its text without the encoding of its transport. */
export function decoded(mail: string): string {
  const bytes = mail
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** The one message that has not left, as the store has it. */
export async function onlyMessage(): Promise<StoredMessage> {
  const [open, ...more] = await listOpen();
  expect(more).toEqual([]);
  const message = open && (await readMessage(open));
  if (!message) throw new Error('No message waits.');
  return message;
}

/** Runs the job at a later time. */
export async function later(ms: number): Promise<void> {
  vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });
  await deliverDue(Date.now());
}

export const MINUTE = 60_000;
export const DAY = 1_440 * MINUTE;
