import { toast } from '#browser/toasts.ts';
import { signOut } from '../session/presence.ts';
import { session } from '../session/session.ts';
import { ask } from './ask.ts';
import { Icon } from './Icon.tsx';
import { LAYOUTS } from './layouts.ts';
import { wouldLoseText } from './leave-guard.ts';
import { routeHref } from './address.ts';
import { TabList } from './TabList.tsx';
import { useAwake } from './use-awake.ts';
import { useMedia } from './use-media.ts';
import { useStore } from '../store.ts';
import type { AdminTab } from '../tab.tsx';
import { MORE_TABS, SIDEBAR_TABS } from '../tabs.ts';
import { TabCount } from './TabCount.tsx';

const LOSING = { text: 'What you typed is not saved. Do you really want to log out?', yes: 'Yes, log out' };

interface SidebarProps {
  tab: AdminTab;
  onHelp: () => void;
}

/** The tabs, and below them what is needed less often. On narrow screens the tabs are a strip that scrolls sideways. */
export function Sidebar({ tab, onHelp }: SidebarProps) {
  const awake = useAwake();
  return (
    <nav className="admin-sidebar" aria-label="Staff area" data-theme="dark">
      {awake && <SkipButton />}
      <header className="admin-brand">
        <a href="/" aria-label="GR8 Nepal, public site">
          GR8
        </a>
        <h1>Admin Panel</h1>
      </header>
      <SidebarTabs tab={tab} />
      <Foot tab={tab} awake={awake} onHelp={onHelp} />
    </nav>
  );
}

/** Past the tabs. Not a link: its address would lead to another tab. */
function SkipButton() {
  return (
    <button type="button" className="admin-skip" onClick={() => document.getElementById('main')?.focus()}>
      Skip to content
    </button>
  );
}

function SidebarTabs({ tab }: { tab: AdminTab }) {
  return (
    <TabList
      className="admin-tabs"
      label="Admin Panel"
      tabs={SIDEBAR_TABS}
      selected={tab.id}
      prefix="tab"
      panelId="admin-panel"
      describedBy={({ id, list }) => (list ? `count-${id}` : undefined)}
      hrefOf={({ id }) => routeHref(id)}
    >
      {(item) => (
        <>
          <span className="admin-tab-label">{item.label}</span>
          {item.list && <TabCount tab={item} />}
        </>
      )}
    </TabList>
  );
}

function Foot({ tab, awake, onHelp }: SidebarProps & { awake: boolean }) {
  const { username } = useStore(session);
  const strip = useMedia(LAYOUTS.strip);
  const leave = async (): Promise<void> => {
    if (wouldLoseText() && !(await ask(LOSING))) return;
    if (!(await signOut())) toast('Could not log out: the server does not answer.', 'error');
  };
  return (
    <div className="admin-foot">
      <details className="admin-more" open={(!strip && MORE_TABS.includes(tab)) || undefined}>
        <summary>
          <Icon name="more" /> More
        </summary>
        {MORE_TABS.map((item) => (
          <a
            key={item.id}
            id={`tab-${item.id}`}
            href={routeHref(item.id)}
            aria-current={item.id === tab.id ? 'page' : undefined}
            onClick={(event) => {
              // There it would stay over the tabs.
              if (strip) event.currentTarget.closest('details')?.removeAttribute('open');
            }}
          >
            {item.label}
          </a>
        ))}
      </details>
      <button type="button" disabled={!awake} onClick={onHelp}>
        <Icon name="keyboard" /> Shortcuts
      </button>
      {/* While it is not known who is here there is nobody to log out, and a press would be lost. */}
      <button type="button" disabled={username === ''} onClick={() => void leave()}>
        <Icon name="leave" /> Log out
      </button>
      <p className="admin-who">{username && `Signed in as ${username}`}</p>
    </div>
  );
}
