import { lazy, Suspense, useEffect, useState } from 'react';
import '#browser/composing.ts';
import './styles/shell.css';
import './styles/sidebar.css';
import './styles/controls.css';
import './styles/notices.css';
import './styles/head.css';
import './styles/list.css';
import './styles/cards.css';
import './styles/selection.css';
import './styles/sheet.css';
import './styles/low.css';
import './styles/print.css';
import { type Route, useRoute } from './shell/route.ts';
import { ErrorBoundary, Failed, Later, ListSkeleton } from './shell/Notice.tsx';
import { SessionNotice, SignInAgain } from './session/SignInAgain.tsx';
import { isAway, session, type Session, startSession, watchSession } from './session/session.ts';
import { go, routeHref } from './shell/address.ts';
import { restoreLostFocus } from './shell/focus.ts';
import { listen } from './shell/listen.ts';
import { onShortcutKey, useShortcuts } from './shell/shortcuts.ts';
import { ShortcutSheet } from './shell/ShortcutSheet.tsx';
import { Sidebar } from './shell/Sidebar.tsx';
import { useFirstPages, useTitle } from './shell/open-tab.ts';
import { useAtom } from './shell/atom.ts';
import { useNews } from './inbox/model/news.ts';
import { type AdminTab, SIDEBAR_TABS } from './tabs.tsx';

const SeenSync = lazy(() => import('./casework/SeenSync.tsx'));
// Nobody waits for it: it tells of what went wrong before.
const PublishNotice = lazy(() => import('./shell/PublishNotice.tsx'));

/** The staff area: sidebar, the open tab, the session's notices. The static page shows it at rest. */
export default function AdminApp() {
  const state = useAtom(session);
  const route = useRoute();
  const { tab } = route;
  const [help, setHelp] = useState(false);
  useFirstPages(tab);
  useTitle(tab);
  useNews();
  useEffect(() => {
    const stops = [watchSession(), restoreLostFocus(), listen(window, ['keydown'], onShortcutKey)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useShortcuts([
    {
      key: '?',
      label: 'Show these shortcuts',
      run: () => setHelp(true),
    },
    ...SIDEBAR_TABS.map(({ id, label }, index) => ({
      key: String(index + 1),
      label,
      run: () => go(routeHref(id)),
    })),
  ]);
  return (
    <>
      <div className="admin" data-away={isAway(state) || undefined}>
        <Sidebar tab={tab} onHelp={() => setHelp(true)} />
        <main id="main" className="admin-main" tabIndex={-1}>
          <SessionNotice />
          <Later>
            <PublishNotice isSaid={tab.id === 'cms'} />
          </Later>
          <div id="admin-panel" className="admin-panel" role="tabpanel" aria-labelledby={`tab-${tab.id}`}>
            <Panel state={state} route={route} />
          </div>
          {isAway(state) && state.phase === 'unreachable' && <NoAnswer />}
        </main>
      </div>
      <Later>
        <SeenSync />
      </Later>
      {state.phase === 'expired' && <SignInAgain />}
      {help && <ShortcutSheet onClose={() => setHelp(false)} />}
    </>
  );
}

/** The open tab once somebody is here; it stays, out of sight, while that is asked anew: nothing typed is lost. */
function Panel({ state, route: { tab, rest } }: { state: Session; route: Route }) {
  if (state.username === '') return state.phase === 'unreachable' ? <NoAnswer /> : <Resting tab={tab} />;
  return (
    <ErrorBoundary key={tab.id}>
      <Suspense fallback={<Resting tab={tab} />}>
        <tab.View tab={tab} rest={rest} />
      </Suspense>
    </ErrorBoundary>
  );
}

function NoAnswer() {
  return <Failed title="The server does not answer." tryAgain={startSession} />;
}

/** The shape of a tab before its code and rows are here. */
function Resting({ tab }: { tab: AdminTab }) {
  return (
    <div className="admin-list">
      <div className="admin-head" data-resting>
        <header className="admin-bar">
          <h2>{tab.label}</h2>
        </header>
      </div>
      <ListSkeleton />
    </div>
  );
}
