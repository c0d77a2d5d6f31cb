import './admin-login.css';
import { useState } from 'react';
import { Field } from '#components/form/Field.tsx';
import { Form } from '#components/form/Form.tsx';
import { Password } from '#components/form/Password.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { useForm, type Outcome } from '#components/form/use-form.ts';
import { call, type Refused } from '#lib/api-client.ts';
import { waitBeforeSignIn } from '#lib/login-delay.ts';
import { endpoints } from '#shared/endpoints.ts';
import { adminLoginForm } from '#shared/forms/admin-login.ts';
import { LOGIN_ATTEMPTS, LOGIN_LOCK_MINUTES } from '#shared/limits.ts';
import { adminLoginSchema, type AdminLogin } from '#shared/schemas/admin-login.ts';
import { placeAfterSignIn } from './after-sign-in.ts';
import { LoginNotice } from './LoginNotice.tsx';
import { useLoginLock } from './use-login-lock.ts';

const { questions, submit } = adminLoginForm;

const MESSAGES = {
  failed: 'Login failed',
  locked: 'Locked. Please wait.',
  lockedNow: `Too many failed attempts. Locked for ${LOGIN_LOCK_MINUTES} minutes.`,
  broken: 'Something went wrong.',
} as const;

/** Administrator sign-in with its lock [S 4, 5, 8]. */
export function AdminLoginForm({ labelledBy }: { labelledBy: string }) {
  const lock = useLoginLock();
  const [message, setMessage] = useState('');
  const form = useForm({ id: 'admin-login', schema: adminLoginSchema, send: signIn, draft: false });

  // What was said about a lock goes with it; after a reload the lock still says why.
  const shown = lock.isLocked ? message || MESSAGES.locked : isAboutLock(message) ? '' : message;

  async function signIn(credentials: AdminLogin): Promise<Outcome> {
    setMessage('');
    await waitBeforeSignIn();
    const result = await call(endpoints.adminLogin, { body: credentials });
    if (result.ok) {
      lock.clear();
      return { kind: 'sent', tell: goOn };
    }
    setMessage(result.kind === 'refused' ? refusal(result) : MESSAGES.broken);
    return { kind: 'kept', errors: result.kind === 'refused' ? result.errors : {} };
  }

  function refusal({ status, message: said, retryAfter }: Refused): string {
    const isFailure = status === 401 || status === 429;
    if (isFailure && lock.fail(retryAfter).until > 0) return MESSAGES.lockedNow;
    return said || MESSAGES.failed;
  }

  return (
    <Form form={form} endpoint={endpoints.adminLogin} labelledBy={labelledBy}>
      <Field field={form.field('username')} {...questions.username} />
      <Password field={form.field('password')} {...questions.password} />
      <LoginNotice lock={lock} message={shown} attempts={LOGIN_ATTEMPTS} />
      {lock.isLocked ? (
        <button
          type="button"
          className="button"
          aria-disabled="true"
          onClick={() => {
            setMessage(MESSAGES.locked);
          }}
        >
          Locked
        </button>
      ) : (
        <SubmitButton busy={form.busy} busyText="Verifying...">
          {submit}
        </SubmitButton>
      )}
    </Form>
  );
}

function isAboutLock(message: string): boolean {
  return message === MESSAGES.locked || message === MESSAGES.lockedNow;
}

function goOn(): Promise<void> {
  window.location.assign(placeAfterSignIn(window.location.search));
  return Promise.resolve();
}
