import { useState } from 'react';
import { toast } from '#browser/toasts.ts';
import { Form } from '#forms/engine/Form.tsx';
import { useForm, type Outcome } from '#forms/engine/use-form.ts';
import { Field } from '#forms/fields/Field.tsx';
import { inviteFields, inviteSchema } from '#forms/team/form.ts';
import { teamEndpoints, type InvitationMade } from '#shared/endpoints/team.ts';
import { InvitationLink } from './InvitationLink.tsx';
import { readTeam, sendForm } from './team.ts';

/** Invites somebody by name and e-mail; the link is shown to be copied, and mailed if asked for. */
export function Invite({ canMail }: { canMail: boolean }) {
  const [made, setMade] = useState<InvitationMade & { name: string }>();
  const [isMailed, setIsMailed] = useState(canMail);
  const form = useForm({ id: 'team-invite', schema: inviteSchema, send: invite, draft: false });

  async function invite({ name, email }: { name: string; email: string }): Promise<Outcome> {
    const body = { name, email, ...(isMailed ? { mail: true } : {}) };
    const answer = await sendForm(teamEndpoints.teamInvite, { body }, 'email');
    if ('errors' in answer) return { kind: 'kept', errors: answer.errors };
    setMade({ name, ...answer.data });
    toast(`${name} is invited.`);
    await readTeam();
    return { kind: 'sent' };
  }

  return (
    <details className="team-panel" open={made ? true : undefined}>
      <summary>Invite a colleague</summary>
      <Form form={form} className="team-form">
        <Field field={form.field('name')} {...inviteFields.name.question} />
        <Field field={form.field('email')} {...inviteFields.email.question} autoComplete="off" />
        {canMail && (
          <label className="team-check">
            <input
              type="checkbox"
              checked={isMailed}
              onChange={(event) => setIsMailed(event.target.checked)}
            />
            <span>E-mail the link to them</span>
          </label>
        )}
        <button type="submit" className="admin-main-button" aria-disabled={form.busy || undefined}>
          {form.busy ? 'Inviting…' : 'Invite'}
        </button>
      </Form>
      {made && <InvitationLink {...made} />}
    </details>
  );
}
