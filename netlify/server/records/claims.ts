import { createHash } from 'node:crypto';
import type { Collection } from '../database/collection.ts';
import { changeDocument } from '../database/documents.ts';
import { ID_PATTERN } from '#shared/ids.ts';

/** What a call with a name decides for all others with it: the id of the record they mean. */
export interface Claim {
  id: string;
}

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
  const key = `claims/${createHash('sha256').update(name).digest('hex')}`;
  let decided = wanted;
  const decide = (first: C | undefined) => {
    decided = first && ID_PATTERN.test(first.id) && holds(first) ? first : wanted;
    return decided === wanted ? wanted : undefined;
  };
  // A damaged claim decides nothing: better twice than not at all.
  await changeDocument<C>(collection, key, decide, { ...wanted, id: '' }, { mostlyNew: true });
  return decided;
}
