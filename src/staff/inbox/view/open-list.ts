import { createContext, useContext, type RefObject } from 'react';
import type { AdminTab } from '../../tabs.tsx';
import type { ListDefinition } from '../model/definition.ts';
import type { ListPart } from '../model/part.ts';
import type { Row } from '../model/row.ts';
import type { Selecting } from '../model/selection.ts';
import type { ReadList } from '../model/use-list.ts';
import type { ListView } from '../model/view.ts';

/** The list on the screen: its definition, what was read of it, the rows that are shown, the open one, the selection. */
export interface OpenList extends ReadList {
  tab: AdminTab;
  list: ListDefinition;
  /** What others add to it. */
  parts: readonly ListPart[];
  /** The same as far as there is room for it: fewer columns, no buttons beside an open row. */
  fitting: ListDefinition;
  /** Suspected spam instead of the inbox. */
  suspected: boolean;
  /** Address of the list, as `routeHref` takes it; a row's id may follow. */
  base: readonly [string, ...string[]];
  view: ListView;
  onView: (view: ListView) => void;
  /** Takes search, dates and filters away, not the order, and begins in the search. */
  clear: () => void;
  search: RefObject<HTMLInputElement | null>;
  /** What search, period and sorting leave, in that order. */
  rows: readonly Row[];
  openId: string | undefined;
  /** Opens a row; undefined closes the open one. */
  open: (id: string | undefined) => void;
  selecting: Selecting;
  /** The element that the rows scroll in. */
  box: RefObject<HTMLDivElement | null>;
  /** Rows are cards: the screen is narrow. */
  cards: boolean;
  /** The open row lies over the list. */
  covered: boolean;
  /** Of every row, in pixels. */
  rowHeight: number;
}

/** Given by the list tab to all that it shows. */
export const OpenListContext = createContext<OpenList | undefined>(undefined);

/** The list that a component is part of. */
export function useOpenList(): OpenList {
  const open = useContext(OpenListContext);
  if (!open) throw new Error('This belongs inside a list tab.');
  return open;
}

const SUSPECTED = 'suspected';

/** Where a list is: `#connect`, or its suspected spam, `#connect/suspected`; a row's id may follow. */
export const listPlace = (tabId: string, suspected: boolean): readonly [string, ...string[]] =>
  suspected ? [tabId, SUSPECTED] : [tabId];

/** Which list the rest of an address names, and the row that is open in it. */
export function readListPlace(rest: readonly string[]): { suspected: boolean; openId: string | undefined } {
  const suspected = rest[0] === SUSPECTED;
  return { suspected, openId: suspected ? rest[1] : rest[0] };
}
