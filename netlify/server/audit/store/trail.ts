import { afterCall } from '../../call-time.ts';
import { openCollection } from '../../database/blobs.ts';
import { createDocument } from '../../database/documents.ts';
import { RecordList, recordKey, type Page, type PageRequest } from '../../database/pages.ts';
import type { NoteCall } from '../../http/call.ts';
import { logProblem } from '../../log.ts';
import { createId } from '#shared/ids.ts';

/** One call, as it is kept for good; nothing here changes or removes one. Listed newest first, like the records of a form. */
export interface AuditRecord {
  id: string;
  at: string;
  who: string;
  /** The path of the call. */
  call: string;
  on: string;
  /** Why it came to nothing; empty for what was done. */
  fault: string;
}

const trail = new RecordList<AuditRecord>('audit', 'records', (record) => record as AuditRecord);

/** Keeps that a call was made, after its answer. Never throws: what cannot be kept is in the log. */
export const noteCall: NoteCall = (made) => afterCall(() => keep(made));

const keep: NoteCall = async ({ definition: { path }, who, fields, answer }) => {
  const id = createId();
  const fault = answer.ok ? '' : answer.fault.kind;
  const made = answer.ok ? answer.value : undefined;
  const record: AuditRecord = {
    id,
    at: new Date().toISOString(),
    who,
    call: path,
    on: objectOf(fields, made),
    fault,
  };
  try {
    await createDocument(openCollection('audit'), recordKey('records', id), record);
    await trail.index.update();
  } catch (error) {
    logProblem('audit-not-kept', { path }, error);
  }
};

/** One page of the audit, newest first. */
export function readTrail(page: PageRequest): Promise<Page<AuditRecord>> {
  return trail.readPage(page);
}

/** A job: takes older records into the index. */
export async function maintainTrail(): Promise<void> {
  await trail.index.maintain();
}

/** What a call says of its object by itself. Anything else in its body may be somebody's words. */
const NAMED = ['list', 'id', 'to', 'status', 'who', 'category', 'records'] as const;
/** As lists, ids and settings are written; a text, a name or an address is not. */
const NAME = /^[a-z0-9][a-z0-9-]{0,119}(?: [a-z]{1,20})?$/;
/** So many ids are written out. */
const MOST_IDS = 20;

/** `contact 0mh2… answered`: what was sent of `NAMED`, the ids in `rows`, and the id of what was made. */
function objectOf(fields: Readonly<Record<string, unknown>>, made: unknown): string {
  const { rows } = fields;
  const ids = Array.isArray(rows) ? rows.map(idOf).filter((id) => id !== undefined) : [];
  const more = ids.length > MOST_IDS ? [`and ${ids.length - MOST_IDS} more`] : [];
  const new_ = fields['id'] === undefined ? idIn(made) : undefined;
  const parts = NAMED.map((name) => nameOf(fields[name]));
  return [parts[0], ...ids.slice(0, MOST_IDS), ...more, ...parts.slice(1), new_].filter(Boolean).join(' ');
}

function nameOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && NAME.test(text) ? text : undefined;
}

const idOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null ? nameOf((value as { id?: unknown }).id) : undefined;

/** The id of the thing that an answer holds. */
function idIn(answer: unknown): string | undefined {
  const values = typeof answer === 'object' && answer !== null ? Object.values(answer) : [];
  return values.map(idOf).find((id) => id !== undefined);
}
