import { useRef, useState } from 'react';
import { go, routeHref, useRoute } from '../shell/route.ts';
import { LAYOUTS } from '../shell/layouts.ts';
import { useMedia } from '../shell/use-media.ts';
import { createStore, useStore, type Store } from '../store.ts';
import type { AdminTab } from '../tabs.ts';
import type { ListDefinition, Shelf } from './list-definition.ts';
import { ListBar } from './ListBar.tsx';
import { ListBody } from './ListBody.tsx';
import { ListFilters } from './ListFilters.tsx';
import { listPlace, readListPlace } from './list-place.ts';
import { PLAIN_VIEW, type ListView } from './list-view.ts';
import { ShelfPopup } from './ShelfPopup.tsx';
import { useFreshRows } from './use-fresh-rows.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useList } from './use-list.ts';
import { useListKeys } from './use-list-keys.ts';
import { useRowHeight } from './use-row-height.ts';
import { useRowInSight } from './use-row-in-sight.ts';
import { useSelection } from './use-selection.ts';
import { useSelectionKeys } from './use-selection-keys.ts';
import { useShownRows } from './use-shown-rows.ts';

const views = new Map<string, Store<ListView>>();

/** One list of the staff area: bar, filters, rows, the open row, and the popups of what was put away. */
export function ListTab({ tab, list }: { tab: AdminTab; list: ListDefinition }) {
  const { rest } = useRoute();
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
  useKeptPlace(box, rows, view, rowHeight);
  useRowInSight(box, rows, openId, rowHeight);
  const open = (id: string | undefined): void => {
    go(id === undefined ? routeHref(...base) : routeHref(...base, id));
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
        {news}
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
