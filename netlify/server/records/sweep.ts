import { openCollection } from '../database/blobs.ts';
import { listKeys, type CollectionName } from '../database/collection.ts';
import { readDocument } from '../database/documents.ts';
import { logProblem } from '../log.ts';

/** Documents looked at by one sweep: it is over soon, and comes by others the next time. */
const AT_ONCE = 50;

/** Takes away documents that nobody needs any more, some at each call. Never throws: what stays is for the next one. */
export async function sweep<T extends object>(
  name: CollectionName,
  prefix: string,
  isOver: (document: Partial<T>) => boolean,
): Promise<void> {
  try {
    const collection = openCollection(name);
    const keys = await listKeys(collection, prefix);
    const start = Math.floor(Math.random() * Math.max(1, keys.length - AT_ONCE + 1));
    const take = async (key: string) => {
      const found = await readDocument<Partial<T>>(collection, key);
      if (found && isOver(found)) await collection.delete(key);
    };
    await Promise.all(keys.slice(start, start + AT_ONCE).map(take));
  } catch (error) {
    logProblem('not-swept', { store: name }, error);
  }
}
