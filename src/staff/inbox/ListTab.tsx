import { useRef, useState } from 'react';
import { closeOver, openOver, routeHref } from '../shell/address.ts';
import { LAYOUTS } from '../shell/layouts.ts';
import { useMedia } from '../shell/use-media.ts';
import { createStore, useStore, type Store } from '../store.ts';
import type { TabProps } from '../tab.tsx';
import type { ListDefinition, Shelf } from './definition/list-definition.ts';
import { ListBar } from './ListBar.tsx';
import { ListBody } from './ListBody.tsx';
import { useFreshRows } from './reading/use-fresh-rows.ts';
import { useList } from './reading/use-list.ts';
import { PLAIN_VIEW, type ListView } from './search/list-view.ts';
import { ListFilters } from './search/ListFilters.tsx';
import { useShownRows } from './search/use-shown-rows.ts';
import { useSelectionKeys } from './selection/use-selection-keys.ts';
import { useSelection } from './selection/use-selection.ts';
import { ShelfPopup } from './shelves/ShelfPopup.tsx';
import { listPlace, readListPlace } from './spam/list-place.ts';
import { useListKeys } from './use-list-keys.ts';
import { useKeptPlace } from './viewport/use-kept-place.ts';
import { useRowHeight } from './viewport/use-row-height.ts';
import { useRowInSight } from './viewport/use-row-in-sight.ts';

const views = new Map<string, Store<ListView>>();

/** One list of the staff area: bar, filters, rows, the open row, and the popups of what was put away. */
export function ListTab({ tab, rest, list }: TabProps & { list: ListDefinition }) {
  const { suspected, openId } = readListPlace(rest);
  const base = listPlace(tab.id, suspected);
  const viewStore = viewOf(tab.id);
  const view = useStore(viewStore);
  const [popup, setPopup] = useState<Shelf>();
  const search = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const cards = useMedia(LAYOUTS.cards);
  const covered = useMedia(LAYOUTS.sheetOverList) && openId !== undefined;

  const opened = useList(tab, suspected);
  const { rows, summary } = useShownRows(opened, list, view, openId, popup !== undefined);
  const { news, look } = useFreshRows(opened.store, list);
  const rowHeight = useRowHeight(cards);
  useKeptPlace(box, rows, view, suspected, rowHeight);
  useRowInSight(box, rows, openId, rowHeight);
  const open = (id: string | undefined): void => {
    if (id === undefined) closeOver(routeHref(...base));
    else openOver(routeHref(...base), routeHref(...base, id));
  };
  const selecting = useSelection(opened.visible, rows, suspected);
  useListKeys({ rows, openId, open, search, box, selecting });
  useSelectionKeys(suspected ? [] : list.shelves, selecting, box, openId);

  const shelf = list.shelves.find((definition) => definition.shelf === popup);
  return (
    <div className="admin-list">
      <div className="admin-head" inert={covered}>
        <ListBar {...{ tab, list, opened, view, suspected, look }} onPopup={setPopup} />
        <ListFilters
          noun={list.noun[1]}
          view={view}
          onChange={viewStore.set}
          onEnter={() => {
            if (rows[0]) open(rows[0].id);
          }}
          search={search}
          sortable={cards ? list.columns : undefined}
          summary={summary}
        />
      </div>
      <p className="visually-hidden" role="status">
        <span key={news.arrival}>{news.text}</span>
      </p>
      <ListBody
        {...{ tab, list, opened, view, rows, base, openId, open, box, cards, covered, suspected }}
        {...{ selecting, rowHeight }}
        onView={viewStore.set}
        onClear={() => {
          viewStore.set({ ...PLAIN_VIEW, sort: view.sort });
          search.current?.focus();
        }}
      />
      {shelf && (
        <ShelfPopup
          tabId={tab.id}
          list={list}
          shelf={shelf}
          opened={opened}
          onOpen={open}
          onClose={() => {
            setPopup(undefined);
          }}
        />
      )}
    </div>
  );
}

/** How each list is looked at stays while the page is open, whatever tab is shown meanwhile. */
function viewOf(tabId: string): Store<ListView> {
  const known = views.get(tabId) ?? createStore(PLAIN_VIEW);
  views.set(tabId, known);
  return known;
}
