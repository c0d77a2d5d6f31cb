import { personOf, serve, type ServedCall } from '../http/call.ts';
import { accept, acceptQuery, listName } from '../handlers/accept.ts';
import { lists } from '../records/lists.ts';
import { fromPersonOf } from './person.ts';
import { addNote, allNotes, readNotes } from './store/notes.ts';
import { addSeen, readSeen } from './store/seen.ts';
import { changeStates, readStates } from './store/states.ts';
import { requiredText, submissionId } from '#forms/fields/rules.ts';
import { workEndpoints } from '#shared/endpoints/casework.ts';
import { ID_PATTERN } from '#shared/ids.ts';
import { fail, ok, type Fault } from '#shared/result.ts';
import { MAX_CHANGED, MAX_NOTE, MAX_NOTES, WORK_STATUSES } from '#shared/casework.ts';
import { z } from '#shared/zod.ts';

const id = z
  ._default(z.string(), '')
  .check(z.refine((text) => ID_PATTERN.test(text), 'id must be the id of a record.'));

const NOT_FOUND: Fault = { kind: 'not-found', message: 'There is no such submission.' };

const setSchema = z.object({
  list: listName,
  rows: z
    ._default(z.array(z.object({ id, at: z.number() })), [])
    .check(z.minLength(1, 'rows must name a record.'), z.maxLength(MAX_CHANGED, 'There are too many rows.')),
  status: z.optional(z.enum(WORK_STATUSES, 'There is no such status.')),
  who: z.optional(z.enum(['me', 'nobody'], 'who must be me or nobody.')),
});

const listSchema = z.object({ list: listName });
const keySchema = z.object({ list: listName, id });
const noteSchema = z.extend(keySchema, {
  text: requiredText('Please write a note.', MAX_NOTE),
  submissionId,
});

const MAX_LISTS = 50;
const seenSchema = z.object({
  seen: z
    ._default(z.record(z.string().check(z.regex(/^[a-z]{1,30}$/, 'There is no such list.')), z.number()), {})
    .check(
      z.refine((seen) => Object.keys(seen).length > 0, 'seen must name a list.'),
      z.refine((seen) => Object.keys(seen).length <= MAX_LISTS, 'There are too many lists.'),
    ),
});

/** The work on enquiries that administrators share. */
export const workCalls: readonly ServedCall[] = [
  serve(
    workEndpoints.workList,
    acceptQuery(listSchema, async ({ list }, { session }) =>
      ok({ status: 'success', me: personOf(session).id, ...(await readStates(list)) }),
    ),
  ),
  serve(
    workEndpoints.workSet,
    accept(setSchema, async ({ list, rows, status, who }, { session }) => {
      const me = personOf(session);
      const holder = { me, nobody: { id: '', name: '' } };
      return ok(await changeStates(list, rows, { status, who: who && holder[who] }, me));
    }),
  ),
  serve(
    workEndpoints.workNotes,
    acceptQuery(keySchema, async ({ list, id }) =>
      ok({ status: 'success', notes: await readNotes(list, id) }),
    ),
  ),
  serve(
    workEndpoints.workAllNotes,
    acceptQuery(listSchema, async ({ list }) => {
      const all = await allNotes(list);
      return ok({ status: 'success', notes: Object.fromEntries(all.map(({ id, notes }) => [id, notes])) });
    }),
  ),
  serve(
    workEndpoints.workNote,
    accept(noteSchema, async ({ list, id, ...note }, { session }) => {
      const me = personOf(session);
      // Of what was erased meanwhile nothing is kept, and a note on it would never be found again.
      if (!(await lists[list].isStored(id))) return fail(NOT_FOUND);
      const notes = await addNote(list, id, note, me);
      if (notes === 'full')
        return fail({ kind: 'conflict', message: `There are ${MAX_NOTES} notes on this already.` });
      const work = await changeStates(list, [{ id, at: Infinity }], { notes: notes.length }, me);
      return ok({ ...work, notes });
    }),
  ),
  serve(
    workEndpoints.workPerson,
    acceptQuery(keySchema, async ({ list, id }) => {
      const found = await fromPersonOf(list, id);
      if (!found) return fail(NOT_FOUND);
      return ok({ status: 'success', found });
    }),
  ),
  serve(workEndpoints.workSeenList, async ({ session }) =>
    ok({ status: 'success', seen: await readSeen(personOf(session).id) }),
  ),
  serve(
    workEndpoints.workSeen,
    accept(seenSchema, async ({ seen }, { session }) =>
      ok({ status: 'success', seen: await addSeen(personOf(session).id, seen) }),
    ),
    'never',
  ),
];
