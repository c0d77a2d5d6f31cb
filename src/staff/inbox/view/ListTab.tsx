import { useRef, useState } from 'react';
import { closeOver, openOver, routeHref } from '../../shell/address.ts';
import { LAYOUTS, useMedia } from '../../shell/layout.ts';
import { createAtom, type Atom, useAtom } from '../../shell/atom.ts';
import type { TabProps } from '../../tabs.tsx';
import type { ListDefinition, RowStatus } from '../model/definition.ts';
import { ListBar, listPlace, readListPlace } from './ListBar.tsx';
import { ListBody } from './ListBody.tsx';
import { useFreshRows, useList, useShownRows } from '../model/use-list.ts';
import { type ListView, PLAIN_VIEW } from '../model/view.ts';
import { ListFilters } from './ListFilters.tsx';
import { useListKeys, useSelectionKeys } from '../actions/keys.ts';
import { useSelection } from '../model/selection.ts';
import { StatusPopup } from './StatusPopup.tsx';
import { useScrollAnchor, useRowHeight, useRowInSight } from './scrolling.ts';

const views = new Map<string, Atom<ListView>>();

/** One list of the staff area: bar, filters, rows, the open row, and the popups of what was put away. */
export function ListTab({ tab, rest, list }: TabProps & { list: ListDefinition }) {
  const { suspected, openId } = readListPlace(rest);
  const base = listPlace(tab.id, suspected);
  const viewAtom = viewOf(tab.id);
  const view = useAtom(viewAtom);
  const [popup, setPopup] = useState<RowStatus>();
  const search = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const cards = useMedia(LAYOUTS.cards);
  const covered = useMedia(LAYOUTS.sheetOverList) && openId !== undefined;

  const opened = useList(tab, suspected);
  const { rows, summary } = useShownRows(opened, list, view, openId, popup !== undefined);
  const { news, look } = useFreshRows(opened.pages, list);
  const rowHeight = useRowHeight(cards);
  useScrollAnchor(box, rows, view, suspected, rowHeight);
  useRowInSight(box, rows, openId, rowHeight);
  const open = (id: string | undefined): void => {
    if (id === undefined) closeOver(routeHref(...base));
    else openOver(routeHref(...base), routeHref(...base, id));
  };
  const selecting = useSelection(opened.visible, rows, suspected);
  useListKeys({ rows, openId, open, search, box, selecting });
  useSelectionKeys(suspected ? [] : list.statuses, selecting, box, openId);

  const status = list.statuses.find((definition) => definition.status === popup);
  return (
    <div className="admin-list">
      <div className="admin-head" inert={covered}>
        <ListBar {...{ tab, list, opened, view, suspected, look }} onPopup={setPopup} />
        <ListFilters
          noun={list.noun[1]}
          view={view}
          onChange={viewAtom.set}
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
        onView={viewAtom.set}
        onClear={() => {
          viewAtom.set({ ...PLAIN_VIEW, sort: view.sort });
          search.current?.focus();
        }}
      />
      {status && (
        <StatusPopup
          tabId={tab.id}
          list={list}
          status={status}
          opened={opened}
          onOpen={open}
          onClose={() => setPopup(undefined)}
        />
      )}
    </div>
  );
}

/** How each list is looked at stays while the page is open, whatever tab is shown meanwhile. */
function viewOf(tabId: string): Atom<ListView> {
  const known = views.get(tabId) ?? createAtom(PLAIN_VIEW);
  views.set(tabId, known);
  return known;
}
