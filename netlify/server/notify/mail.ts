import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Address, SendMailOptions } from 'nodemailer';
import type { NodemailerError } from 'nodemailer/lib/errors';
import { formVariable, readEnv, type Env } from '../env.ts';
import type { MessageKey } from '../records/outbox.ts';
import { DeliveryError, type Way } from './delivery.ts';
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

/** Whether mails go anywhere. */
export const hasMail = (): boolean => SENDERS[mailSetup()] !== undefined;

/** What a mail says, and to whom an answer to it goes. */
export interface Mail {
  subject: string;
  replyTo: Address | string | undefined;
  headers: Readonly<Record<string, string>>;
  text: string;
  html: string;
}

/** The way of a mail, if the settings have one; without `to` it goes to the company. */
export function mailWay(key: MessageKey, mail: Mail, to?: string): Way | undefined {
  const send = SENDERS[mailSetup()];
  return send && { channel: 'mail', send: () => send(key, envelopeOf(key, mail, to, readEnv())) };
}

const SENDERS = { smtp: sendMail, files: keepMail, none: undefined, unusable: undefined };

/** What a mail is about: a record of a list, or an invitation to the team. */
type About = Omit<MessageKey, 'list'> & { list: string };

/** The name of the file of a mail: in the order of time. */
const mailFile = (key: About): string => `${key.id}-${nameOf(key, '-')}.eml`;

/** A message among those about its record. */
const nameOf = ({ list, kind }: About, between: string): string => [list, kind].filter(Boolean).join(between);

/** A mail to one person, once, by the way that mail goes. Throws if it is not taken, or mail goes nowhere. */
export async function mailPerson(mail: { to: string; subject: string; text: string }): Promise<void> {
  const send = SENDERS[mailSetup()];
  if (!send) throw new DeliveryError('mail-no-answer');
  const from = readEnv().NOTIFY_FROM ?? company.emails.info;
  await send({ list: 'team', id: createId() }, { from, ...mail });
}

async function sendMail(_key: About, mail: SendMailOptions): Promise<void> {
  // Loaded when there is something to send: no visitor waits for it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    ...{ url: readEnv().SMTP_URL, dnsTimeout: STEP_MS, connectionTimeout: STEP_MS },
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

async function keepMail(key: About, mail: SendMailOptions): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(mail);
  const folder = readEnv().MAIL_DIR ?? '';
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, mailFile(key)), message as Buffer, { mode: 0o600 });
}

/** The variables that hold addresses. */
type NotifyTo = Extract<keyof Env, `NOTIFY_TO${string}`>;

/** The same message each time it is tried: whoever gets it twice after a crash knows it by its Message-ID. */
function envelopeOf(key: MessageKey, mail: Mail, to: string | undefined, env: Env): SendMailOptions {
  const from = env.NOTIFY_FROM ?? company.emails.info;
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  const own = env[formVariable('NOTIFY_TO', key.list)];
  return {
    ...mail,
    from,
    to: to === undefined ? (own ?? env.NOTIFY_TO ?? company.emails.info) : { name: '', address: to },
    messageId: `<${key.id}.${nameOf(key, '.')}@${domain}>`,
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
