import { afterCall } from '../../call-time.ts';
import { openCollection } from '../../database/blobs.ts';
import { createDocument } from '../../database/documents.ts';
import { RecordList, recordKey, type Page, type PageRequest } from '../../database/pages.ts';
import type { NoteCall } from '../../http/call.ts';
import { logProblem } from '../../log.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
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

/** Keeps that a call was made, after its answer. */
export const noteCall: NoteCall = ({ definition, who, fields, answer }) => {
  const fault = answer.ok ? '' : answer.fault.kind;
  const on = [answer.on, objectOf(fields, answer.ok ? answer.value : undefined)].filter(Boolean).join(' ');
  return afterCall(() => noteDone(definition, { who, on, fault }));
};

/** Keeps that something was done, as the call `definition` does it. Never throws: what cannot be kept is in the log. */
export async function noteDone(
  { path: call }: Endpoint,
  { who, on, fault = '' }: { who: string; on: string; fault?: string },
): Promise<void> {
  const id = createId();
  const record: AuditRecord = { id, at: new Date().toISOString(), who, call, on, fault };
  try {
    await createDocument(openCollection('audit'), recordKey('records', id), record);
    await trail.index.update();
  } catch (error) {
    logProblem('audit-not-kept', { path: call }, error);
  }
}

/** One page of the audit, newest first. */
export const readTrail = (page: PageRequest): Promise<Page<AuditRecord>> => trail.readPage(page);

/** A job: takes older records into the index. */
export async function maintainTrail(): Promise<void> {
  await trail.index.maintain();
}

/** What a call says of its object by itself, and what it sets there. Anything else in its body may be somebody's words. */
const SETTINGS = ['to', 'status', 'who', 'category', 'records'] as const;
/** As lists, ids and settings are written; a text, a name or an address is not. */
const NAME = /^[a-z0-9][a-z0-9-]{0,119}(?: [a-z]{1,20})?$/;
/** So many ids are written out. */
const MOST_IDS = 20;

/** `contact 0mh2… status: answered`: list and ids, that of what was made among them, and what was set. */
function objectOf(fields: Readonly<Record<string, unknown>>, made: unknown): string {
  const { list, id, rows } = fields;
  const ids = (Array.isArray(rows) ? rows.map(idOf) : [nameOf(id) ?? idIn(made)]).filter(Boolean);
  const more = ids.length > MOST_IDS ? `and ${ids.length - MOST_IDS} more` : '';
  const set = SETTINGS.map((name) => nameOf(fields[name]) && `${name}: ${nameOf(fields[name])}`);
  return [nameOf(list), ...ids.slice(0, MOST_IDS), more, ...set].filter(Boolean).join(' ');
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
