import { serve, type Answer, type Call, type ServedCall } from '../http/call.ts';
import { accept, checkInput } from '../handlers/accept.ts';
import { mailSetup, mailPerson } from '../notify/mail.ts';
import { countCall } from '../records/attempts.ts';
import { endSessionsOf, ENVIRONMENT, environmentOwner } from '../records/sessions.ts';
import { hasEnvironment } from './accounts.ts';
import { caller, mayAct } from './guarded.ts';
import { invite, inviteAgain, isLate, look, takenBack, takeUp } from './invitations.ts';
import { changeTeam, ownOf, personOf, readTeam, withOwn, withPerson, type Person } from './people.ts';
import { choiceSchema, inviteSchema } from '#forms/team/form.ts';
import { oneOf, requiredLine } from '#forms/fields/rules.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import type { StatusMessage } from '#shared/endpoints/endpoint.ts';
import type { Invited } from '#shared/endpoints/invitation.ts';
import { TEAM_CHANGES, type Colleague, type InvitationMade, type TeamState } from '#shared/endpoints/team.ts';
import { MAX_NAME } from '#shared/limits.ts';
import { fail, ok, type Fault } from '#shared/result.ts';
import { z } from '#shared/zod.ts';
import { siteAddress } from '../deploy.ts';
import { logProblem } from '../log.ts';
import { company } from '#content/company.ts';
import { PATHS } from '#shared/paths.ts';

const GONE: Fault = { kind: 'not-found', message: 'There is no such person in the team any more.' };
/** Looks at invitations from one address in a minute. */
const LOOKS = 20;

const id = requiredLine('The id is required.', MAX_NAME);
const mail = z.optional(z.boolean());
const token = requiredLine('The invitation is missing.', MAX_NAME);

async function showTeam(call: Call): Promise<Answer<TeamState>> {
  const team = await readTeam();
  const you = caller(call);
  const { factor } = ownOf(team, you.id);
  const { username } = environmentOwner();
  const first: Colleague = {
    ...{ id: ENVIRONMENT, name: username, username, state: 'active' },
    factor: ownOf(team, ENVIRONMENT).factor !== undefined,
  };
  return ok({
    status: 'success',
    people: [...(hasEnvironment() ? [first] : []), ...(team.people ?? []).map(toColleague)],
    mail: canMail(),
    you: {
      ...{ id: you.id, isEnvironment: you.id === ENVIRONMENT, factor: factor !== undefined },
      recoveryLeft: factor?.recovery.length ?? 0,
    },
  });
}

function toColleague(person: Person): Colleague {
  const { name, email, state, factor } = person;
  const shown = state === 'invited' && isLate(person) ? 'late' : state;
  return { id: person.id, name, username: email, state: shown, factor: factor !== undefined };
}

const inviteColleague = accept(
  z.extend(inviteSchema, { mail }),
  async ({ name, email, mail: isMailed }, call): Promise<Answer<InvitationMade>> => {
    const made = await invite({ name, email }, (team) => mayAct(team, caller(call).id));
    return made.ok ? answerInvitation(made.value, isMailed, call) : made;
  },
);

const renewInvitation = accept(
  z.object({ id, mail }),
  async (input, call): Promise<Answer<InvitationMade>> => {
    const made = await inviteAgain(input.id, (team) => mayAct(team, caller(call).id));
    return made ? answerInvitation(made, input.mail, call) : fail(GONE);
  },
);

async function answerInvitation(
  { token: secret, person }: { token: string; person: Person },
  isMailed: boolean | undefined,
  call: Call,
): Promise<Answer<InvitationMade>> {
  const mailed = isMailed && canMail() ? await mailInvitation(person, secret, call.url) : undefined;
  return { ...ok({ status: 'success', token: secret, mailed }), on: person.name };
}

const canMail = (): boolean => ['smtp', 'files'].includes(mailSetup());

