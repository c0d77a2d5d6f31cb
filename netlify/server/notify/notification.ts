import { html, type Markup } from '../pages/html.ts';
import { readEnv } from '../env.ts';
import { ASIDES } from '#forms/engine/asides.ts';
import { listedFields, senderOf } from '#forms/engine/record.ts';
import { email } from '#forms/fields/email.ts';
import { forms } from '#forms/registry.ts';
import { idTime } from '#shared/ids.ts';
import { PATHS } from '#shared/paths.ts';
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
  /** Whom an answer goes to; undefined where what was typed is no address, as feedback may have it. */
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

/** The notification of a record, out of its form's definition; undefined for a list that nobody is told of. */
export function notificationOf(list: string, record: StoredRecord): Notification | undefined {
  const source = sourceOf(list);
  if (!source) return undefined;
  const { tab, tabId, fields } = source;
  const { id } = record;
  const sender = senderOf(record) ?? '';
  const replyTo = z.safeParse(address, record['email'] ?? '');
  const { URL: site } = readEnv();
  return {
    list,
    id,
    at: new Date(idTime(id)),
    subject: oneLine(`${tab}: ${sender}`).slice(0, MAX_SUBJECT),
    replyTo: replyTo.success ? { name: oneLine(sender), address: replyTo.data } : undefined,
    fields: fields.map(({ key, label, isLong }) => ({ key, label, isLong, value: record[key] ?? '' })),
    link: site && `${new URL(PATHS.admin, site).href}#${tabId}/${id}`,
  };
}

/** The notification as a mail shows it, in both of its forms. */
export function mailTextOf(notification: Notification): { text: string; html: string } {
  const { subject, at, fields, link } = notification;
  const when = `${moment.format(at)}, Nepal time`;
  const answered = fields.filter(({ value }) => value !== '');
  const lines = answered.map(({ label, value, isLong }) => `${label}:${isLong ? '\n' : ' '}${value}`);
  return {
    text: [subject, when, '', ...lines, '', ...(link ? [`Open it in the staff area: ${link}`] : [])].join(
      '\n',
    ),
    html: page(subject, when, answered, link).source,
  };
}

const CELL = 'padding:6px 12px 6px 0;vertical-align:top;text-align:left';

function page(
  subject: string,
  when: string,
  fields: Notification['fields'],
  link: string | undefined,
): Markup {
  const rows = fields.map(
    ({ label, value }) =>
      html`<tr>
        <th style="${CELL};color:#555;font-weight:normal">${label}</th>
        <td dir="auto" style="${CELL};white-space:pre-line">${value}</td>
      </tr>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <body style="font:16px/1.5 sans-serif;color:#1a1a1a">
        <h1 style="font-size:20px;margin:0">${subject}</h1>
        <p style="margin:0 0 12px;color:#555">${when}</p>
        <table style="border-collapse:collapse">
          ${rows}
        </table>
        ${link === undefined ? undefined : html`<p><a href="${link}">Open it in the staff area</a></p>`}
      </body>
    </html>`;
}

/** White space and what steers a terminal or a mail's head are blanks: a header has one line. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
