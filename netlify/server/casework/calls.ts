import { personOf, serve, type Answer, type Call, type ServedCall } from '../http/call.ts';
import { accept, checkInput } from '../handlers/accept.ts';
import { listName } from '../handlers/list-name.ts';
import { fromPersonOf } from './person.ts';
import { addNote, allNotes, readNotes } from './store/notes.ts';
import { addSeen, readSeen } from './store/seen.ts';
import { changeStates, readStates } from './store/states.ts';
import { requiredText, submissionId } from '#forms/fields/rules.ts';
import { workEndpoints } from '#shared/endpoints/casework.ts';
import { ID_PATTERN } from '#shared/ids.ts';
import { fail, ok } from '#shared/result.ts';
import {
  MAX_CHANGED,
  MAX_NOTE,
  MAX_NOTES,
  WORK_STATUSES,
  type FromPerson,
  type NotesById,
  type WorkNote,
} from '#shared/casework.ts';
import { z } from '#shared/zod.ts';

const id = z
  ._default(z.string(), '')
  .check(z.refine((text) => ID_PATTERN.test(text), 'id must be the id of a record.'));

const setSchema = z.object({
  list: listName,
  rows: z
    ._default(z.array(z.object({ id, at: z.number() })), [])
    .check(z.minLength(1, 'rows must name a record.'), z.maxLength(MAX_CHANGED, 'There are too many rows.')),
  status: z.optional(z.enum(WORK_STATUSES, 'There is no such status.')),
  who: z.optional(z.enum(['me', 'nobody'], 'who must be me or nobody.')),
});

const noteKey = { list: listName, id };
const noteSchema = z.object({
  ...noteKey,
  text: requiredText('Please write a note.', MAX_NOTE),
  submissionId,
});

const listOf = ({ url }: Call) =>
  checkInput(z.object({ list: listName }), Object.fromEntries(url.searchParams));

async function showList(call: Call): Promise<Answer<unknown>> {
  const query = listOf(call);
  if (!query.ok) return query;
  const work = await readStates(query.value.list);
  return ok({ status: 'success', me: personOf(call.session).id, ...work });
}

const set = accept(setSchema, async ({ list, rows, status, who }, { session }) => {
  const me = personOf(session);
  const holder = { me, nobody: { id: '', name: '' } };
  return ok(await changeStates(list, rows, { status, who: who && holder[who] }, me));
});

async function showNotes({ url }: Call): Promise<Answer<{ status: 'success'; notes: WorkNote[] }>> {
  const key = checkInput(z.object(noteKey), Object.fromEntries(url.searchParams));
  return key.ok ? ok({ status: 'success', notes: await readNotes(key.value.list, key.value.id) }) : key;
}

async function showAllNotes(call: Call): Promise<Answer<{ status: 'success'; notes: NotesById }>> {
  const query = listOf(call);
  if (!query.ok) return query;
  const all = await allNotes(query.value.list);
  return ok({ status: 'success', notes: Object.fromEntries(all.map(({ id, notes }) => [id, notes])) });
}

const writeNote = accept(noteSchema, async ({ list, id, ...note }, { session }): Promise<Answer<unknown>> => {
  const me = personOf(session);
  const notes = await addNote(list, id, note, me);
  if (notes === 'full')
    return fail({ kind: 'conflict', message: `There are ${MAX_NOTES} notes on this already.` });
  const work = await changeStates(list, [{ id, at: Infinity }], { notes: notes.length }, me);
  return ok({ ...work, notes });
});

async function showPerson({ url }: Call): Promise<Answer<{ status: 'success'; found: FromPerson[] }>> {
  const key = checkInput(z.object(noteKey), Object.fromEntries(url.searchParams));
  if (!key.ok) return key;
  const found = await fromPersonOf(key.value.list, key.value.id);
  return found
    ? ok({ status: 'success', found })
    : fail({ kind: 'not-found', message: 'There is no such submission.' });
}

const MAX_LISTS = 50;
const seenSchema = z.object({
  seen: z
    ._default(z.record(z.string().check(z.regex(/^[a-z]{1,30}$/, 'There is no such list.')), z.number()), {})
    .check(
      z.refine((seen) => Object.keys(seen).length > 0, 'seen must name a list.'),
      z.refine((seen) => Object.keys(seen).length <= MAX_LISTS, 'There are too many lists.'),
    ),
});

async function showSeen({ session }: Call): Promise<Answer<unknown>> {
  return ok({ status: 'success', seen: await readSeen(personOf(session).id) });
}

const see = accept(seenSchema, async ({ seen }, { session }) =>
  ok({ status: 'success', seen: await addSeen(personOf(session).id, seen) }),
);

/** The work on enquiries that administrators share. */
export const workCalls: readonly ServedCall[] = [
  serve(workEndpoints.workList, showList),
  serve(workEndpoints.workSet, set),
  serve(workEndpoints.workNotes, showNotes),
  serve(workEndpoints.workAllNotes, showAllNotes),
  serve(workEndpoints.workNote, writeNote),
  serve(workEndpoints.workPerson, showPerson),
  serve(workEndpoints.workSeenList, showSeen),
  serve(workEndpoints.workSeen, see, 'never'),
];
