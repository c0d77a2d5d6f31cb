import type { ListIndex } from './list-index.ts';
import { SETTLED_MS } from './manifest.ts';
import { createId, idTime, invertId } from '#shared/ids.ts';

/**
 * Runs a piece of work that stores records in some folders, or removes them there, so that readers of their lists see the
 * outcome at every moment. Young records are listed anyway: nothing needs to be said of them.
 */
export async function whileMoving<R>(
  indexes: readonly ListIndex[],
  ids: readonly string[],
  work: () => Promise<R>,
): Promise<R> {
  const old = ids.filter((id) => idTime(id) <= Date.now() - SETTLED_MS / 2);
  if (old.length === 0) return work();
  const moves = old.map((id) => [createId(), invertId(id)] as const);
  await Promise.all(indexes.map((index) => index.announce(moves)));
  // Should it fail, nobody knows how far it came: the tokens stay, and an update settles them later.
  const result = await work();
  await Promise.all(indexes.map((index) => index.settle(moves)));
  return result;
}
