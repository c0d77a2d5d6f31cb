import { forgetNotes } from './notes.ts';
import { forgetStates } from './states.ts';
import { readEach } from '../../database/documents.ts';

/** Takes away all that is known of the work on enquiries of a list, which are erased. Twice is once. */
export async function forgetWork(list: string, ids: readonly string[]): Promise<void> {
  await forgetStates(list, ids);
  await readEach(ids, (id) => forgetNotes(list, id));
}
