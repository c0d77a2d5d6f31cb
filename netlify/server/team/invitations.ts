import { hash, randomBytes } from 'node:crypto';
import { hashPassword } from '../auth/password.ts';
import { readEnv } from '../env.ts';
import { normalUsername } from '../records/attempts.ts';
import {
  changeTeam,
  personOf,
  readTeam,
  withPerson,
  type EndedInvitation,
  type Person,
  type Team,
} from './people.ts';
import { refusalOf } from './password-rules.ts';
import { createId } from '#shared/ids.ts';
import { fail, ok, type Fault, type Result } from '#shared/result.ts';

const HOURS = 24;
const TOKEN_BYTES = 32;
/** The document about administrators stays small. */
const MOST_PEOPLE = 50;
const MOST_ENDED = 100;

const OVER = {
  used: 'This invitation was used already. Sign in with the password that was chosen then.',
  'taken back': 'This invitation was taken back, or a newer one took its place.',
  late: `This invitation is over: it held for ${HOURS} hours. Please ask for a new one.`,
} as const;
const UNKNOWN: Fault = {
  kind: 'not-found',
  message: 'There is no such invitation. Please open the whole link, as it was sent to you.',
};

const NOT_YOU: Fault = { kind: 'conflict', message: 'Your account was changed meanwhile.' };

/** The secret of a link, of which only the hash is kept. */
interface Made {
  token: string;
  person: Person;
}

/** Invites somebody who is no administrator yet, if `mayGoOn` says so of the team as it is. */
export async function invite(
  { name, email }: { name: string; email: string },
  mayGoOn: (team: Team) => boolean,
): Promise<Result<Made>> {
  const { token, invitation } = newInvitation();
  const madeAt = new Date().toISOString();
  const person: Person = {
    ...{ id: createId(), name, email, state: 'invited', invitation },
    ...{ madeAt, changedAt: madeAt },
  };
  let fault: Fault = NOT_YOU;
  const changed = await changeTeam((team) => {
    const taken = whyNot(team, person);
    if (taken) fault = taken;
    if (taken || !mayGoOn(team)) return undefined;
    return { people: [...(team.people ?? []), person] };
  });
  return changed ? ok({ token, person }) : fail(fault);
}

/** Another link for one who has not taken up theirs, which ends with it. Out: undefined if there is no such person. */
export async function inviteAgain(id: string, mayGoOn: (team: Team) => boolean): Promise<Made | undefined> {
  const { token, invitation } = newInvitation();
  const changed = await changeTeam((team) => {
    if (personOf(team, id)?.state !== 'invited' || !mayGoOn(team)) return undefined;
    return { ...takenBack(team, id), ...withPerson(team, id, (person) => ({ ...person, invitation })) };
  });
  const person = changed && personOf(changed, id);
  return person && { token, person };
}

/** Whom a link is for; a fault says why it opens nothing. */
export const look = async (token: string): Promise<Result<Person>> =>
  invitedBy(await readTeam(), hash('sha256', token));

/** Takes up an invitation: from now on its person signs in with this password. Of several at once one is taken. */
export async function takeUp(token: string, password: string): Promise<Result<Person>> {
  const found = await look(token);
  if (!found.ok) return found;
  const refusal = await refusalOf(password, found.value);
  if (refusal) return fail({ kind: 'invalid', message: refusal, errors: { password: refusal } });
  const passwordHash = await hashPassword(password);
  const secret = hash('sha256', token);
  let outcome: Result<Person> = found;
  await changeTeam((team) => {
    outcome = invitedBy(team, secret);
    if (!outcome.ok) return undefined;
    const { id } = outcome.value;
    return {
      ...withPerson(team, id, ({ invitation: _, ...person }) => ({
        ...person,
        state: 'active',
        passwordHash,
      })),
      ended: withEnded(team, secret, 'used'),
    };
  });
  return outcome;
}

/** The team's ended invitations once that of a person can be taken up no more. */
export function takenBack(team: Team, id: string): Pick<Team, 'ended'> {
  const hash = personOf(team, id)?.invitation?.hash;
  return hash === undefined ? {} : { ended: withEnded(team, hash, 'taken back') };
}

/** Whether the link of an invited person holds no more. */
export const isLate = ({ invitation }: Person, now = Date.now()): boolean =>
  Date.parse(invitation?.expiresAt ?? '') <= now;

/** Addresses are user names; by their names colleagues know who has an enquiry, and the audit who did something. */
function whyNot({ people = [] }: Team, asked: Pick<Person, 'name' | 'email'>): Fault | undefined {
  const refuse = (field: 'name' | 'email', message: string): Fault => {
    return { kind: 'conflict', message, errors: { [field]: message } };
  };
  const isTaken = (field: 'name' | 'email'): boolean =>
    [readEnv().ADMIN_USERNAME ?? '', ...people.map((one) => one[field])]
      .map(normalUsername)
      .includes(normalUsername(asked[field]));
  if (people.length >= MOST_PEOPLE) return refuse('email', `A team has at most ${MOST_PEOPLE} people.`);
  if (isTaken('email')) return refuse('email', 'Somebody of the team has this address already.');
  if (!isTaken('name')) return undefined;
  return refuse('name', 'Somebody of the team has this name already. Please add what tells them apart.');
}

function invitedBy(team: Team, hash: string): Result<Person> {
  const over = (message: string) => fail<Fault>({ kind: 'conflict', message });
  const ended = team.ended?.find((one) => one.hash === hash);
  if (ended) return over(OVER[ended.end]);
  const person = team.people?.find(({ invitation }) => invitation?.hash === hash);
  if (!person) return fail(UNKNOWN);
  return isLate(person) ? over(OVER.late) : ok(person);
}

const withEnded = (
  { ended = [] }: Team,
  hash: string,
  end: EndedInvitation['end'],
): readonly EndedInvitation[] => [...ended, { hash, end }].slice(-MOST_ENDED);

function newInvitation() {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(Date.now() + HOURS * 3_600_000).toISOString();
  return { token, invitation: { hash: hash('sha256', token), expiresAt } };
}
