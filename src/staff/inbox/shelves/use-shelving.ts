import type { ShelfDefinition } from '../definition/list-definition.ts';
import type { Row } from '../definition/row.ts';
import { focusRow } from '../viewport/focus-row.ts';
import { goOnAfter } from '../viewport/go-on-after.ts';
import type { ShownList } from '../viewport/shown-list.ts';
import { putAway } from './put-away.ts';

/**
 * Puts rows of a list away after a question. Then the row that takes their place is opened, or has the focus; so has
 * the first of them when they are brought back. Out: whether it was done.
 */
export function useShelving(
  shown: Omit<ShownList, 'opened' | 'suspected'>,
): (shelf: ShelfDefinition, away: readonly Row[]) => Promise<boolean> {
  return async (shelf, away) => {
    const { tab, list, box } = shown;
    const onBack = (): void => {
      focusRow(box.current, away[0]?.id);
    };
    if (!(await putAway(tab.id, list, shelf, away, onBack))) return false;
    goOnAfter(shown, away);
    return true;
  };
}
