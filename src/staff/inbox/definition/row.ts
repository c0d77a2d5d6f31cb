import { ID_PATTERN, idTime } from '#shared/ids.ts';
import { wellFormed } from '#shared/well-formed.ts';

/** A listed record as the table treats it: every value as text, and the moment it came in. */
export interface Row {
  id: string;
  /** Milliseconds since 1970; 0 when the record tells none. */
  time: number;
  values: Readonly<Record<string, string>>;
}

/** Reads one record of a list answer. Undefined for anything that is not a record with an id. */
export function toRow(record: unknown): Row | undefined {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return undefined;
  const values = Object.fromEntries(Object.entries(record).map(([key, value]) => [key, toText(value)]));
  const id = values['id'] ?? '';
  return id === '' ? undefined : { id, values, time: rowTime(id, values) };
}

/** The records of a list answer: the answer itself, its `data` or its `users` [S 7]; undefined when it is no list. */
export function recordsOf(answer: unknown): unknown[] | undefined {
  if (Array.isArray(answer)) return answer as unknown[];
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { data, users } = answer as { data?: unknown; users?: unknown };
  return [data, users].find((list): list is unknown[] => Array.isArray(list));
}

function toText(value: unknown): string {
  if (typeof value === 'string') return wellFormed(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** A contact message has no time of its own; its id tells. */
function rowTime(id: string, values: Record<string, string>): number {
  const stamp = Date.parse(values['submitted_at'] ?? values['created_at'] ?? '');
  if (!Number.isNaN(stamp)) return stamp;
  return ID_PATTERN.test(id) ? idTime(id) : 0;
}
