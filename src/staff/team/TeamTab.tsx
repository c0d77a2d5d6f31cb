import './team.css';
import { useEffect, useState } from 'react';
import { Failed } from '../shell/Notice.tsx';
import { TabPage } from '../ui/TabPage.tsx';
import { useAtom } from '../shell/atom.ts';
import type { TabProps } from '../tabs.tsx';
import { Colleagues } from './Colleagues.tsx';
import { FactorPanel } from './FactorPanel.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { readTeam, team } from './team.ts';
import { toast } from '#browser/toasts.ts';
import { passwordFields, passwordSchema, inviteFields, inviteSchema } from '#forms/team/form.ts';
import { teamEndpoints, type InvitationMade } from '#shared/endpoints/team.ts';
import { TeamForm } from './TeamForm.tsx';
import { InvitationLink } from './InvitationLink.tsx';

/** Who the administrators are, and what each does about his own account. */
export default function TeamTab({ tab }: TabProps) {
  const state = useAtom(team);
  const [failure, setFailure] = useState<string>();
  const read = () => void readTeam().then(setFailure);
  useEffect(read, []);
  return (
    <TabPage tab={tab} className="team">
      {failure !== undefined && <Failed title={failure} tryAgain={read} />}
      {!state && failure === undefined && <p role="status">Loading…</p>}
      {state && (
        <>
          <section aria-labelledby="team-people">
            <h3 id="team-people">People</h3>
            <Colleagues state={state} />
            <Invite canMail={state.mail} />
          </section>
          <section aria-labelledby="team-own">
            <h3 id="team-own">My account</h3>
            <PasswordPanel isEnvironment={state.you.isEnvironment} />
            <FactorPanel isSet={state.you.factor} recoveryLeft={state.you.recoveryLeft} />
            <OwnSessions />
          </section>
        </>
      )}
    </TabPage>
  );
}

/** Another password for the present one; the environment's is told where his is changed. */
function PasswordPanel({ isEnvironment }: { isEnvironment: boolean }) {
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

/** Invites somebody by name and e-mail; the link is shown to be copied, and mailed if asked for. */
function Invite({ canMail }: { canMail: boolean }) {
  const [made, setMade] = useState<InvitationMade & { name: string }>();
  const [isMailed, setIsMailed] = useState(canMail);
  return (
    <details className="team-panel" open={made ? true : undefined}>
      <summary>Invite a colleague</summary>
      <TeamForm
        id="team-invite"
        fields={inviteFields}
        schema={inviteSchema}
        endpoint={teamEndpoints.teamInvite}
        also={isMailed ? { mail: true } : {}}
        faultAt="email"
        button="Invite"
        busyText="Inviting…"
        onDone={async (answer, { name = '' }) => {
          setMade({ name, ...answer });
          toast(`${name} is invited.`);
          await readTeam();
        }}
      >
        {canMail && (
          <label className="admin-check">
            <input
              type="checkbox"
              checked={isMailed}
              onChange={(event) => setIsMailed(event.target.checked)}
            />
            <span>E-mail the link to them</span>
          </label>
        )}
      </TeamForm>
      {made && <InvitationLink {...made} />}
    </details>
  );
}
