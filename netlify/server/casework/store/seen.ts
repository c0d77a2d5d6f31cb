import { hash } from 'node:crypto';
import { openCollection } from '../../database/blobs.ts';
import { changeDocument, readDocument } from '../../database/documents.ts';
import { besideLists } from '../../database/index-store.ts';

/** Up to which moment somebody has seen each list, by its tab; milliseconds since 1970. */
export type Seen = Readonly<Record<string, number>>;

/** How documents of one person are named: a name may have any letters, a key may not. */
export const personKey = (id: string): string => hash('sha256', id).slice(0, 32);

const keyOf = (id: string): string => besideLists('seen', personKey(id));

/** What a person has seen, on whichever device. */
export const readSeen = async (id: string): Promise<Seen> =>
  (await readDocument<Seen>(openCollection('list-index'), keyOf(id))) ?? {};

/** Adds what was seen: of each list the later moment stands. Out: all of it. */
export async function addSeen(id: string, more: Seen): Promise<Seen> {
  let all: Seen = {};
  const add = (found: Seen = {}): Seen | undefined => {
    const newer = Object.entries(more).filter(([list, moment]) => moment > (found[list] ?? -1));
    all = { ...found, ...Object.fromEntries(newer) };
    return newer.length > 0 ? all : undefined;
  };
  await changeDocument<Seen>(openCollection('list-index'), keyOf(id), add, {});
  return all;
}
