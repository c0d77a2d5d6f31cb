import { Suspense, useEffect, useState } from 'react';
import './styles/shell.css';
import './styles/sidebar.css';
import './styles/controls.css';
import './styles/notices.css';
import './styles/head.css';
import './styles/list.css';
import './styles/cards.css';
import './styles/selection.css';
import './styles/sheet.css';
import './styles/print.css';
import { useRoute, type Route } from './route.ts';
import { ListNotice, ListSkeleton } from './shell/ListNotice.tsx';
import { SessionNotice } from './session/SessionNotice.tsx';
import { watchSession } from './session/presence.ts';
import { isAway, session, startSession, type Session } from './session/session.ts';
import { SignInAgain } from './session/SignInAgain.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { go, routeHref } from './shell/address.ts';
import { keepFocus } from './shell/focus-kept.ts';
import { onShortcutKey, useShortcuts } from './shell/shortcuts.ts';
import { ShortcutSheet } from './shell/ShortcutSheet.tsx';
import { Sidebar } from './shell/Sidebar.tsx';
import { useFirstPages } from './shell/use-first-pages.ts';
import { useTitle } from './shell/use-title.ts';
import { useStore } from './store.ts';
import type { AdminTab } from './tab.tsx';
import { SIDEBAR_TABS } from './tabs.ts';

/** The staff area: sidebar, the open tab, the session's notices. The static page shows it at rest. */
export default function AdminApp() {
  const state = useStore(session);
  const route = useRoute();
  const { tab } = route;
  const [help, setHelp] = useState(false);
  useFirstPages(tab);
  useTitle(tab);
  useEffect(() => {
    const stop = watchSession();
    const letGo = keepFocus();
    addEventListener('keydown', onShortcutKey);
    return () => {
      stop();
      letGo();
      removeEventListener('keydown', onShortcutKey);
    };
  }, []);
  useShortcuts([
    {
      key: '?',
      label: 'Show these shortcuts',
      run: () => {
        setHelp(true);
      },
    },
    ...SIDEBAR_TABS.map(({ id, label }, index) => ({
      key: String(index + 1),
      label,
      run: () => {
        go(routeHref(id));
      },
    })),
  ]);
  return (
    <>
      <div className="admin" data-away={isAway(state) || undefined}>
        <Sidebar
          tab={tab}
          onHelp={() => {
            setHelp(true);
          }}
        />
        <main id="main" className="admin-main" tabIndex={-1}>
          <SessionNotice />
          <div id="admin-panel" className="admin-panel" role="tabpanel" aria-labelledby={`tab-${tab.id}`}>
            <Panel state={state} route={route} />
          </div>
          {isAway(state) && state.phase === 'unreachable' && <NoAnswer />}
        </main>
      </div>
      {state.phase === 'expired' && <SignInAgain />}
      {help && (
        <ShortcutSheet
          onClose={() => {
            setHelp(false);
          }}
        />
      )}
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
  return (
    <ListNotice tone="danger" title="The server does not answer.">
      <button type="button" className="admin-small" onClick={() => void startSession()}>
        Try again
      </button>
    </ListNotice>
  );
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
