import { useEffect, useState } from 'react';
import { go, routeHref } from '../../shell/address.ts';
import { openStore } from '../store/list-stores.ts';
import type { ShownList } from '../viewport/shown-list.ts';
import { listPlace } from './list-place.ts';

/**
 * A row may have been moved since its address was taken: once the list is here and the row is not among those read, it is
 * looked for in the other of inbox and suspected spam, and staff are led there. Out: whether that is still to be found out.
 */
export function useOtherFolder({ tab, list, opened, suspected }: ShownList, id: string): boolean {
  const [absent, setAbsent] = useState<string>();
  const hasFolders = list.suspected !== undefined;
  const isWanted = hasFolders && opened.state.phase === 'ready' && absent !== id;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const find = async (): Promise<void> => {
      const isThere = await openStore(tab, !suspected).has(id);
      if (!isCurrent) return;
      if (isThere) go(routeHref(...listPlace(tab.id, !suspected), id), true);
      else setAbsent(id);
    };
    void find();
    return () => {
      isCurrent = false;
    };
  }, [tab, suspected, id, isWanted]);
  return isWanted;
}
