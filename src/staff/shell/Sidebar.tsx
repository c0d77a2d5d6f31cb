import { toast } from '#browser/toasts.ts';
import { session, signOut } from '../session/session.ts';
import { ask } from './ask.ts';
import { Icon } from './Icon.tsx';
import { Later } from './Notice.tsx';
import { LAYOUTS, useMedia } from './layout.ts';
import { storedDraftKeys, wouldLoseText } from './unsaved.ts';
import { routeHref } from './address.ts';
import { TabList } from './TabList.tsx';
import { useAtom } from './atom.ts';
import { useHydrated } from './use-hydrated.ts';
import { type AdminTab, MORE_TABS, SIDEBAR_TABS } from '../tabs.tsx';
import { lazy } from 'react';
import { countNew, countRows, countText } from '../inbox/model/count.ts';
import { openPagedList } from '../inbox/model/paged-list.ts';
import { useFirstCount, useNewSince } from '../inbox/model/seen.ts';
import { statusesOf } from '../inbox/model/status.ts';

/** Comes after the lists: nobody waits for it. */
const SidebarNote = lazy(() => import('../notify/SidebarNote.tsx'));

const LOSING = 'What you typed is not saved. Do you really want to log out?';
const ERASING =
  'A draft of another tab or an earlier visit is stored on this device and will be erased. Do you really want to log out?';

interface SidebarProps {
  tab: AdminTab;
  onHelp: () => void;
}

/** The tabs, and below them what is needed less often. On narrow screens the tabs are a strip that scrolls sideways. */
export function Sidebar({ tab, onHelp }: SidebarProps) {
  const isHydrated = useHydrated();
  return (
    <nav className="admin-sidebar" aria-label="Staff area" data-theme="dark">
      {/* Past the tabs. Not a link: its address would lead to another tab. */}
      {isHydrated && (
        <button type="button" className="admin-skip" onClick={() => document.getElementById('main')?.focus()}>
          Skip to content
        </button>
      )}
      <header className="admin-brand">
        <a href="/" aria-label="GR8 Nepal, public site">
          GR8
        </a>
        <h1>Admin Panel</h1>
      </header>
      <SidebarTabs tab={tab} />
      <Later>
        <SidebarNote />
      </Later>
      <Foot tab={tab} isHydrated={isHydrated} onHelp={onHelp} />
    </nav>
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

function Foot({ tab, isHydrated, onHelp }: SidebarProps & { isHydrated: boolean }) {
  const { username } = useAtom(session);
  const strip = useMedia(LAYOUTS.strip);
  const leave = async (): Promise<void> => {
    const text = wouldLoseText() ? LOSING : storedDraftKeys().length > 0 ? ERASING : undefined;
    if (text !== undefined && !(await ask({ text, yes: 'Yes, log out' }))) return;
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
      <button type="button" disabled={!isHydrated} onClick={onHelp}>
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

/** How many rows a list shows, or how many of them are new since the last visit. */
function TabCount({ tab }: { tab: AdminTab }) {
  const state = useAtom(openPagedList(tab));
  const statuses = useAtom(statusesOf(tab.id));
  const since = useNewSince(tab.id);
  useFirstCount(tab.id, state.phase === 'ready' ? state.rows : undefined);
  if (state.phase !== 'ready') {
    return (
      <>
        <span className="admin-count" data-waiting="true" aria-hidden="true" />
        <span id={`count-${tab.id}`} hidden />
      </>
    );
  }
  const count = countText(countRows(state, statuses));
  const added = countNew(state, statuses, since);
  const fresh = added.count > 0 ? `${countText(added)} new` : '';
  return (
    <>
      <span className="admin-count" data-new={fresh !== ''} aria-hidden="true">
        {fresh || count}
      </span>
      <span id={`count-${tab.id}`} hidden>
        {`${count} in the list${fresh && `, ${fresh}`}`}
      </span>
    </>
  );
}
