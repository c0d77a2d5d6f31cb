import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { PATHS } from '#shared/paths.ts';
import { ErrorBoundary } from '../shell/Notice.tsx';
import { Modal } from '../shell/Modal.tsx';
import { usePolling } from '../shell/use-polling.ts';
import { useAtom } from '../shell/atom.ts';
import { session, signedInElsewhere } from './session.ts';
import { clockTime, useNow } from '../shell/times.ts';
import { Button } from '../shell/Button.tsx';

const ELSEWHERE_MS = 5_000;

const loadFields = () => import('./SignInFields.tsx');
const SignInFields = lazy(loadFields);

interface SignInAgainProps {
  /** Given while the session still runs: then signing in may wait. */
  onClose?: () => void;
}

/** Asks for the password in place, over what is being done; nothing typed below is lost. */
export function SignInAgain({ onClose }: SignInAgainProps) {
  const { phase } = useAtom(session);
  usePolling(
    useCallback(() => {
      if (phase === 'expired') void signedInElsewhere();
    }, [phase]),
    ELSEWHERE_MS,
  );
  return (
    <Modal title={onClose ? 'Sign in again' : 'Your session has ended'} onClose={onClose}>
      <div className="admin-sign-in">
        <p>
          {onClose
            ? 'A new session runs for eight hours.'
            : 'Sign in to go on where you were. What you typed is still here.'}
        </p>
        <ErrorBoundary fallback={<InAnotherTab />}>
          <Suspense>
            <SignInFields onClose={onClose} />
          </Suspense>
        </ErrorBoundary>
      </div>
    </Modal>
  );
}

/** The form could not be fetched: signing in elsewhere is noticed here, and keeps what is typed just as well. */
function InAnotherTab() {
  return (
    <p>
      <a href={PATHS.adminLogin} target="_blank" rel="noopener">
        Sign in in another tab
      </a>
      , and this page goes on by itself.
    </p>
  );
}

const NOTICE_MS = 10 * 60_000;

/** Ten minutes before the session ends it says so, with a way to go on. */
export function SessionNotice() {
  const { phase, expiresAt } = useAtom(session);
  const now = useNow();
  const [renewing, setRenewing] = useState(false);
  const soon = phase === 'signed-in' && expiresAt > 0 && now > 0 && expiresAt - now < NOTICE_MS;
  useEffect(() => {
    // While the session runs, so that it is at hand when the session ends.
    if (phase === 'signed-in') loadFields().catch(() => undefined);
  }, [phase]);
  if (!soon) return null;
  return (
    <div className="admin-session" role="alert">
      <p>{`Your session ends at ${clockTime(expiresAt)}. Sign in again to go on without a break.`}</p>
      <Button onClick={() => setRenewing(true)}>Sign in again</Button>
      {renewing && <SignInAgain onClose={() => setRenewing(false)} />}
    </div>
  );
}
