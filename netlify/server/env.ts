import { isPasswordHash } from './auth/password.ts';
import { logProblem } from './log.ts';
import { listNames } from '#forms/registry.ts';
import { MAX_NAME } from '#shared/limits.ts';
import { z } from '#shared/zod.ts';

/** An empty variable counts as missing. */
const optional = z.pipe(
  z.optional(z.string()),
  z.transform((value: string | undefined) => value?.trim() || undefined),
);

/** A text that passes a check, or none. */
const checked = (check: z.core.$ZodCheck<string>) => z.pipe(optional, z.optional(z.string().check(check)));

const hasProtocol = (value: string, protocols: readonly string[]): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);
const address = (message: string) =>
  checked(z.refine((value: string) => hasProtocol(value, ['http:', 'https:']), message));

const wholeNumber = (most: number, message: string) =>
  z.number(message).check(z.minimum(0, message), z.maximum(most, message), z.multipleOf(1, message));
const MINUTES = 'PUBLISH_EVERY_MINUTES must be a whole number from 0 to 1440.';
/** `a@b.co` or `Name <a@b.co>`. */
const MAILBOX = /^(?:[^<>@,;\p{Cc}]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u;
const isMailboxes = (value: string): boolean => value.split(',').every((one) => MAILBOX.test(one.trim()));
const mailboxes = (name: string) =>
  checked(z.refine(isMailboxes, `${name} must be e-mail addresses, separated by commas.`));

const DAYS = 36_500;
const days = (name: string) => {
  const number = wholeNumber(DAYS, `${name} must be a whole number of days from 0 to ${DAYS}.`);
  const read = z.transform((value: string | undefined) => (value === undefined ? undefined : Number(value)));
  return z.pipe(optional, z.pipe(read, z.optional(number)));
};

const isSmtpAddress = (value: string): boolean => hasProtocol(value, ['smtp:', 'smtps:']);
const MIN_SECRET = 16;

/** The variable of a form's own, for its records in `list`: `NOTIFY_TO_LETS_CONNECT`. */
export const formVariable = <Prefix extends string>(prefix: Prefix, list: string): `${Prefix}_${string}` =>
  `${prefix}_${list.toUpperCase().replaceAll('-', '_')}`;

/** One of the same kind for each form. */
const ofEachForm = <Prefix extends string, Rule>(prefix: Prefix, rule: (name: string) => Rule) =>
  Object.fromEntries(
    listNames.map((list) => formVariable(prefix, list)).map((name) => [name, rule(name)]),
  ) as Record<`${Prefix}_${string}`, Rule>;

const envSchema = z.object({
  /** Main address of the site; the platform sets it. */
  URL: address('URL must be an address.'),
  /** What a build is for: production or a preview; the platform sets it. */
  CONTEXT: optional,
  /** The administrator. Without both, sign-in is refused. */
  ADMIN_USERNAME: checked(z.maxLength(MAX_NAME, `ADMIN_USERNAME must have at most ${MAX_NAME} characters.`)),
  ADMIN_PASSWORD_HASH: checked(
    z.refine(isPasswordHash, 'ADMIN_PASSWORD_HASH must be the output of npm run admin:hash.'),
  ),
  /** Called when an edit of posts or FAQs is to be built. */
  BUILD_HOOK_URL: address('BUILD_HOOK_URL must be an address.'),
  /** Proves that what is said of a payment comes from the provider; without it payments are not taken home. */
  STRIPE_WEBHOOK_SECRET: optional,
  /** Minutes between the builds that edits ask for: each costs credits. */
  PUBLISH_EVERY_MINUTES: z.pipe(
    optional,
    z.pipe(
      z.transform((value: string | undefined) => Number(value ?? 30)),
      wholeNumber(1_440, MINUTES),
    ),
  ),
  /** Where the CDN's cache is purged, when it is not the platform's usual address. */
  PURGE_API_URL: address('PURGE_API_URL must be an address.'),
  /** Allows a function to purge; the platform sets it. */
  NETLIFY_PURGE_API_TOKEN: optional,
  /** Key of the geocoding service; without it a bundled table of cities answers. */
  GEOCODER_API_KEY: optional,
  /** The geocoding service, when it is not the usual one. */
  GEOCODER_URL: address('GEOCODER_URL must be an address.'),
  /** The mail server that messages about submissions go to, with the sign-in: `smtps://name:password@host`. */
  SMTP_URL: checked(
    z.refine(isSmtpAddress, 'SMTP_URL must be an address that begins with smtp:// or smtps://.'),
  ),
  /** Who they are from. */
  NOTIFY_FROM: checked(z.regex(MAILBOX, 'NOTIFY_FROM must be one e-mail address.')),
  /** Who they go to, unless a form has addresses of its own. */
  NOTIFY_TO: mailboxes('NOTIFY_TO'),
  ...ofEachForm('NOTIFY_TO', mailboxes),
  /** So many days after it came, a submission is erased, unless its form has days of its own; 0 is for ever. Accounts have their own alone. */
  RETENTION_DAYS: days('RETENTION_DAYS'),
  ...ofEachForm('RETENTION_DAYS', days),
  /** The forms whose visitors get an answer by mail. */
  ANSWER_FORMS: z.pipe(
    optional,
    z.pipe(
      z.transform((value: string | undefined) => value?.split(',').map((name) => name.trim())),
      z.optional(
        z.array(
          z.enum(listNames, `ANSWER_FORMS must be of these, separated by commas: ${listNames.join(', ')}.`),
        ),
      ),
    ),
  ),
  /** Another system that is told of submissions, and what its messages are signed with. */
  NOTIFY_WEBHOOK_URL: address('NOTIFY_WEBHOOK_URL must be an address.'),
  NOTIFY_WEBHOOK_SECRET: checked(
    z.minLength(MIN_SECRET, `NOTIFY_WEBHOOK_SECRET must have at least ${MIN_SECRET} characters.`),
  ),
  /** Folder for mails where there is no mail server; the local server sets it. */
  MAIL_DIR: optional,
  /** Which calls leave a line in the log: all, refused ones too (faults), or only our own errors. */
  LOG_CALLS: z.pipe(
    optional,
    z.pipe(
      z.transform((value: string | undefined) => value ?? 'faults'),
      z.enum(['all', 'faults', 'errors'], 'LOG_CALLS must be all, faults or errors.'),
    ),
  ),
});

export type Env = z.infer<typeof envSchema> &
  Readonly<
    Record<`NOTIFY_TO_${string}`, string | undefined> & Record<`RETENTION_DAYS_${string}`, number | undefined>
  >;

let parsed: Env | undefined;

/**
 * The server's settings, read at the first request. A variable that cannot be used is named in the log and counts as
 * missing: a misspelt one takes its own feature along, never a visitor's form.
 */
export const readEnv = (): Env => (parsed ??= parseUsable(process.env));

function parseUsable(variables: Record<string, string | undefined>): Env {
  const result = z.safeParse(envSchema, variables);
  if (result.success) return result.data;
  const { issues } = result.error;
  for (const { message } of issues) logProblem('variable-unusable', { message });
  const faulty = new Set(issues.map(({ path }) => path[0]));
  return parseEnv(Object.fromEntries(Object.entries(variables).filter(([name]) => !faulty.has(name))));
}

/** Checks the variables given. Throws with one line per faulty one; never repeats a value. */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const result = z.safeParse(envSchema, variables);
  if (result.success) return result.data;
  throw new Error(result.error.issues.map((issue) => issue.message).join('\n'));
}
