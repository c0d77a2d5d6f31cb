import { useEffect, useRef } from 'react';
import type { InvitationMade } from '#shared/endpoints/team.ts';
import { PATHS } from '#shared/paths.ts';
import { copy } from '../inbox/actions/reply.ts';
import { Button } from '../shell/Button.tsx';

/** The link of an invitation, shown once: only its hash is kept. It takes the focus, so that it is read out and at hand. */
export function InvitationLink({ token, mailed, name }: Omit<InvitationMade, 'status'> & { name: string }) {
  const link = `${location.origin}${PATHS.invitation}#${token}`;
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), [token]);
  return (
    <section className="team-link" aria-label={`Invitation of ${name}`} tabIndex={-1} ref={box}>
      <p>{`Give this link to ${name}. It works once, within 24 hours, and is not shown again.`}</p>
      {mailed !== undefined && (
        <p>{mailed ? 'It was e-mailed to them, too.' : 'It could not be e-mailed to them.'}</p>
      )}
      <code>{link}</code>
      <Button onClick={() => void copy(link)}>Copy link</Button>
    </section>
  );
}