/**
 * Disables, enables or removes somebody, or takes their lost second factor away. Nobody does that to himself and nobody to the
 * environment's administrator: whoever else goes, one is left.
 */
const changeColleague = accept(
  z.object({ id, to: oneOf(TEAM_CHANGES, 'There is no such change.') }),
  async (input, call): Promise<Answer<StatusMessage>> => {
    const you = caller(call).id;
    if (input.id === ENVIRONMENT)
      return refuse('This administrator is set in the environment, and cannot be changed here.');
    if (input.id === you) return refuse('Please ask a colleague to do that.');
    let on = '';
    const changed = await changeTeam((team) => {
      const person = personOf(team, input.id);
      if (!person || !mayAct(team, you)) return undefined;
      on = person.name;
      if (input.to === 'without-factor') return withOwn(team, person.id, { factor: undefined });
      if (input.to === 'removed') {
        const people = team.people?.filter((one) => one !== person) ?? [];
        return { people, ...takenBack(team, person.id) };
      }
      // An invitation is taken up or taken back, nothing between.
      if (person.state === 'invited') return undefined;
      const { to } = input;
      return withPerson(team, person.id, (one) => ({ ...one, state: to }));
    });
    if (!changed) return fail(GONE);
    if (input.to === 'disabled' || input.to === 'removed') await endSessionsOf(input.id);
    return { ...ok({ status: 'success', message: 'Changed.' }), on };
  },
);

const refuse = (message: string): Answer<never> => fail({ kind: 'conflict', message });

const lookAtInvitation = accept(z.object({ token }), async (input, call): Promise<Answer<Invited>> => {
  const fault = await tooMany(call);
  if (fault) return fail(fault);
  const found = await look(input.token);
  if (!found.ok) return found;
  const { name, email } = found.value;
  return ok({ status: 'success', name, email });
});

const takeUpInvitation = accept(z.object({ token }), async (input, call): Promise<Answer<StatusMessage>> => {
  const fault = await tooMany(call);
  if (fault) return fail(fault);
  const choice = checkInput(choiceSchema, call.body);
  if (!choice.ok) return choice;
  const taken = await takeUp(input.token, choice.value.password);
  if (!taken.ok) return taken;
  return { ...ok({ status: 'success', message: 'Your account is ready.' }), who: taken.value.name };
});

async function tooMany({ address }: Call): Promise<Fault | undefined> {
  const retryAfter = await countCall('invitation', address, LOOKS);
  const message = 'Too many tries. Please wait a minute.';
  return retryAfter > 0 ? { kind: 'rate-limited', message, retryAfter } : undefined;
}

/** Who is an administrator, and how one becomes it. */
export const peopleCalls: readonly ServedCall[] = [
  serve(endpoints.teamState, showTeam),
  serve(endpoints.teamInvite, inviteColleague),
  serve(endpoints.teamInviteAgain, renewInvitation),
  serve(endpoints.teamChange, changeColleague),
  serve(endpoints.invitationLook, lookAtInvitation),
  serve(endpoints.invitationAccept, takeUpInvitation, 'tried'),
];

/**
 * Mails the link of an invitation at once. It does not wait in the outbox: what waits there is written down, and of the link only a
 * hash may be. Out: whether it was taken; whoever invites has the link in any case.
 */
async function mailInvitation({ name, email }: Person, token: string, asked: URL): Promise<boolean> {
  const link = `${new URL(PATHS.invitation, siteAddress() ?? asked.origin).href}#${token}`;
  const text = [
    `Hello ${name},`,
    `you are invited to the staff area of ${company.name}. Choose your password here, within 24 hours:`,
    link,
    'The link works once. If you do not know what this is about, leave it.',
  ].join('\n\n');
  try {
    await mailPerson({ to: email, subject: `Your invitation to the staff area of ${company.name}`, text });
    return true;
  } catch (error) {
    logProblem('invitation-not-mailed', {}, error);
    return false;
  }
}
