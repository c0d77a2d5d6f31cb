import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { inboxTabs } from '#forms/tabs.ts';
import { auditEndpoints } from '#shared/endpoints/audit.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import type { ListDefinition } from './inbox/model/definition.ts';
import { staffEndpoints } from '#shared/endpoints/staff.ts';

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

/** A tab that draws itself. */
const tab = (id: string, label: string, load: Load): AdminTab => ({ id, label, View: lazy(load), load });

/** A tab that shows the records of the call `list` as their definition says. */
function listTab(
  id: string,
  label: string,
  list: Endpoint,
  define: () => Promise<{ default: ListDefinition }>,
): AdminTab {
  const load: Load = async () => {
    const [{ ListTab }, { default: definition }, { workPart }] = await Promise.all([
      import('./inbox/view/ListTab.tsx'),
      define(),
      import('./casework/part.tsx'),
    ]);
    const parts = [workPart];
    return { default: (props) => <ListTab {...props} list={definition} parts={parts} /> };
  };
  return { ...tab(id, label, load), list };
}

/** The sidebar, in order; the first is shown by default. */
export const SIDEBAR_TABS: readonly AdminTab[] = [
  ...Object.entries(inboxTabs).map(([name, { id, tab: label, list }]) =>
    listTab(id, label, list, async () => {
      const { inboxes } = await import('#forms/registry.ts');
      return { default: inboxes[name as keyof typeof inboxes] };
    }),
  ),
  tab('cms', 'Cms Page', () => import('./cms/CmsTab.tsx')),
];

/** Outside the sidebar, behind More. */
export const MORE_TABS: readonly AdminTab[] = [
  listTab(
    'verification',
    'Key verification',
    staffEndpoints.verificationList,
    () => import('./inbox/verification.ts'),
  ),
  listTab('audit', 'Audit', auditEndpoints.auditList, () => import('./audit/list.ts')),
  tab('notifications', 'Notifications', () => import('./notify/NotificationsTab.tsx')),
  tab('team', 'Team', () => import('./team/TeamTab.tsx')),
  tab('personal-data', 'Personal data', () => import('./privacy/PersonalDataTab.tsx')),
];

export const ALL_TABS: readonly AdminTab[] = [...SIDEBAR_TABS, ...MORE_TABS];
