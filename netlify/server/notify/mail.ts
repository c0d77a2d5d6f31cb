import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NodemailerError } from 'nodemailer/lib/errors';
import { formVariable, readEnv, type Env } from '../env.ts';
import { DeliveryError, type Way } from './delivery.ts';
import { mailTextOf, type Notification } from './notification.ts';
import { company } from '#content/company.ts';
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
  const env = readEnv();
  // Loaded when there is something to send: no visitor waits for it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    ...{ url: env.SMTP_URL, dnsTimeout: STEP_MS, connectionTimeout: STEP_MS },
    ...{ greetingTimeout: STEP_MS, socketTimeout: STEP_MS },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  try {
    await transport.sendMail({ ...mailOf(notification, env), signal: AbortSignal.timeout(TRY_MS) });
  } catch (error) {
    throw failureOf(error as NodemailerError);
  } finally {
    transport.close();
  }
}

async function keepMail(notification: Notification): Promise<void> {
  const env = readEnv();
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(mailOf(notification, env));
  const folder = env.MAIL_DIR ?? '';
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, mailFile(notification)), message as Buffer, { mode: 0o600 });
}

/** The variables that hold addresses. */
type NotifyTo = Extract<keyof Env, `NOTIFY_TO${string}`>;

/** The same message each time it is tried: whoever gets it twice after a crash knows it by its Message-ID. */
function mailOf(notification: Notification, env: Env) {
  const { list, id, subject, replyTo } = notification;
  const from = env.NOTIFY_FROM ?? company.emails.info;
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  const own = env[formVariable('NOTIFY_TO', list)];
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
