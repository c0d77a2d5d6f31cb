import { toast } from '#browser/toasts.ts';
import { passwordFields, passwordSchema } from '#forms/team/form.ts';
import { teamEndpoints } from '#shared/endpoints/team.ts';
import { TeamForm } from './TeamForm.tsx';

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
        <TeamForm
          id="team-password"
          fields={passwordFields}
          schema={passwordSchema}
          endpoint={teamEndpoints.teamPassword}
          faultAt="present"
          button="Change password"
          onDone={() => toast('Your password is changed. Your other sessions have ended.')}
        />
      )}
    </details>
  );
}
