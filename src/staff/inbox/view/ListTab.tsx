import { useEffect, useMemo, useRef, useState } from 'react';
import { closeOver, openOver, routeHref } from '../../shell/address.ts';
import { createAtom, useAtom } from '../../shell/atom.ts';
import { LAYOUTS, useMedia } from '../../shell/layout.ts';
import { onePer } from '../../shell/one-per.ts';
import type { AdminTab, TabProps } from '../../tabs.tsx';
import { useListKeys, useSelectionKeys } from '../actions/keys.ts';
import type { ListDefinition, RowStatus } from '../model/definition.ts';
import { presentKeys, presentList, withParts, type ListPart } from '../model/part.ts';
import { useSelection } from '../model/selection.ts';
import { useArrivals, useList, useShownRows, type ReadList } from '../model/use-list.ts';
import { PLAIN_VIEW } from '../model/view.ts';
import { ListBar } from './ListBar.tsx';
import { ListBody } from './ListBody.tsx';
import { ListFilters } from './ListFilters.tsx';
import { listPlace, OpenListContext, readListPlace, type OpenList } from './open-list.ts';
import { useListInSight, useRowHeight, useRowInSight, useScrollAnchor } from './scrolling.ts';
import { StatusPopup } from './StatusPopup.tsx';
import { useFittingList } from './table-layout.ts';

interface ListTabProps extends TabProps {
  list: ListDefinition;
  /** What others add to it. */
  parts: readonly ListPart[];
}

/** One list of the staff area: bar, filters, rows, the open row, and the popups of what was put away. */
export function ListTab({ tab, rest, list: whole, parts }: ListTabProps) {
  const { suspected, openId } = readListPlace(rest);
  const base = listPlace(tab.id, suspected);
  const view = useAtom(viewOf(tab.id));
  const onView = viewOf(tab.id).set;
  const [popup, setPopup] = useState<RowStatus>();
  const search = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const cards = useMedia(LAYOUTS.cards);
  const covered = useMedia(LAYOUTS.sheetOverList) && openId !== undefined;

  const read = useList(tab, suspected);
  const list = useListWithParts(tab, whole, parts, read);
  const { rows, summary } = useShownRows(read, list, view, openId, popup !== undefined);
  const news = useArrivals(read, list);
  const low = useMedia(LAYOUTS.low);
  const rowHeight = useRowHeight(cards, low);
  useScrollAnchor(box, rows, view, suspected, rowHeight);
  useRowInSight(box, rows, openId, rowHeight);
  const clear = (): void => {
    onView({ ...PLAIN_VIEW, sort: view.sort });
    search.current?.focus();
  };
  const open = (id: string | undefined): void => {
    if (id === undefined) closeOver(routeHref(...base));
    else openOver(routeHref(...base), routeHref(...base, id));
  };
  const selecting = useSelection(read.visible, rows, suspected);
  useListInSight(box, low, suspected, selecting.rows.length > 0);
  const fitting = useFittingList({ list, suspected, openId, box, cards, covered });
  const shown: OpenList = {
    ...{ ...read, tab, list, parts, fitting, suspected, base, view, onView, clear, search, rows },
    ...{ openId, open, selecting, box, cards, covered, rowHeight },
  };
  useListKeys(shown);
  useSelectionKeys(shown);

  const status = list.statuses.find((definition) => definition.status === popup);
  return (
    <OpenListContext value={shown}>
      <div className="admin-list">
        <div className="admin-head" inert={covered}>
          <ListBar onPopup={setPopup} />
          <ListFilters summary={summary} />
        </div>
        <p className="visually-hidden" role="status">
          <span key={news.arrival}>{news.text}</span>
        </p>
        <ListBody />
        {status && <StatusPopup status={status} onClose={() => setPopup(undefined)} />}
      </div>
    </OpenListContext>
  );
}

/** How each list is looked at stays while the page is open, whatever tab is shown meanwhile. */
const viewOf = onePer(() => createAtom(PLAIN_VIEW));

/** The list with what parts add to it, as far as its rows have any of that. */
function useListWithParts(
  tab: AdminTab,
  whole: ListDefinition,
  parts: readonly ListPart[],
  { state: { rows } }: ReadList,
): ListDefinition {
  const { suspected } = whole;
  useEffect(() => {
    if (suspected !== undefined) for (const part of parts) part.open(tab, suspected);
  }, [tab, suspected, parts]);
  const all = useMemo(() => withParts(whole, parts), [whole, parts]);
  const present = presentKeys(all, rows).join();
  // Not with each row that comes: whoever draws the list compares it.
  return useMemo(() => presentList(all, present.split(',')), [all, present]);
}
