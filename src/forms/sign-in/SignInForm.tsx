import './sign-in.css';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '#forms/fields/Field.tsx';
import { Form } from '#forms/engine/Form.tsx';
import { Password } from '#forms/fields/Password.tsx';
import { useForm, type Outcome } from '#forms/engine/use-form.ts';
import { call, type Refused } from '#browser/api-client.ts';
import { sessionEndpoints } from '#shared/endpoints/session.ts';
import { codeField, LOCKED, signInForm, signInSchema, type Credentials } from './form.ts';
import { waitBeforeSignIn } from './login-delay.ts';
import { useLoginLock, type LoginLockState } from './use-login-lock.ts';
import { LOGIN_ATTEMPTS } from '#shared/limits.ts';
import { countdown } from './lock.ts';

const { fields, button } = signInForm;

const MESSAGES = {
  failed: 'Login failed',
  locked: 'Locked. Please wait.',
  broken: 'Something went wrong.',
} as const;

interface Props {
  /** Names the form: its controls are `id-username` and `id-password`. */
  id: string;
  /** Id of the heading that names the form. */
  labelledBy?: string;
  /** Who is expected to sign in. */
  username?: string;
  /** Takes a signed-in administrator on. The form says Verifying... until it is done. */
  onSignedIn: () => Promise<void>;
  /** Stands beside the button. */
  children?: ReactNode;
}

/** Administrator sign-in with its lock, on the sign-in pages and over the staff area alike. */
export function SignInForm({ id, labelledBy, username, onSignedIn, children }: Props) {
  const lock = useLoginLock();
  const [asksCode, setAsksCode] = useState(false);
  const [notice, setNotice] = useState({ message: '', count: 0 });
  const form = useForm({ id, schema: signInSchema, send: signIn, draft: false });

  const setMessage = (message: string) => setNotice(({ count }) => ({ message, count: count + 1 }));

  async function signIn(credentials: Credentials): Promise<Outcome> {
    setMessage('');
    await waitBeforeSignIn();
    const result = await call(sessionEndpoints.adminLogin, { body: credentials });
    if (result.ok) {
      lock.clear();
      await onSignedIn();
      return { kind: 'sent' };
    }
    const errors = result.kind === 'refused' ? result.errors : {};
    // Its control must be there before the fault is shown at it.
    if (errors['code'] !== undefined) flushSync(() => setAsksCode(true));
    const message = result.kind === 'refused' ? refusal(result) : MESSAGES.broken;
    setMessage(message === errors['code'] ? '' : message);
    return { kind: 'kept', errors };
  }

  function refusal({ status, message: said, retryAfter }: Refused): string {
    // A 429 that is not the lock's speaks of too many calls, whoever made them: no failure of this person's.
    const isFailure = status === 200 || status === 401 || said === LOCKED;
    if (isFailure && lock.fail(retryAfter).until > 0) return LOCKED;
    return said || MESSAGES.failed;
  }

  return (
    <Form form={form} endpoint={sessionEndpoints.adminLogin} aria-labelledby={labelledBy}>
      <Field field={form.field('username')} {...fields.username.question} defaultValue={username} />
      <Password field={form.field('password')} {...fields.password.question} />
      {asksCode && <Field field={form.field('code')} {...codeField.question} required />}
      <LoginNotice lock={lock} message={messageFor(lock.isLocked, notice.message)} count={notice.count} />
      <div className="sign-in-buttons">
        {/* One element in all its states, so that it keeps the focus. */}
        <button
          type={lock.isLocked ? 'button' : 'submit'}
          className="button"
          aria-disabled={lock.isLocked || form.busy || undefined}
          aria-busy={form.busy || undefined}
          onClick={() => {
            if (lock.isLocked) setMessage(MESSAGES.locked);
          }}
        >
          {lock.isLocked ? 'Locked' : form.busy ? 'Verifying...' : button}
        </button>
        {children}
      </div>
    </Form>
  );
}

/** A lock says why, after a reload too, and another tab's as well; what was said about it goes with it. */
function messageFor(isLocked: boolean, message: string): string {
  const isAboutLock = message === MESSAGES.locked || message === LOCKED;
  if (isLocked) return isAboutLock ? message : MESSAGES.locked;
  return isAboutLock ? '' : message;
}

interface NoticeProps {
  lock: LoginLockState;
  message: string;
  /** Another one for each time that something is said: the same words are read out again. */
  count: number;
}

/** What came of the last try, how many failed, and how long the lock lasts. */
function LoginNotice({ lock, message, count }: NoticeProps) {
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
