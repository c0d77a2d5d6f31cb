import { readEach } from '../database/documents.ts';
import { ownIds, type HeldAbout } from '../records/held.ts';
import { allNotes, forgetWork } from '../casework/store/notes.ts';
import type { HeldThing } from '#shared/personal-data.ts';

/** The notes of staff on what somebody sent, which go with it; those on others' enquiries in which the address stands are mentioned. */
export const heldAbout: HeldAbout = async ({ isIn }, found) => {
  const theirs = new Set(found.flatMap(({ place, items }) => ownIds(items).map((id) => `${place}/${id}`)));
  const items: HeldThing[] = [];
  const going: { list: string; id: string }[] = [];
  for (const { list, id, notes } of await allNotes()) {
    const isTheirs = theirs.has(`${list}/${id}`);
    if (!isTheirs && !notes.some(({ text }) => isIn(text))) continue;
    items.push({ id, mentioned: !isTheirs || undefined, values: { list, notes } });
    if (isTheirs) going.push({ list, id });
  }
  const erase = async (): Promise<void> =>
    void (await readEach(going, ({ list, id }) => forgetWork(list, [id])));
  return items.length > 0 ? [{ place: 'casework', items, erase }] : [];
};
