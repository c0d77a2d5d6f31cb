import { openCollection } from '../database/blobs.ts';
import { changeDocument, readDocument } from '../database/documents.ts';
import { normalUsername } from '../records/attempts.ts';
import { ADMINISTRATORS, credential, fingerprint } from '../records/credential.ts';
import { ENVIRONMENT } from '../records/sessions.ts';

/** What an app and a list on paper prove. Secrets of apps cannot be kept as hashes. */
export interface Factor {
  /** Base 32, as apps take it. */
  secret: string;
  /** The last half minute whose code was used: none counts twice. */
  usedStep: number;
  /** Hashes of the recovery codes that are left. */
  recovery: readonly string[];
}

/** What an administrator has set for himself. */
export interface Own {
  factor?: Factor | undefined;
  /** Shown to be scanned, and not proved yet. */
  offered?: string | undefined;
}

/** One who was invited. The e-mail address is the user name. Moments are ISO 8601 UTC. */
export interface Person extends Own {
  id: string;
  name: string;
  email: string;
  state: 'invited' | 'active' | 'disabled';
  /** Absent until an invitation was taken up. */
  passwordHash?: string;
  invitation?: { hash: string; expiresAt: string } | undefined;
  madeAt: string;
  changedAt: string;
}

/** An invitation that can be taken up no more, so that its link can say why. */
export interface EndedInvitation {
  hash: string;
  end: 'used' | 'taken back';
}

/** The team's part of the document about administrators. */
export interface Team {
  people?: readonly Person[];
  /** What the environment's administrator has set, for as long as his password is this one. */
  environment?: Own & { credential: string };
  ended?: readonly EndedInvitation[];
}

/** Everybody who was invited, and what the environment's administrator has set. One request to the store. */
export const readTeam = async (): Promise<Team> =>
  (await readDocument<Team>(openCollection('credentials'), ADMINISTRATORS)) ?? {};

/** Changes it by compare-and-swap; `edit` answers what is new, or undefined to leave all as it is. Out: undefined if it was left. */
export async function changeTeam(edit: (team: Team) => Partial<Team> | undefined): Promise<Team | undefined> {
  const change = (team: Team = {}) => {
    const fields = edit(team);
    return fields && { ...team, ...fields };
  };
  return changeDocument<Team>(openCollection('credentials'), ADMINISTRATORS, change, {});
}

export const personOf = ({ people = [] }: Team, id: string): Person | undefined =>
  people.find((person) => person.id === id);

/** The one who may sign in by that user name, if there is one. */
export function activeByName({ people = [] }: Team, username: string): Person | undefined {
  const name = normalUsername(username);
  return people.find(({ state, email }) => state === 'active' && normalUsername(email) === name);
}

/** Whether somebody still is who they were when they proved it: not disabled, not removed, with the same password. */
export function isStill(team: Team, { id, credential: made }: { id: string; credential: string }): boolean {
  if (id === ENVIRONMENT) return made === credential();
  const person = personOf(team, id);
  return person?.state === 'active' && fingerprint(person.passwordHash ?? '') === made;
}

/** The people with one of them changed. */
export function withPerson({ people = [] }: Team, id: string, change: (person: Person) => Person): Team {
  const changedAt = new Date().toISOString();
  return { people: people.map((one) => (one.id === id ? { ...change(one), changedAt } : one)) };
}

/** What an administrator has set for himself. */
export function ownOf(team: Team, id: string): Own {
  if (id !== ENVIRONMENT) return personOf(team, id) ?? {};
  return team.environment?.credential === credential() ? team.environment : {};
}

/** The team with what one of them has set for himself. */
export function withOwn(team: Team, id: string, own: Own): Team {
  if (id === ENVIRONMENT) return { environment: { ...own, credential: credential() } };
  return withPerson(team, id, (person) => ({ ...person, ...own }));
}
