/**
 * Why a message could not be handed over: words of ours for what a mail server or a webhook said, which may name people. In the
 * order of what can be done about it.
 */
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

/** What staff are told of one message; without a `message` none was ever due. */
export interface MessageAnswer {
  status: 'success';
  message?: {
    state: 'waiting' | 'sent' | 'failed';
    attempts: readonly Attempt[];
    /** When the next try comes, in ISO 8601 UTC, while it waits. */
    next?: string | undefined;
  };
}

/** A mail that is kept in a file instead of being sent; `name` is the file's. */
export interface KeptMail {
  name: string;
  /** The list of the record that it tells of. */
  list: string;
  /** ISO 8601 UTC. */
  at: string;
}
