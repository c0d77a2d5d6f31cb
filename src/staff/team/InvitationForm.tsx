import { useCallback, useEffect, useState } from 'react';
import { call } from '#browser/api-client.ts';
import { Form } from '#forms/engine/Form.tsx';
import { SubmitButton } from '#forms/engine/SubmitButton.tsx';
import { useForm, type Outcome } from '#forms/engine/use-form.ts';
import { Password } from '#forms/fields/Password.tsx';
import { choiceFields, choiceSchema } from '#forms/team/form.ts';
import { invitationEndpoints, type Invited } from '#shared/endpoints/invitation.ts';
import { PATHS } from '#shared/paths.ts';

type State =
  | { phase: 'looking' }
  | { phase: 'open' | 'done'; invited: Invited }
  /** Over, unknown, or not to be asked about: the sentence says which. */
  | { phase: 'closed'; message: string; mayTryAgain: boolean };

/** The secret never reaches a server's log: what stands after `#` stays in the browser. */
const secret = (): string => location.hash.slice(1);

/** Tells whom the link in the address is for, and takes the password that they choose. */
export function InvitationForm({ labelledBy }: { labelledBy: string }) {
  const [state, setState] = useState<State>({ phase: 'looking' });
  const look = useCallback(async () => {
    setState({ phase: 'looking' });
    const result = await call(invitationEndpoints.invitationLook, { body: { token: secret() } });
    if (result.ok) setState({ phase: 'open', invited: result.data });
    else {
      const message = result.message || 'Something went wrong.';
      const isOver = result.kind === 'refused' && [404, 409, 422].includes(result.status);
      setState({ phase: 'closed', message, mayTryAgain: !isOver });
    }
  }, []);
  useEffect(() => {
    const lookAgain = () => void look();
    lookAgain();
    addEventListener('hashchange', lookAgain);
    return () => removeEventListener('hashchange', lookAgain);
  }, [look]);

  return (
    <div className="stack" aria-live="polite">
      {state.phase === 'looking' && <p>Looking for your invitation…</p>}
      {state.phase === 'closed' && (
        <>
          <p role="alert">{state.message}</p>
          {state.mayTryAgain && (
            <button type="button" className="button" onClick={() => void look()}>
              Try again
            </button>
          )}
        </>
      )}
      {state.phase === 'open' && (
        <>
          <p>
            Hello <strong>{state.invited.name}</strong>, choose your password. Your user name is{' '}
            <strong>{state.invited.email}</strong>.
          </p>
          <Choice
            labelledBy={labelledBy}
            invited={state.invited}
            onDone={() => setState({ phase: 'done', invited: state.invited })}
            onClosed={(message) => setState({ phase: 'closed', message, mayTryAgain: false })}
          />
        </>
      )}
      {state.phase === 'done' && (
        <p>
          Your account is ready. <a href={PATHS.adminLogin}>Sign in</a> as{' '}
          <strong>{state.invited.email}</strong>.
        </p>
      )}
    </div>
  );
}

interface ChoiceProps {
  labelledBy: string;
  invited: Invited;
  onDone: () => void;
  onClosed: (message: string) => void;
}

function Choice({ labelledBy, invited, onDone, onClosed }: ChoiceProps) {
  const form = useForm({ id: 'invitation', schema: choiceSchema, send: takeUp, draft: false });

  async function takeUp(choice: { password: string; confirmPassword: string }): Promise<Outcome> {
    const body = { token: secret(), ...choice };
    const result = await call(invitationEndpoints.invitationAccept, { body });
    if (result.ok) {
      onDone();
      return { kind: 'sent' };
    }
    const { message } = result;
    if (result.kind === 'refused' && [404, 409].includes(result.status)) onClosed(message);
    const errors = result.kind === 'refused' ? result.errors : {};
    return { kind: 'kept', errors: Object.keys(errors).length > 0 ? errors : { password: message } };
  }

  return (
    <Form form={form} aria-labelledby={labelledBy}>
      {/* For a password manager, which keeps both together. */}
      <input type="hidden" name="username" autoComplete="username" value={invited.email} readOnly />
      <Password field={form.field('password')} {...choiceFields.password.question} />
      <Password field={form.field('confirmPassword')} {...choiceFields.confirmPassword.question} />
      <SubmitButton busy={form.busy} busyText="Saving…">
        Save password
      </SubmitButton>
    </Form>
  );
}
