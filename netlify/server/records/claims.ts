import { hash } from 'node:crypto';
import { listKeys, type Collection } from '../database/collection.ts';
import { changeDocument, readDocument, readEach } from '../database/documents.ts';
import { ID_PATTERN } from '#shared/ids.ts';

/** What a call with a name decides for all others with it: the id of the record they mean. */
export interface Claim {
  id: string;
}

const CLAIMS = 'claims/';

/**
 * The first call with a name decides, in `wanted`; all others get its decision for as long as it `holds`. Owns the keys
 * `claims/<hash of the name>` of whatever collection it is asked about.
 */
export async function claim<C extends Claim>(
  collection: Collection,
  name: string,
  wanted: C,
  holds: (first: C) => boolean = () => true,
): Promise<C> {
  const key = claimKey(name);
  let decided = wanted;
  const decide = (first: C | undefined) => {
    decided = first && ID_PATTERN.test(first.id) && holds(first) ? first : wanted;
    return decided === wanted ? wanted : undefined;
  };
  // A damaged claim decides nothing: better twice than not at all.
  await changeDocument<C>(collection, key, decide, { ...wanted, id: '' }, { known: 'none' });
  return decided;
}

/** Where a decision lies. */
export const claimKey = (name: string): string => CLAIMS + hash('sha256', name);

/** Takes away what was decided for these records: it may be a hash of what somebody typed. */
export async function dropClaims(collection: Collection, ids: readonly string[]): Promise<void> {
  const gone = new Set(ids);
  await readEach(await listKeys(collection, CLAIMS), async (key) => {
    const found = await readDocument<Claim>(collection, key);
    if (found && gone.has(found.id)) await collection.delete(key);
  });
}
