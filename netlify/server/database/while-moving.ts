import type { ListIndex } from './list-index.ts';
import { SETTLED_MS } from './manifest.ts';
import { createId, idTime, invertId } from '#shared/ids.ts';

/**
 * Runs a piece of work that stores a record in some folders, or removes it there, so that readers of their lists see the
 * outcome at every moment. A young record is listed anyway: nothing needs to be said of it.
 */
export async function whileMoving<R>(
  indexes: readonly ListIndex[],
  id: string,
  work: () => Promise<R>,
): Promise<R> {
  if (idTime(id) > Date.now() - SETTLED_MS / 2) return work();
  const token = createId();
  const key = invertId(id);
  await Promise.all(indexes.map((index) => index.announce(token, key)));
  // Should it fail, nobody knows how far it came: the token stays, and an update settles it later.
  const result = await work();
  await Promise.all(indexes.map((index) => index.settle(token, key)));
  return result;
}
