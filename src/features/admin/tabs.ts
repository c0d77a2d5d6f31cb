import { staffEndpoints } from '#shared/endpoints/staff.ts';
import { tab, type AdminTab } from './tab.ts';

/** The sidebar, in order [S 2]; the first is shown by default. A tab goes away with its folder and its line here. */
export const SIDEBAR_TABS: readonly AdminTab[] = [
  tab('contact', 'Contact Form', staffEndpoints.contactList, () => import('./tabs/contact/ContactTab.tsx')),
  tab('demo', 'Demo Requests', staffEndpoints.demoList, () => import('./tabs/demo/DemoTab.tsx')),
  tab('feedback', 'Feedback', staffEndpoints.feedbackList, () => import('./tabs/feedback/FeedbackTab.tsx')),
  tab(
    'connect',
    "Let's Connect",
    staffEndpoints.letsConnectList,
    () => import('./tabs/lets-connect/LetsConnectTab.tsx'),
  ),
  tab(
    'website',
    'Website Request Form',
    staffEndpoints.websitePlanList,
    () => import('./tabs/website-plan/WebsitePlanTab.tsx'),
  ),
  tab('users', 'Registered Users', staffEndpoints.userList, () => import('./tabs/users/UsersTab.tsx')),
  tab('cms', 'Cms Page', undefined, () => import('./tabs/cms/CmsTab.tsx')),
];

/** Outside the sidebar, behind More. */
export const MORE_TABS: readonly AdminTab[] = [
  tab(
    'verification',
    'Key verification',
    staffEndpoints.verificationList,
    () => import('./tabs/verification/VerificationTab.tsx'),
  ),
];

export const ALL_TABS: readonly AdminTab[] = [...SIDEBAR_TABS, ...MORE_TABS];
