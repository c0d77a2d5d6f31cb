import { useState } from 'react';
import { toast } from '#browser/toasts.ts';
import {
  teamEndpoints,
  type Colleague,
  type InvitationMade,
  type TeamChange,
  type TeamState,
} from '#shared/endpoints/team.ts';
import { staffCall } from '../session/session.ts';
import { ask, tell } from '../shell/ask.ts';
import { Button } from '../shell/Button.tsx';
import { InvitationLink } from './InvitationLink.tsx';
import { changeColleague, readTeam, sentenceOf } from './team.ts';

const STATES: Record<Colleague['state'], string> = {
  active: 'Active',
  disabled: 'Disabled',
  invited: 'Invited',
  late: 'Invitation is over',
};

interface Step {
  to: TeamChange;
  label: string;
  /** Asked before; without it nothing is lost. */
  question?: (name: string) => string;
  done: (name: string) => string;
}

const DISABLE: Step = {
  ...{ to: 'disabled', label: 'Disable', done: (name) => `${name} is disabled.` },
  question: (name) => `${name} is signed out everywhere and cannot sign in until enabled again.`,
};
const ENABLE: Step = { to: 'active', label: 'Enable', done: (name) => `${name} can sign in again.` };
const REMOVE: Step = {
  ...{ to: 'removed', label: 'Remove', done: (name) => `${name} is removed.` },
  question: (name) => `${name} is signed out everywhere, and an invitation that waits is taken back.`,
};
const WITHOUT_FACTOR: Step = {
  ...{ to: 'without-factor', label: 'Turn off second factor' },
  done: (name) => `${name} signs in with the password alone.`,
  question: (name) =>
    `${name} will sign in with the password alone. Do it only if the phone is gone, and ask in person.`,
};

/** What can be done about somebody, by how they stand. */
function stepsFor({ state, factor }: Colleague): Step[] {
  const other = { active: [DISABLE], disabled: [ENABLE], invited: [], late: [] }[state];
  return [...other, ...(factor ? [WITHOUT_FACTOR] : []), REMOVE];
}

/** Everybody who may sign in or is invited to. Nobody changes himself or the environment's administrator. */
export function Colleagues({ state: { people, you, mail: canMail } }: { state: TeamState }) {
  const [link, setLink] = useState<InvitationMade & { id: string }>();
  const newLink = async ({ id }: Colleague, mail: boolean): Promise<void> => {
    const body = { id, ...(mail ? { mail } : {}) };
    const result = await staffCall(teamEndpoints.teamInviteAgain, { body });
    if (!result.ok) return tell(sentenceOf(result));
    setLink({ id, ...result.data });
    await readTeam();
  };
  return (
    <ul className="team-people">
      {people.map((one) => (
        <li key={one.id}>
          <div>
            <strong>{one.name}</strong>
            {one.id === you.id && <span className="admin-quiet"> (you)</span>}
            {one.username !== one.name && <p className="admin-quiet">{one.username}</p>}
          </div>
          <p className="team-state" data-state={one.state}>
            {one.factor ? `${STATES[one.state]} · second factor` : STATES[one.state]}
          </p>
          <div className="team-steps">
            {(one.state === 'invited' || one.state === 'late') &&
              (canMail ? ['New link', 'E-mail new link'] : ['New link']).map((label, at) => (
                <Button
                  key={label}
                  aria-label={`${label}: ${one.name}`}
                  onClick={() => void newLink(one, at === 1)}
                >
                  {label}
                </Button>
              ))}
            {one.id !== you.id &&
              one.id !== 'environment' &&
              stepsFor(one).map((step) => (
                <Button
                  key={step.to}
                  tone={step.question ? 'danger' : undefined}
                  aria-label={`${step.label}: ${one.name}`}
                  onClick={() => void take(step, one)}
                >
                  {step.label}
                </Button>
              ))}
          </div>
          {link?.id === one.id && <InvitationLink {...link} name={one.name} />}
        </li>
      ))}
    </ul>
  );
}

async function take({ to, label, question, done }: Step, { id, name }: Colleague): Promise<void> {
  if (question && !(await ask({ text: question(name), yes: `Yes, ${label.toLowerCase()}` }))) return;
  const failure = await changeColleague(id, to);
  if (failure === undefined) toast(done(name));
  else await tell(failure);
}
