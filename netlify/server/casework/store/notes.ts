import type { Person } from '../../http/call.ts';
import { openCollection } from '../../database/blobs.ts';
import { listKeys } from '../../database/collection.ts';
import { changeDocument, readDocument, readEach } from '../../database/documents.ts';
import { forgetStates } from './states.ts';
import { createId, invertId } from '#shared/ids.ts';
import { MAX_NOTES, type WorkNote } from '#shared/casework.ts';

interface StoredNote extends WorkNote {
  /** Made by the browser once per note: the same one twice is one note. */
  submissionId?: string | undefined;
}

interface Notes {
  notes: readonly StoredNote[];
}

/** One document for each enquiry that has any: `notes/<list>/<inverted id>`. */
const keyOf = (list: string, id: string): string => `notes/${list}/${invertId(id)}`;

/** The notes on an enquiry, oldest first. */
export async function readNotes(list: string, id: string): Promise<WorkNote[]> {
  const found = await readDocument<Notes>(openCollection('casework'), keyOf(list, id));
  return (found?.notes ?? []).map(shown);
}

/** The notes on every enquiry that has any, of one list or of all. Reads all of them. */
export async function allNotes(of?: string): Promise<{ list: string; id: string; notes: WorkNote[] }[]> {
  const keys = await listKeys(openCollection('casework'), of === undefined ? 'notes/' : `notes/${of}/`);
  return readEach(keys, async (key) => {
    const [, list = '', inverted = ''] = key.split('/');
    const id = invertId(inverted);
    return { list, id, notes: await readNotes(list, id) };
  });
}

/** Adds a note, once for each `submissionId`, whoever else adds one at this moment. Out: all of them; 'full' if no more have room. */
export async function addNote(
  list: string,
  id: string,
  { text, submissionId }: Pick<StoredNote, 'text' | 'submissionId'>,
  by: Person,
): Promise<WorkNote[] | 'full'> {
  const note: StoredNote = { id: createId(), at: new Date().toISOString(), by, text, submissionId };
  let all: readonly StoredNote[] = [];
  let isThere = false;
  const add = ({ notes = [] }: Partial<Notes> = {}): Notes | undefined => {
    all = notes;
    isThere = submissionId !== undefined && notes.some((other) => other.submissionId === submissionId);
    if (isThere || notes.length >= MAX_NOTES) return undefined;
    all = [...notes, note];
    return { notes: all };
  };
  const stored = await changeDocument<Notes>(openCollection('casework'), keyOf(list, id), add, { notes: [] });
  return stored || isThere ? all.map(shown) : 'full';
}

/** Takes away all that is known of the work on enquiries of a list, which are erased. Twice is once. */
export async function forgetWork(list: string, ids: readonly string[]): Promise<void> {
  await forgetStates(list, ids);
  await readEach(ids, (id) => openCollection('casework').delete(keyOf(list, id)));
}

const shown = ({ id, at, by, text }: StoredNote): WorkNote => ({ id, at, by, text });
