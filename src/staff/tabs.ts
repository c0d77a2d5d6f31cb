import { staffEndpoints } from '#shared/endpoints/staff.ts';
import { listTab, tab, type AdminTab } from './tab.tsx';

/** The sidebar, in order [S 2]; the first is shown by default. A tab goes away with its folder and its line here. */
export const SIDEBAR_TABS: readonly AdminTab[] = [
  listTab('contact', 'Contact Form', staffEndpoints.contactList, () => import('#forms/contact/inbox.ts')),
  listTab('demo', 'Demo Requests', staffEndpoints.demoList, () => import('#forms/demo/inbox.ts')),
  listTab('feedback', 'Feedback', staffEndpoints.feedbackList, () => import('#forms/feedback/inbox.ts')),
  listTab(
    'connect',
    "Let's Connect",
    staffEndpoints.letsConnectList,
    () => import('#forms/lets-connect/inbox.ts'),
  ),
  listTab(
    'website',
    'Website Request Form',
    staffEndpoints.websitePlanList,
    () => import('#forms/website-plan/inbox.ts'),
  ),
  listTab('users', 'Registered Users', staffEndpoints.userList, () => import('#forms/registration/inbox.ts')),
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
