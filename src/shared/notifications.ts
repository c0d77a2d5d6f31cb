/** Why a message was not taken, in words that name nobody, in the order of what can be done. */
export const REASONS = {
  'mail-refused': 'the mail server refuses it',
  'mail-sign-in': 'the mail server refuses the sign-in',
  'mail-tls': 'there is no safe connection to the mail server',
  'mail-later': 'the mail server puts it off',
  'mail-no-answer': 'the mail server does not answer',
  'webhook-refused': 'the webhook refuses it',
  'webhook-no-answer': 'the webhook does not answer',
} as const;
export type Reason = keyof typeof REASONS;

/** What a message is for, if not to tell the company: the answer that a form's visitor gets. */
export type MessageKind = 'answer';

/** The ways out that a message takes, each on its own. */
export type Channel = 'mail' | 'webhook';

/** One try to hand a message over. */
export interface Attempt {
  /** ISO 8601 UTC. */
  at: string;
  channel: Channel;
  outcome: 'sent' | Reason;
  /** What the mail server or the webhook answered: a reply code of SMTP, a status of HTTP. */
  code?: number | undefined;
}

/** Where mail goes: to a mail server, into files on this machine, nowhere, or nowhere by a mistake in the settings. */
export type MailSetup = 'smtp' | 'files' | 'none' | 'unusable';

/** A message that has not left by every way yet. */
export interface OpenMessage {
  /** The list of its record, by the name that `/submissions/restore` takes, and the record's id. */
  list: string;
  id: string;
  kind?: MessageKind | undefined;
  /** Why it was given up; without it another try will come. */
  reason?: Reason | undefined;
}

/** What staff are told of all messages; of more than a thousand open ones, some. */
export interface NotificationState {
  status: 'success';
  mail: MailSetup;
  webhook: boolean;
  open: OpenMessage[];
}

/** How far a message is. */
export interface MessageState {
  state: 'waiting' | 'sent' | 'failed';
  attempts: readonly Attempt[];
  /** When the next try comes, in ISO 8601 UTC, while it waits. */
  next?: string | undefined;
}

/** What staff are told of the messages about one record: to the company, and to its visitor. What is missing was never due. */
export interface MessageAnswer {
  status: 'success';
  message?: MessageState | undefined;
  answer?: MessageState | undefined;
}

/** A mail that is kept in a file instead of being sent; `name` is the file's. */
export interface KeptMail {
  name: string;
  /** The list of the record that it is about. */
  list: string;
  kind?: MessageKind | undefined;
  /** ISO 8601 UTC. */
  at: string;
}
