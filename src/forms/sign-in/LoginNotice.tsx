import { LOGIN_ATTEMPTS } from '#shared/limits.ts';
import { countdown } from './lock.ts';
import type { LoginLockState } from './use-login-lock.ts';

interface Props {
  lock: LoginLockState;
  message: string;
  /** Another one for each time that something is said: the same words are read out again. */
  count: number;
}

/** What came of the last try, how many failed, and how long the lock lasts. */
export function LoginNotice({ lock, message, count }: Props) {
  return (
    <div className="login-notice" data-empty={!message && lock.failures === 0 ? '' : undefined}>
      <div role="alert">
        {message && (
          <p key={count} className="login-message">
            {message}
          </p>
        )}
        {lock.failures > 0 && <p>{`Failed attempts: ${lock.failures} / ${LOGIN_ATTEMPTS}`}</p>}
      </div>
      {lock.isLocked && (
        <p role="timer" aria-label="Time until you can try again">
          {countdown(lock.until, lock.now)}
        </p>
      )}
    </div>
  );
}
