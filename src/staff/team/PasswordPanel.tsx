import { toast } from '#browser/toasts.ts';
import { Form } from '#forms/engine/Form.tsx';
import { useForm, type Outcome } from '#forms/engine/use-form.ts';
import { Password } from '#forms/fields/Password.tsx';
import { passwordFields, passwordSchema } from '#forms/team/form.ts';
import { teamEndpoints } from '#shared/endpoints/team.ts';
import { sendForm } from './team.ts';

/** Another password for the present one; the environment's is told where his is changed. */
export function PasswordPanel({ isEnvironment }: { isEnvironment: boolean }) {
  return (
    <details className="team-panel">
      <summary>Change my password</summary>
      {isEnvironment ? (
        <p>
          Your password is set in the environment of the site: run <code>npm run admin:hash</code>, set{' '}
          <code>ADMIN_PASSWORD_HASH</code> and deploy again.
        </p>
      ) : (
        <PasswordForm />
      )}
    </details>
  );
}

function PasswordForm() {
  const form = useForm({ id: 'team-password', schema: passwordSchema, send: change, draft: false });

  async function change(body: object): Promise<Outcome> {
    const answer = await sendForm(teamEndpoints.teamPassword, { body }, 'present');
    if ('errors' in answer) return { kind: 'kept', errors: answer.errors };
    toast('Your password is changed. Your other sessions have ended.');
    return { kind: 'sent' };
  }

  return (
    <Form form={form} className="team-form">
      <Password field={form.field('present')} {...passwordFields.present.question} />
      <Password field={form.field('password')} {...passwordFields.password.question} />
      <Password field={form.field('confirmPassword')} {...passwordFields.confirmPassword.question} />
      <button type="submit" className="admin-main-button" aria-disabled={form.busy || undefined}>
        {form.busy ? 'Saving…' : 'Change password'}
      </button>
    </Form>
  );
}
