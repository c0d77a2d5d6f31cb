import type { RefObject } from 'react';
import type { AdminTab } from '../../tabs.tsx';
import type { ListDefinition } from '../model/definition.ts';
import type { Row } from '../model/row.ts';
import type { OpenedList } from '../model/use-list.ts';

/** A list as it is on the screen: which of its two folders, the rows that are shown, and the one of them that is open. */
export interface ShownList {
  tab: AdminTab;
  list: ListDefinition;
  opened: OpenedList;
  /** Suspected spam instead of the inbox. */
  suspected: boolean;
  /** What search, period and sorting leave, in that order. */
  rows: readonly Row[];
  openId: string | undefined;
  /** Opens a row; undefined closes the open one. */
  open: (id: string | undefined) => void;
  /** The element that the rows scroll in. */
  box: RefObject<HTMLDivElement | null>;
}
