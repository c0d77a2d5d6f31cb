import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { endpoints, type Endpoint } from '#shared/endpoints.ts';

export interface TabProps {
  tab: AdminTab;
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

const tab = (id: string, label: string, list: Endpoint | undefined, load: Load): AdminTab => ({
  id,
  label,
  ...(list ? { list } : {}),
  View: lazy(load),
  load,
});

/** The sidebar, in order [S 2]; the first is shown by default. A tab goes away with its folder and its line here. */
export const SIDEBAR_TABS: readonly AdminTab[] = [
  tab('contact', 'Contact Form', endpoints.contactList, () => import('./tabs/contact/ContactTab.tsx')),
  tab('demo', 'Demo Requests', endpoints.demoList, () => import('./tabs/demo/DemoTab.tsx')),
  tab('feedback', 'Feedback', endpoints.feedbackList, () => import('./tabs/feedback/FeedbackTab.tsx')),
  tab(
    'connect',
    "Let's Connect",
    endpoints.letsConnectList,
    () => import('./tabs/lets-connect/LetsConnectTab.tsx'),
  ),
  tab(
    'website',
    'Website Request Form',
    endpoints.websitePlanList,
    () => import('./tabs/website-plan/WebsitePlanTab.tsx'),
  ),
  tab('users', 'Registered Users', endpoints.userList, () => import('./tabs/users/UsersTab.tsx')),
  tab('cms', 'Cms Page', undefined, () => import('./tabs/cms/CmsTab.tsx')),
];

/** Outside the sidebar, behind More. */
export const MORE_TABS: readonly AdminTab[] = [
  tab(
    'verification',
    'Key verification',
    endpoints.verificationList,
    () => import('./tabs/verification/VerificationTab.tsx'),
  ),
];

export const ALL_TABS: readonly AdminTab[] = [...SIDEBAR_TABS, ...MORE_TABS];
