import type { ComponentType } from 'react';
import '#forms/engine/form.css';
import './cms.css';
import './cms-lists.css';
import { routeHref } from '../shell/address.ts';
import { NotStored } from '../ui/NotStored.tsx';
import { TabList } from '../shell/TabList.tsx';
import type { TabProps } from '../tabs.tsx';
import { BlogAdmin } from './blog/BlogAdmin.tsx';
import { FaqAdmin } from './faq/FaqAdmin.tsx';
import { PublishState } from './PublishState.tsx';
import { areDraftsStored } from './stored-draft.ts';
import { PATHS } from '#shared/paths.ts';

const NOT_STORED =
  'This browser has no room to keep what you type: save it before you leave or reload the page.';

interface CmsPanel {
  id: string;
  label: string;
  View: ComponentType;
}

/** The panel's own sidebar, in order; the first is shown by default. */
const PANELS: readonly [CmsPanel, ...CmsPanel[]] = [
  { id: 'blog', label: 'Upload Blog', View: BlogAdmin },
  { id: 'faq', label: 'Upload Faq', View: FaqAdmin },
  {
    id: 'home',
    label: 'Update Home Page',
    View: () => <Placeholder title="Update Home Page" path={PATHS.home} />,
  },
  {
    id: 'about',
    label: 'Edit About Page',
    View: () => <Placeholder title="Edit About Page" path={PATHS.about} />,
  },
];

/** What staff publish: blog posts and FAQs, with the state of the last publish always in sight. */
export default function CmsTab({ tab, rest }: TabProps) {
  const panel = PANELS.find(({ id }) => id === rest[0]) ?? PANELS[0];
  return (
    <div className="admin-list">
      <header className="admin-bar">
        <h2>{tab.label}</h2>
        <PublishState />
        <NotStored isStored={areDraftsStored} text={NOT_STORED} />
      </header>
      <div className="cms">
        <TabList
          className="cms-tabs"
          label="Cms Page"
          tabs={PANELS}
          selected={panel.id}
          prefix="cms"
          panelId="cms-panel"
          hrefOf={({ id }) => routeHref(tab.id, id)}
        >
          {({ label }) => label}
        </TabList>
        <div id="cms-panel" className="cms-panel" role="tabpanel" aria-labelledby={`cms-${panel.id}`}>
          <panel.View />
        </div>
      </div>
    </div>
  );
}

/** Nothing to edit yet. */
function Placeholder({ title, path }: { title: string; path: string }) {
  return (
    <section className="cms-placeholder">
      <h3>{title}</h3>
      <p>
        This page cannot be edited here yet. Its texts are part of the site and change with its next version.
      </p>
      <a className="admin-small" href={path}>
        See the page
      </a>
    </section>
  );
}
