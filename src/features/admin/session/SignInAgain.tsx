import { useCallback, useState, type SubmitEvent } from 'react';
import { Modal } from '../shell/Modal.tsx';
import { useLive } from '../shell/use-live.ts';
import { useStore } from '../store.ts';
import { session, signedInElsewhere, signInAddress, signInAgain } from './session.ts';

const ELSEWHERE_MS = 5_000;

interface SignInAgainProps {
  /** Given while the session still runs: then signing in may wait. */
  onClose?: () => void;
}

/** Asks for the password in place, over the work in hand; nothing typed below is lost. */
export function SignInAgain({ onClose }: SignInAgainProps) {
  const { username, phase } = useStore(session);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  useLive(
    useCallback(() => {
      if (phase === 'expired') void signedInElsewhere();
    }, [phase]),
    ELSEWHERE_MS,
  );
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setFailure('');
    const refused = await signInAgain(textOf(fields.get('username')), textOf(fields.get('password')));
    setBusy(false);
    if (refused === undefined) onClose?.();
    else setFailure(refused);
  };
  return (
    <Modal title={onClose ? 'Sign in again' : 'Your session has ended'} {...(onClose ? { onClose } : {})}>
      <form className="admin-form" onSubmit={(event) => void submit(event)}>
        <p>
          {onClose
            ? 'A new session runs for eight hours.'
            : 'Sign in to go on where you were. What you typed is still here.'}
        </p>
        <label htmlFor="again-username">Username</label>
        <input
          id="again-username"
          name="username"
          autoComplete="username"
          defaultValue={username}
          required
          data-autofocus={username === '' || undefined}
        />
        <label htmlFor="again-password">Password</label>
        <input
          id="again-password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          data-autofocus={username !== '' || undefined}
        />
        {failure && (
          <p className="admin-fault" role="alert">
            {failure}
          </p>
        )}
        <div className="admin-form-buttons">
          <button type="submit" className="admin-main-button" disabled={busy}>
            {busy ? 'Verifying...' : 'Login'}
          </button>
          {!onClose && <a href={signInAddress()}>Leave for the sign-in page</a>}
        </div>
      </form>
    </Modal>
  );
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
