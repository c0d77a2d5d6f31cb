import { noteDone } from '../audit/store/trail.ts';
import { removeMailsOf } from '../notify/kept-mails.ts';
import type { Folder } from '../records/folders.ts';
import { lists } from '../records/lists.ts';
import { retentionDays } from '../records/retention-days.ts';
import { logErasure } from '../log.ts';
import { forms } from '#forms/registry.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { createId } from '#shared/ids.ts';

const DAY_MS = 86_400_000;
/** A job ends sooner than the platform ends it; the next run goes on. */
const RUN_MS = 5_000;
/** So many are erased between two looks at the clock. */
const STEP = 50;

const FOLDERS: readonly Folder[] = ['records', 'suspected'];

/** Erases what is older than its form's records are kept, some at each call. Where nothing is set it asks the store nothing. */
export async function eraseExpired(now = Date.now()): Promise<void> {
  const endsAt = performance.now() + RUN_MS;
  let erased = 0;
  for (const { suspected: list } of Object.values(forms)) {
    const days = retentionDays(list);
    if (days === undefined) continue;
    const before = createId(now - days * DAY_MS);
    for (const folder of FOLDERS) {
      while (performance.now() < endsAt) {
        const { items } = await lists[list].readPage(folder, { limit: STEP, before });
        const ids = items.map(({ id }) => id);
        if (ids.length === 0) break;
        await removeMailsOf(ids);
        await lists[list].remove(ids);
        erased += ids.length;
      }
    }
  }
  if (erased === 0) return;
  logErasure({ requestId: 'retention', erased, left: 0 });
  await noteDone(endpoints.personalDataErase, { who: 'RETENTION_DAYS', on: `records: ${erased}` });
}
