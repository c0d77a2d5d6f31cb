import { useRef, type ComponentType, type KeyboardEvent } from 'react';
import './cms.css';
import './cms-lists.css';
import { go, routeHref, useRoute } from '../../shell/route.ts';
import { stepTo } from '../../shell/step-to.ts';
import { useTabInSight } from '../../shell/use-tab-in-sight.ts';
import type { TabProps } from '../../tabs.ts';
import { BlogAdmin } from './blog/BlogAdmin.tsx';
import { FaqAdmin } from './faq/FaqAdmin.tsx';
import { AboutPlaceholder, HomePlaceholder } from './Placeholder.tsx';
import { PublishState } from './publish/PublishState.tsx';

interface CmsPanel {
  id: string;
  label: string;
  View: ComponentType;
}

/** The panel's own sidebar, in order [S 2]; the first is shown by default. */
const PANELS: readonly [CmsPanel, ...CmsPanel[]] = [
  { id: 'blog', label: 'Upload Blog', View: BlogAdmin },
  { id: 'faq', label: 'Upload Faq', View: FaqAdmin },
  { id: 'home', label: 'Update Home Page', View: HomePlaceholder },
  { id: 'about', label: 'Edit About Page', View: AboutPlaceholder },
];

/** What staff publish: blog posts and FAQs, with the state of the last publish always in sight. */
export default function CmsTab({ tab }: TabProps) {
  const { rest } = useRoute();
  const panel = PANELS.find(({ id }) => id === rest[0]) ?? PANELS[0];
  return (
    <div className="admin-list">
      <header className="admin-bar">
        <h2>{tab.label}</h2>
        <PublishState />
      </header>
      <div className="cms">
        <PanelTabs tabId={tab.id} panel={panel} />
        <div id="cms-panel" className="cms-panel" role="tabpanel" aria-labelledby={`cms-${panel.id}`}>
          <panel.View />
        </div>
      </div>
    </div>
  );
}

function PanelTabs({ tabId, panel }: { tabId: string; panel: CmsPanel }) {
  const strip = useRef<HTMLDivElement>(null);
  useTabInSight(strip, `cms-${panel.id}`);
  const onKeyDown = (event: KeyboardEvent): void => {
    const tabs = [...(strip.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const next = stepTo(
      event.key,
      tabs.findIndex((element) => element === document.activeElement),
      tabs.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
  };
  return (
    <div
      ref={strip}
      className="cms-tabs"
      role="tablist"
      aria-label="Cms Page"
      aria-orientation="vertical"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {PANELS.map(({ id, label }) => (
        <button
          key={id}
          id={`cms-${id}`}
          type="button"
          role="tab"
          aria-selected={id === panel.id}
          aria-controls="cms-panel"
          tabIndex={id === panel.id ? 0 : -1}
          onClick={() => {
            go(routeHref(tabId, id));
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
