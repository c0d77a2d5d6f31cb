import { useState } from 'react';
import { toast } from '#browser/toasts.ts';
import { inviteFields, inviteSchema } from '#forms/team/form.ts';
import { teamEndpoints, type InvitationMade } from '#shared/endpoints/team.ts';
import { InvitationLink } from './InvitationLink.tsx';
import { readTeam } from './team.ts';
import { TeamForm } from './TeamForm.tsx';

/** Invites somebody by name and e-mail; the link is shown to be copied, and mailed if asked for. */
export function Invite({ canMail }: { canMail: boolean }) {
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
