import { siteAddress } from '../deploy.ts';
import type { Mail } from './mail.ts';
import { mailBody } from './template.ts';
import { ASIDES } from '#forms/engine/asides.ts';
import { listedFields, senderOf } from '#forms/engine/record.ts';
import { email } from '#forms/fields/email.ts';
import { forms } from '#forms/registry.ts';
import { idTime } from '#shared/ids.ts';
import { MAX_EMAIL } from '#shared/limits.ts';
import { PATHS } from '#shared/paths.ts';
import { firstCharacters } from '#shared/plain-text.ts';
import { z } from '#shared/zod.ts';

/** A stored record of any form's list. */
export type StoredRecord = Readonly<Record<string, string | undefined>> & { id: string };

/** What the company is told of one submission, whichever way it goes. */
export interface Notification {
  list: string;
  id: string;
  /** When the submission came. */
  at: Date;
  subject: string;
  /** Whom an answer goes to, if what was typed is an address. */
  replyTo: { name: string; address: string } | undefined;
  /** The answers in the order of the form, then what is kept beside them. */
  fields: readonly { key: string; label: string; value: string; isLong: boolean }[];
  /** Opens the record in the staff area. */
  link: string | undefined;
}

const MAX_SUBJECT = 120;
const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Kathmandu',
  dateStyle: 'full',
  timeStyle: 'short',
});
const address = email('', '').rule;

/** What is told of the records of one list. */
interface Source {
  tab: string;
  tabId: string;
  fields: readonly { key: string; label: string; isLong: boolean }[];
}

/** A paid checkout, which no form asks for. */
const PAYMENT: Source = {
  tab: 'Paid checkout',
  tabId: 'verification',
  fields: [
    { key: 'first_name', label: 'First name', isLong: false },
    { key: 'last_name', label: 'Last name', isLong: false },
    { key: 'email', label: 'Email', isLong: false },
    { key: 'plan', label: 'Plan', isLong: false },
    { key: 'amount', label: 'Amount', isLong: false },
  ],
};

function sourceOf(list: string): Source | undefined {
  const inbox = Object.values(forms).find(({ suspected }) => suspected === list);
  if (!inbox) return list === 'verification' ? PAYMENT : undefined;
  const { form, tab, id: tabId } = inbox;
  const questions: Readonly<Record<string, { question: { label: string } } | undefined>> = form.fields;
  const asked = listedFields(form.fields).map(({ name, key, column }) => {
    return { key, label: questions[name]?.question.label ?? key, isLong: column.kind === 'long' };
  });
  return { tab, tabId, fields: [...asked, ...ASIDES.map((aside) => ({ ...aside, isLong: false }))] };
}

/**
 * Where mail to the visitor of a record goes; undefined where what was typed is no address, as feedback may have it, or has more
 * bytes than mail carries (RFC 5321).
 */
export function addressOf(record: StoredRecord): string | undefined {
  const checked = z.safeParse(address, record['email'] ?? '');
  return checked.success && Buffer.byteLength(checked.data) <= MAX_EMAIL ? checked.data : undefined;
}

/** The notification of a record, out of its form's definition; undefined for a list that nobody is told of. */
export function notificationOf(list: string, stored: StoredRecord): Notification | undefined {
  const source = sourceOf(list);
  if (!source) return undefined;
  const record = textsOf(stored);
  const { tab, tabId, fields } = source;
  const { id } = record;
  const sender = senderOf(record) ?? '';
  const replyTo = addressOf(record);
  const site = siteAddress();
  return {
    list,
    id,
    at: new Date(idTime(id)),
    subject: firstCharacters(oneLine(`${tab}: ${sender}`), MAX_SUBJECT),
    replyTo: replyTo === undefined ? undefined : { name: oneLine(sender), address: replyTo },
    fields: fields.map(({ key, label, isLong }) => ({ key, label, isLong, value: record[key] ?? '' })),
    link: site && `${new URL(PATHS.admin, site).href}#${tabId}/${id}`,
  };
}

/** What can be told of a record, a damaged one too. */
function textsOf({ id, ...values }: StoredRecord): StoredRecord {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  return { ...Object.fromEntries(texts), id };
}

/** The mail that tells the company. */
export function companyMail({ subject, replyTo, at, fields, link }: Notification): Mail {
  return {
    subject,
    replyTo,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...mailBody({
      heading: subject,
      note: `${moment.format(at)}, Nepal time`,
      fields: fields.filter(({ value }) => value !== ''),
      links: link === undefined ? [] : [{ label: 'Open it in the staff area', href: link }],
    }),
  };
}

/** White space and what steers a terminal or a mail's head are blanks: a header has one line. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
