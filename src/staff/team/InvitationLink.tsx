import { copy } from '../inbox/actions/reply.ts';
import { Button } from '../shell/Button.tsx';
import { invitationLink } from './team.ts';

/** The link of an invitation, shown once: only its hash is kept. */
export function InvitationLink({ token, name }: { token: string; name: string }) {
  const link = invitationLink(token);
  return (
    <div className="team-link" role="status">
      <p>{`Give this link to ${name}. It works once, within 24 hours, and is not shown again.`}</p>
      <code>{link}</code>
      <Button onClick={() => void copy(link)}>Copy link</Button>
    </div>
  );
}
