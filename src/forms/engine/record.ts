import type { Fields } from '../fields/field.ts';
import { asidesOf } from './asides.ts';
import type { AnyForm } from './definition.ts';
import type { Inbox } from './inbox.ts';

/** Name of an answer in stored records and lists: `first_name` for `firstName`. */
const keyOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The fields that are kept and listed, each with its key. */
export const listedFields = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, { column }]) =>
    column ? [{ name, key: keyOf(name), column }] : [],
  );

/** The stored record of a form's cleaned answers, without its id and time: every answer that is no secret, by its key. */
export function recordOf({ fields, toRecord }: AnyForm, answers: object) {
  const given: Readonly<Record<string, string | undefined>> = { ...answers };
  const kept = listedFields(fields).map(({ name, key }) => [key, given[name] ?? '']);
  return { ...(Object.fromEntries(kept) as Record<string, string>), ...toRecord?.(answers) };
}

/** The record as staff's list shows it: these fields, what it has beside them, and no others, whatever lies in the store. */
export function listedOf(
  { form, timeKey }: Inbox,
  record: { id: string },
): { id: string } & Record<string, string> {
  const stored: Readonly<Record<string, string | undefined>> = record;
  const keys = listedFields(form.fields).map(({ key }) => key);
  const listed = [...keys, ...(timeKey === null ? [] : [timeKey])].map((key) => [key, stored[key] ?? '']);
  return { id: record.id, ...(Object.fromEntries(listed) as Record<string, string>), ...asidesOf(record) };
}

/** Who sent a record, as it tells: by name, else by e-mail. */
export function senderOf(values: Readonly<Record<string, string | undefined>>): string | undefined {
  const { name, first_name: first = '', last_name: last = '', email } = values;
  return [name, `${first} ${last}`.trim(), email].find(Boolean);
}

/** The body that says that a form has arrived, in the shape of its call. */
export const successOf = ({ submit, sent: message }: Pick<AnyForm, 'submit' | 'sent'>) =>
  submit.fault === 'status' ? { status: 'success' as const, message } : { success: true as const, message };
