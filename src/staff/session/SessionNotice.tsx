import { useEffect, useState } from 'react';
import { useNow } from '../shell/now.ts';
import { clockTime } from '../shell/times.ts';
import { useStore } from '../store.ts';
import { session } from './session.ts';
import { fetchSignInFields, SignInAgain } from './SignInAgain.tsx';

const NOTICE_MS = 10 * 60_000;

/** Ten minutes before the session ends it says so, with a way to go on. */
export function SessionNotice() {
  const { phase, expiresAt } = useStore(session);
  const now = useNow();
  const [renewing, setRenewing] = useState(false);
  const soon = phase === 'signed-in' && expiresAt > 0 && now > 0 && expiresAt - now < NOTICE_MS;
  useEffect(() => {
    if (phase === 'signed-in') fetchSignInFields();
  }, [phase]);
  if (!soon) return null;
  return (
    <div className="admin-session" role="alert">
      <p>{`Your session ends at ${clockTime(expiresAt)}. Sign in again to go on without a break.`}</p>
      <button
        type="button"
        className="admin-small"
        onClick={() => {
          setRenewing(true);
        }}
      >
        Sign in again
      </button>
      {renewing && (
        <SignInAgain
          onClose={() => {
            setRenewing(false);
          }}
        />
      )}
    </div>
  );
}
