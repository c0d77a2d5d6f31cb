import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';

export interface TabProps {
  tab: AdminTab;
  /** What the address says after the tab: the open row or panel. */
  rest: readonly string[];
}

/** One tab of the staff area. Its code loads when it is opened (`load`); `list` is the call behind its count. */
export interface AdminTab {
  /** Also its address: `/mainadmin#contact`. */
  id: string;
  label: string;
  list?: Endpoint;
  View: LazyExoticComponent<ComponentType<TabProps>>;
  load: Load;
}

type Load = () => Promise<{ default: ComponentType<TabProps> }>;

/** Makes a tab; without `list` it has no count. */
export function tab(id: string, label: string, list: Endpoint | undefined, load: Load): AdminTab {
  return { id, label, ...(list ? { list } : {}), View: lazy(load), load };
}
