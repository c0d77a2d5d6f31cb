import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { NodemailerError } from 'nodemailer/lib/errors';
import { readEnv, type Env } from '../env.ts';
import { DeliveryError, type Way } from './delivery.ts';
import { mailTextOf, type Notification } from './notification.ts';
import { company } from '#content/company.ts';
import { createId } from '#shared/ids.ts';
import type { MailSetup, Reason } from '#shared/notifications.ts';

/** A mail server that says nothing for so long does not answer; SMTP itself waits for minutes. */
const STEP_MS = 8_000;
/** A whole try ends by then, however little by little the server talks. */
const TRY_MS = 20_000;

/** Where mail goes by the settings. Half a setup is a mistake, not a wish for no mail. */
export function mailSetup(env: Env = readEnv()): MailSetup {
  if (env.SMTP_URL) return env.NOTIFY_FROM && recipients(env).length > 0 ? 'smtp' : 'unusable';
  if (env.MAIL_DIR) return 'files';
  return env.NOTIFY_FROM || recipients(env).length > 0 ? 'unusable' : 'none';
}

/** The way by mail, if the settings have one. */
export function mailWay(): Way | undefined {
  const setup = mailSetup();
  if (setup === 'smtp') return { channel: 'mail', send: sendMail };
  return setup === 'files' ? { channel: 'mail', send: keepMail } : undefined;
}

/** The name of the file of a mail: in the order of time. */
const mailFile = ({ list, id }: Pick<Notification, 'list' | 'id'>): string => `${id}-${list}.eml`;

async function sendMail(notification: Notification): Promise<void> {
  await send(mailOf(notification, readEnv()));
}

async function keepMail(notification: Notification): Promise<void> {
  await keep(mailOf(notification, readEnv()), mailFile(notification));
}

/** A mail to one person, once, by the way that mail goes. Throws if it is not taken, or mail goes nowhere. */
export async function mailPerson(mail: { to: string; subject: string; text: string }): Promise<void> {
  const from = readEnv().NOTIFY_FROM ?? company.emails.info;
  const setup = mailSetup();
  if (setup === 'smtp') await send({ from, ...mail });
  else if (setup === 'files') await keep({ from, ...mail }, mailFile({ list: 'team', id: createId() }));
  else throw new DeliveryError('mail-no-answer');
}

async function send(mail: SendMailOptions): Promise<void> {
  const env = readEnv();
  // Loaded when there is something to send: no visitor waits for it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    ...{ url: env.SMTP_URL, dnsTimeout: STEP_MS, connectionTimeout: STEP_MS },
    ...{ greetingTimeout: STEP_MS, socketTimeout: STEP_MS },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  try {
    await transport.sendMail({ ...mail, signal: AbortSignal.timeout(TRY_MS) });
  } catch (error) {
    throw failureOf(error as NodemailerError);
  } finally {
    transport.close();
  }
}

async function keep(mail: SendMailOptions, name: string): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(mail);
  const folder = readEnv().MAIL_DIR ?? '';
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
}

/** The variables that hold addresses. */
type NotifyTo = Extract<keyof Env, `NOTIFY_TO${string}`>;

/** The same message each time it is tried: whoever gets it twice after a crash knows it by its Message-ID. */
function mailOf(notification: Notification, env: Env) {
  const { list, id, subject, replyTo } = notification;
  const from = env.NOTIFY_FROM ?? company.emails.info;
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  const own = env[`NOTIFY_TO_${list.toUpperCase().replaceAll('-', '_')}` as NotifyTo];
  return {
    ...{ from, to: own ?? env.NOTIFY_TO ?? company.emails.info, subject, replyTo },
    messageId: `<${id}.${list}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...mailTextOf(notification),
  };
}

const isTo = (name: string): name is NotifyTo => name.startsWith('NOTIFY_TO');
const recipients = (env: Env): string[] =>
  Object.keys(env)
    .filter(isTo)
    .flatMap((name) => env[name] ?? []);

/** What went wrong in words of ours: the server's own may name people. */
function failureOf({ code, originalCode, responseCode, permanent }: NodemailerError): DeliveryError {
  const reason = ((): Reason => {
    if (code === 'EAUTH' || code === 'ENOAUTH') return 'mail-sign-in';
    if (code === 'ETLS' || code === 'EREQUIRETLS' || /CERT|TLS|SSL/.test(originalCode ?? ''))
      return 'mail-tls';
    if (responseCode === undefined) return code === 'EENVELOPE' ? 'mail-refused' : 'mail-no-answer';
    return permanent ? 'mail-refused' : 'mail-later';
  })();
  return new DeliveryError(reason, responseCode);
}
