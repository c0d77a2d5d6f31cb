import { forms } from '#forms/registry.ts';
import { staffEndpoints } from '#shared/endpoints/staff.ts';
import { listTab, tab, type AdminTab } from './tab.tsx';

/** The sidebar, in order; the first is shown by default. A tab goes away with its folder and its line here. */
export const SIDEBAR_TABS: readonly AdminTab[] = [
  ...Object.values(forms).map((inbox) =>
    listTab(inbox.id, inbox.tab, inbox.list, () => Promise.resolve({ default: inbox })),
  ),
  tab('cms', 'Cms Page', () => import('./cms/CmsTab.tsx')),
];

/** Outside the sidebar, behind More. */
export const MORE_TABS: readonly AdminTab[] = [
  listTab(
    'verification',
    'Key verification',
    staffEndpoints.verificationList,
    () => import('./verification/inbox.ts'),
  ),
];

export const ALL_TABS: readonly AdminTab[] = [...SIDEBAR_TABS, ...MORE_TABS];
