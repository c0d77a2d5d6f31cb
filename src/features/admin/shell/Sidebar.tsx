import { toast } from '#lib/toasts.ts';
import { useRef, type KeyboardEvent } from 'react';
import { signOut } from '../session/presence.ts';
import { session } from '../session/session.ts';
import { useStore } from '../store.ts';
import { MORE_TABS, SIDEBAR_TABS, type AdminTab } from '../tabs.ts';
import { ask } from './ask.ts';
import { Icon } from './Icon.tsx';
import { wouldLoseText } from './leave-guard.ts';
import { go, routeHref } from './route.ts';
import { stepTo } from './step-to.ts';
import { TabCount } from './TabCount.tsx';
import { useMedia } from './use-media.ts';
import { useTabInSight } from './use-tab-in-sight.ts';

/** Where More opens over the tabs. */
const TABS_ARE_A_STRIP = '(max-width: 60rem)';

const LOSING = { text: 'What you typed is not saved. Do you really want to log out?', yes: 'Yes, log out' };

/** The tabs, and below them what is needed less often. On narrow screens the tabs are a strip that scrolls sideways. */
export function Sidebar({ tab, onHelp }: { tab: AdminTab; onHelp: () => void }) {
  return (
    <nav className="admin-sidebar" aria-label="Staff area" data-theme="dark">
      <header className="admin-brand">
        <a href="/" aria-label="GR8 Nepal, public site">
          GR8
        </a>
        <h1>Admin Panel</h1>
      </header>
      <TabStrip tab={tab} />
      <Foot tab={tab} onHelp={onHelp} />
    </nav>
  );
}

function TabStrip({ tab }: { tab: AdminTab }) {
  const strip = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const tabs = [...(strip.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = tabs.findIndex((element) => element === document.activeElement);
    const next = stepTo(event.key, at, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
  };
  useTabInSight(strip, `tab-${tab.id}`);
  const inside = SIDEBAR_TABS.includes(tab);
  return (
    <div
      ref={strip}
      className="admin-tabs"
      role="tablist"
      aria-label="Admin Panel"
      aria-orientation="vertical"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {SIDEBAR_TABS.map((item, index) => (
        <button
          key={item.id}
          id={`tab-${item.id}`}
          type="button"
          role="tab"
          aria-selected={item.id === tab.id}
          aria-controls="admin-panel"
          aria-describedby={item.list ? `count-${item.id}` : undefined}
          tabIndex={item.id === tab.id || (!inside && index === 0) ? 0 : -1}
          onClick={() => {
            go(routeHref(item.id));
          }}
        >
          <span className="admin-tab-label">{item.label}</span>
          {item.list && <TabCount tab={item} />}
        </button>
      ))}
    </div>
  );
}

function Foot({ tab, onHelp }: { tab: AdminTab; onHelp: () => void }) {
  const { username } = useStore(session);
  const strip = useMedia(TABS_ARE_A_STRIP);
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
      <button type="button" onClick={onHelp}>
        <Icon name="keyboard" /> Shortcuts
      </button>
      <button type="button" onClick={() => void leave()}>
        <Icon name="leave" /> Log out
      </button>
      <p className="admin-who">{username && `Signed in as ${username}`}</p>
    </div>
  );
}
